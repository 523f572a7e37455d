import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** What a mail server answered, in a form that decides about another try. */
export class MailError extends Error {
  /** The server will never take this mail: trying again is no use. */
  readonly permanent: boolean
  /** A short code for the logs; never the server's own words. */
  readonly code: string

  constructor(code: string, permanent: boolean, cause: unknown) {
    super(code, { cause })
    this.name = 'MailError'
    this.code = code
    this.permanent = permanent
  }
}

function toMailError(error: unknown): MailError {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  const permanent = responseCode !== undefined && responseCode >= 500
  return new MailError(responseCode ? `SMTP ${responseCode}` : (code ?? 'SMTP'), permanent, error)
}

export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 15_000,
      socketTimeout: 30_000,
    },
    { from },
  )
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          to: mail.to,
          ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          // A mail is text from our own tables; nothing in it may make the server open a file.
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw toMailError(error)
      }
    },
    close: () => transport.close(),
  }
}
