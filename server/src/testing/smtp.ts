import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

export type ReceivedMail = Email & {
  /** The envelope recipients, whatever the headers say. */
  recipients: string[]
}

export interface TestMailbox {
  url: string
  mails: ReceivedMail[]
  /** Replies to the next emails with this SMTP code instead of accepting them. */
  refuseWith: number | undefined
  /** Receives an email with this text and never replies to it. */
  hangOn: string | undefined
  close(): Promise<void>
}

interface MailboxOptions {
  /** A fixed port, for a server that restarts; otherwise any free one. */
  port?: number
  /** Lets nobody in without this password. */
  password?: string
}

/** A real SMTP server that keeps what it is sent. */
export async function openMailbox(options: MailboxOptions = {}): Promise<TestMailbox> {
  const { port = 0, password } = options
  const mailbox: TestMailbox = {
    url: '',
    mails: [],
    refuseWith: undefined,
    hangOn: undefined,
    close: async () => {},
  }
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth(auth, _session, done) {
      if (auth.password === password) done(null, { user: auth.username })
      else done(new Error('wrong password'))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mailbox.hangOn && Buffer.concat(chunks).includes(mailbox.hangOn)) return
        if (mailbox.refuseWith) {
          done(Object.assign(new Error('not now'), { responseCode: mailbox.refuseWith }))
          return
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mailbox.mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
        done()
      })
    },
  })
  // A client that is killed breaks its connection off; that is not a fault of the server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  mailbox.url = `smtp://127.0.0.1:${address.port}`
  mailbox.close = () => new Promise((resolve) => server.close(() => resolve()))
  return mailbox
}
