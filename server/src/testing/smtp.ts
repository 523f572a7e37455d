import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

export interface TestMailbox {
  url: string
  mails: Email[]
  /** Answers the next mails with this SMTP code instead of taking them. */
  refuseWith: number | undefined
  close(): Promise<void>
}

/** A real SMTP server that keeps what it is sent. */
export async function openMailbox(): Promise<TestMailbox> {
  const mailbox: TestMailbox = { url: '', mails: [], refuseWith: undefined, close: async () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mailbox.refuseWith) {
          done(Object.assign(new Error('not now'), { responseCode: mailbox.refuseWith }))
          return
        }
        mailbox.mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  mailbox.url = `smtp://127.0.0.1:${port}`
  mailbox.close = () => new Promise((resolve) => server.close(() => resolve()))
  return mailbox
}
