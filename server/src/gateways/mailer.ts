import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  unsubscribeUrl: string | null
  attachments?: readonly { fileName: string; type: string; base64: string }[]
}

/** An address with its name, as one text or in its parts. */
export type Sender = string | { name: string; address: string }

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** A mail server's error, in a form that decides about a retry. */
export class MailError extends Error {
  /** The server will never accept this email, so a retry is useless. */
  readonly permanent: boolean
  /** A short code for the logs; never the server's own text. */
  readonly code: string

  constructor(code: string, permanent: boolean, cause: unknown) {
    super(code, { cause })
    this.name = 'MailError'
    this.code = code
    this.permanent = permanent
  }
}

interface SmtpRefusal {
  responseCode?: number
  code?: string
  /** The system's code, such as ECONNREFUSED, where `code` is the library's own. */
  originalCode?: string
  /** The step of the conversation that was refused. */
  command?: string
}

/** A rejected login or sender comes from our settings: one wrong password must not lose every email. */
const stepsAboutTheMail = ['RCPT TO', 'DATA']

/** RFC 8058: a mail client's own button sends a POST to the address, without opening a page. */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function toMailError(error: unknown): MailError {
  const { responseCode = 0, code, originalCode, command = '' } = error as SmtpRefusal
  const permanent = responseCode >= 500 && stepsAboutTheMail.includes(command)
  const text = responseCode ? `SMTP ${responseCode}` : (originalCode ?? code ?? 'SMTP')
  return new MailError(text, permanent, error)
}

/** The sender may be a function, since its name is a setting that can change between emails. */
export function openMailer(smtpUrl: string, from: Sender | (() => Promise<Sender>)): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 15_000,
    socketTimeout: 30_000,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          from: typeof from === 'function' ? await from() : from,
          to: mail.to,
          ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          attachments: (mail.attachments ?? []).map(({ fileName, type, base64 }) => ({
            filename: fileName,
            contentType: type,
            content: base64,
            encoding: 'base64',
          })),
          ...(mail.unsubscribeUrl ? { headers: unsubscribeHeaders(mail.unsubscribeUrl) } : {}),
          // An email is text from our own tables; nothing in it may make the server open a file.
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
