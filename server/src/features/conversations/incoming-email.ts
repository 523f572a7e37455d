import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { htmlToText } from '../../kit/html-to-text.ts'
import { withoutQuoted } from './quoted-text.ts'

export interface IncomingEmail {
  /** Its own, or else one derived from its content: the same email is stored once. */
  messageId: string
  sender: { name: string; address: string }
  subject: string
  text: string
  files: { name: string; content: Buffer }[]
  /** Every address that its headers name as a recipient. */
  recipients: string[]
  automatic: boolean
  /** A mail server's report about an email of ours. */
  report: boolean
}

const longestText = 20_000
const mostFiles = 5
const mostFileBytes = 10 * 1024 * 1024

const clean = (text: string) => text.replaceAll('\0', '')

function headerOf({ headers }: Email, name: string): string {
  return (
    headers
      .find(({ key }) => key === name)
      ?.value.toLowerCase()
      .trim() ?? ''
  )
}

const isReport = (email: Email) => headerOf(email, 'content-type').startsWith('multipart/report')

/** Automatic: out-of-office replies, delivery reports, mailing lists. */
function isAutomatic(email: Email): boolean {
  const submitted = headerOf(email, 'auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /bulk|junk|list|auto_reply/.test(headerOf(email, 'precedence')) ||
    headerOf(email, 'x-autoreply') !== '' ||
    headerOf(email, 'return-path') === '<>' ||
    isReport(email)
  )
}

function recipientsOf(email: Email): string[] {
  const listed = [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])]
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((key) =>
    headerOf(email, key),
  )
  return [
    ...listed.flatMap(({ address, group }) => [
      address,
      ...(group ?? []).map((one) => one.address),
    ]),
    ...delivered,
  ].flatMap((address) => (address ? [address] : []))
}

const bytesOf = ({ content }: Attachment) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)

/** The attachments within the limits; inline pictures, such as a logo, are left out. */
function filesOf({ attachments }: Email) {
  const files: IncomingEmail['files'] = []
  let bytes = 0
  const real = attachments.filter(
    ({ related, disposition }) => !related && disposition !== 'inline',
  )
  for (const attachment of real) {
    const content = bytesOf(attachment)
    if (files.length === mostFiles || bytes + content.length > mostFileBytes) continue
    bytes += content.length
    files.push({ name: clean(attachment.filename ?? 'attachment'), content })
  }
  return { files, leftOut: real.length - files.length }
}

function textOf(email: Email, leftOut: number): string {
  const written = clean(email.text ?? (email.html ? htmlToText(email.html) : ''))
  const text = withoutQuoted(written).slice(0, longestText)
  const note = leftOut ? `[${leftOut} attachments were too large and are not shown.]` : ''
  return [text, note].filter(Boolean).join('\n\n')
}

const hashOf = (content: Buffer) => `sha256:${createHash('sha256').update(content).digest('hex')}`

/** Parses a received email. One that cannot be parsed is not lost: it has no text. */
export async function parseIncoming(content: Buffer): Promise<IncomingEmail> {
  let email: Email
  try {
    email = await PostalMime.parse(content, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 })
  } catch {
    const sender = { name: '', address: '' }
    const empty = {
      subject: '',
      text: '',
      files: [],
      recipients: [],
      automatic: true,
      report: false,
    }
    return { ...empty, messageId: hashOf(content), sender }
  }
  const { files, leftOut } = filesOf(email)
  return {
    messageId: clean(email.messageId || hashOf(content)).slice(0, 500),
    sender: {
      name: clean(email.from?.name ?? '').slice(0, 200),
      address: clean(email.from?.address ?? '').slice(0, 320),
    },
    subject: clean(email.subject ?? '').slice(0, 250),
    text: textOf(email, leftOut),
    files,
    recipients: recipientsOf(email),
    automatic: isAutomatic(email),
    report: isReport(email),
  }
}
