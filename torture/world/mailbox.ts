import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

/** What the mail server has accepted: for each Message-ID and recipient, how many times. */
export interface Mailbox {
  port: number
  received: Map<string, ReceivedMail>
  /** Replies to every email with this SMTP code instead of accepting it. */
  refuseWith: number | undefined
  /** Called with each accepted email before the sender is told. */
  onAccepted: () => void
  close(): Promise<void>
}

export interface ReceivedMail {
  messageId: string
  to: string
  text: string
  times: number
}

export async function openMailbox(): Promise<Mailbox> {
  const received: Mailbox['received'] = new Map()
  const accept = async (content: Buffer, recipients: string[]) => {
    const { messageId = createHash('sha256').update(content).digest('hex'), text = '' } =
      await PostalMime.parse(content)
    for (const to of recipients) {
      const key = `${messageId} ${to}`
      const mail = received.get(key) ?? { messageId, to, text, times: 0 }
      mail.times += 1
      received.set(key, mail)
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mailbox.refuseWith) {
          done(Object.assign(new Error('not now'), { responseCode: mailbox.refuseWith }))
          return
        }
        await accept(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        )
        mailbox.onAccepted()
        done()
      })
    },
  })
  // A killed client breaks its connection; that is not a fault of the server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mailbox: Mailbox = {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuseWith: undefined,
    onAccepted: () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailbox
}
