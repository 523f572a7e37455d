/** What a mail server reports about one address (RFC 3464). */
export interface ReportedRecipient {
  email: string
  /** `failed`, `delayed`, `delivered`, … */
  action: string
  /** An enhanced status code such as `5.1.1`. */
  status: string
}

export interface MailReport {
  /** Not delivered, or marked as spam by its reader (RFC 5965). */
  kind: 'delivery' | 'complaint'
  recipients: ReportedRecipient[]
  /** The Message-ID of the email that the report is about, in its angle brackets. */
  messageId: string | undefined
}

interface Part {
  type: string
  headers: Map<string, string>
  body: string
}

const mostBytes = 1_000_000
const mostParts = 20

/** Header fields by name in lower case; a folded field is joined into one. */
function readHeaders(text: string): Map<string, string> {
  const fields = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    fields.flatMap((field) => {
      const colon = field.indexOf(':')
      if (colon < 1) return []
      return [[field.slice(0, colon).trim().toLowerCase(), field.slice(colon + 1).trim()] as const]
    }),
  )
}

function decoded(body: string, encoding: string | undefined): string {
  const name = encoding?.toLowerCase()
  if (name === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (name !== 'quoted-printable') return body
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function readPart(text: string): Part {
  const end = /\r?\n\r?\n/.exec(text)
  const headers = readHeaders(end ? text.slice(0, end.index) : text)
  const raw = end ? text.slice(end.index + end[0].length) : ''
  const type = (headers.get('content-type') ?? 'text/plain').split(';')[0] as string
  const body = decoded(raw, headers.get('content-transfer-encoding'))
  return { type: type.trim().toLowerCase(), headers, body }
}

function partsOf({ headers, body }: Part): Part[] {
  const type = headers.get('content-type') ?? ''
  const boundary = /boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(type)
  if (!boundary) return []
  const line = `--${boundary[1] ?? boundary[2]}`
  // Text before the first boundary is a note for old mail clients; text after the last one is
  // ignored.
  const pieces = `\n${body}`.split(new RegExp(`\\r?\\n${line.replace(/[^\w-]/g, '\\$&')}`))
  return pieces
    .slice(1, mostParts)
    .filter((piece) => !piece.startsWith('--'))
    .map((piece) => readPart(piece.replace(/^[ \t]*\r?\n/, '')))
}

/** `rfc822; thabo@example.com` */
function addressIn(field: string | undefined): string {
  const text = field?.replace(/^[^;]*;/, '').trim() ?? ''
  const address = /^<?([^\s<>]+@[^\s<>]+)>?$/.exec(text)?.[1] ?? ''
  return address.length <= 320 ? address : ''
}

function recipientsIn(body: string): ReportedRecipient[] {
  const groups = body.trim().split(/\r?\n[ \t]*\r?\n/)
  return groups.flatMap((group) => {
    const fields = readHeaders(group)
    // The address that we sent to, if the report knows that it was forwarded.
    const email =
      addressIn(fields.get('original-recipient')) || addressIn(fields.get('final-recipient'))
    if (!email) return []
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
    return [{ email, action: (fields.get('action') ?? '').toLowerCase(), status }]
  })
}

/** The headers of the email that a report returns, in whole or in part. */
function originalHeaders(parts: readonly Part[]): Map<string, string> {
  const original = parts.find(({ type }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'].includes(type),
  )
  return original ? readPart(original.body).headers : new Map()
}

/** A report about an email, as mail servers send it; undefined for any other email. */
export function readMailReport(content: Buffer): MailReport | undefined {
  const whole = readPart(content.subarray(0, mostBytes).toString('latin1'))
  if (whole.type !== 'multipart/report') return undefined
  const parts = partsOf(whole)
  const original = originalHeaders(parts)
  const messageId = /<[^<>\s]+>/.exec(original.get('message-id') ?? '')?.[0]
  const delivery = parts.find(({ type }) => type === 'message/delivery-status')
  if (delivery) {
    return { kind: 'delivery', recipients: recipientsIn(delivery.body), messageId }
  }
  const feedback = parts.find(({ type }) => type === 'message/feedback-report')
  if (!feedback) return undefined
  const fields = readHeaders(feedback.body)
  const email = addressIn(fields.get('original-rcpt-to')) || addressIn(original.get('to'))
  const recipients = email ? [{ email, action: 'complained', status: '' }] : []
  return { kind: 'complaint', recipients, messageId }
}

/**
 * Whether the address itself is the permanent cause. A full mailbox, an email that is too large and
 * a refusal of its content or sender have nothing to do with the address.
 */
export function isDeadAddress({ action, status }: ReportedRecipient): boolean {
  if (action !== 'failed' || !status.startsWith('5.')) return false
  return !/^5\.(2\.2|2\.3|3\.4|6\.\d+|7\.\d+)$/.test(status)
}
