import { createTransport } from 'nodemailer'
import { CircuitOpen } from './circuit-breaker.ts'
import { callOutside, causeOf, openOutside, untilAborted } from './outside.ts'

export interface OutgoingMail {
  messageId: string
  to: string
  replyTo: string | null
  /** If it is not the program's own. */
  sender?: { name: string; address: string } | null
  subject: string
  html: string
  text: string
  unsubscribeUrl: string | null
  attachments?: readonly { fileName: string; type: string; base64: string }[]
}

/** An address with a name, as one text or in parts. */
export type Sender = string | { name: string; address: string }

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  /** How long the server is left alone after a failure; 0 if it may be tried. */
  waitMs?(): number
  close(): void
}

export interface MailerLimits {
  connectMs: number
  /** The idle timeout, without a byte from the server. */
  silenceMs: number
  /** The timeout for one email, attachments included. */
  totalMs: number
  /** The pause between attempts to reach a failing server. */
  pauseMs: { first: number; longest: number }
}

const defaultLimits: MailerLimits = {
  connectMs: 5_000,
  silenceMs: 20_000,
  totalMs: 60_000,
  pauseMs: { first: 10_000, longest: 300_000 },
}

export interface MailFault {
  /** A short code for the logs and the back office; never the server's own text. */
  code: string
  /** `server`: no email can be sent at the moment. It is not the fault of this one. */
  about: 'server' | 'email'
  /** The server will never accept this email, so a retry is useless. */
  permanent: boolean
  /** The server rejected the email with a reply; otherwise the connection broke or timed out. */
  replied: boolean
}

/** A mail server's error, in a form that determines whether to retry. */
export class MailError extends Error implements MailFault {
  override name = 'MailError'
  readonly code: string
  readonly about: MailFault['about']
  readonly permanent: boolean
  readonly replied: boolean

  constructor({ code, about, permanent, replied }: MailFault, cause: unknown) {
    super(code, { cause })
    this.code = code
    this.about = about
    this.permanent = permanent
    this.replied = replied
  }

  /** What an operator should check. */
  get remedy(): string {
    if (/^SMTP 5(3[045]|34)/.test(this.code) || this.code === 'EAUTH') {
      return 'The mail server rejects the login: check the user name and password in SMTP_URL'
    }
    return `The mail server cannot be used (${causeOf(this.cause)}): check that it is running, and SMTP_URL`
  }
}

interface SmtpRefusal {
  responseCode?: number
  code?: string
  /** The system's error code, such as ECONNREFUSED, if `code` is the library's own. */
  originalCode?: string
  /** The SMTP step that was refused. */
  command?: string
  timeoutType?: string
}

/**
 * A rejected login or sender comes from our settings: a wrong password must not lose every email.
 */
const stepsAboutTheMail = ['RCPT TO', 'DATA']

/** RFC 8058: a mail client's own button sends a POST to the address, without opening a page. */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function codeOf({ responseCode, originalCode, code }: SmtpRefusal): string {
  return responseCode ? `SMTP ${responseCode}` : (originalCode ?? code ?? 'SMTP')
}

/** Undefined if the connection was lost at an unknown step. */
function faultOf(error: unknown): MailFault | undefined {
  if (error instanceof CircuitOpen) {
    return { code: 'paused', about: 'server', permanent: false, replied: false }
  }
  const refusal = error as SmtpRefusal
  const { responseCode = 0, command = '' } = refusal
  const code = codeOf(refusal)
  const aboutTheMail = stepsAboutTheMail.includes(command)
  if (responseCode) {
    const permanent = aboutTheMail && responseCode >= 500
    return { code, about: aboutTheMail ? 'email' : 'server', permanent, replied: true }
  }
  const lost = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'].includes(refusal.code ?? '')
  const neverOpened =
    code === 'ECONNREFUSED' || /CONNECTION|GREETING|DNS/.test(refusal.timeoutType ?? '')
  const known = !(error instanceof DOMException) && (!lost || neverOpened)
  return known ? { code, about: 'server', permanent: false, replied: false } : undefined
}

/** The sender may be a function, since its name is a setting that can change between emails. */
export function openMailer(
  smtpUrl: string,
  from: Sender | (() => Promise<Sender>),
  limits: MailerLimits = defaultLimits,
): Mailer {
  const { connectMs, silenceMs, totalMs, pauseMs } = limits
  const options = {
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  } as const
  let transport = createTransport(options)
  const outside = openOutside({
    name: 'mail server',
    address: new URL(smtpUrl).host,
    // The outbox reports it, with the number of waiting emails.
    remedy: '',
    meanwhile: '',
    isOutage: (error) => error instanceof MailError && error.about === 'server',
    failures: 1,
    pauseMs,
  })

  /** Ends a conversation that takes too long, so that the email is not sent after all. */
  function reopen() {
    // The library's types lack the option.
    const { transporter } = transport as unknown as {
      transporter: { close(options: { force: boolean }): void }
    }
    transporter.close({ force: true })
    transport = createTransport(options)
  }

  /** A lost connection may be the fault of the email, if the server is otherwise healthy. */
  async function toMailError(failure: unknown): Promise<MailError> {
    if (failure instanceof MailError) return failure
    const fault = faultOf(failure)
    if (fault) return new MailError(fault, failure)
    reopen()
    const verified = await transport.verify().then(
      () => true,
      () => false,
    )
    const code = failure instanceof DOMException ? 'ETIMEDOUT' : codeOf(failure as SmtpRefusal)
    const about = verified ? 'email' : 'server'
    return new MailError({ code, about, permanent: false, replied: false }, failure)
  }

  async function deliver(mail: OutgoingMail, sender: Sender, signal: AbortSignal) {
    try {
      await untilAborted(signal, transport.sendMail(toMessage(mail, sender)))
    } catch (error) {
      throw await toMailError(error)
    }
  }

  return {
    async send(mail) {
      const sender = typeof from === 'function' ? await from() : from
      const probeMs = 2 * connectMs + silenceMs
      try {
        await callOutside(outside, totalMs + probeMs, () =>
          deliver(mail, mail.sender ?? sender, AbortSignal.timeout(totalMs)),
        )
      } catch (error) {
        throw await toMailError(error)
      }
    },
    waitMs: () => outside.breaker.waitMs(),
    close: () => transport.close(),
  }
}

function toMessage(mail: OutgoingMail, from: Sender) {
  return {
    messageId: mail.messageId,
    from,
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
  }
}
