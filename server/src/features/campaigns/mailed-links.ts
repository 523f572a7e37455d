import { campaignLinks } from '#contract/campaigns/campaign-links.ts'

/** The mailing and the subject of an email; its links carry them as `17B`. */
export interface MailedAs {
  mailingId: number
  subject: 'A' | 'B'
}

export function mailedFrom(query: unknown): MailedAs | undefined {
  const text = (query as Record<string, unknown>)[campaignLinks.mailed]
  const [, id, subject] = /^([1-9]\d{0,8})([AB])$/.exec(String(text)) ?? []
  return id ? { mailingId: Number(id), subject: subject as MailedAs['subject'] } : undefined
}

export function withMailed(address: string, { mailingId, subject }: MailedAs): string {
  return `${address}?${campaignLinks.mailed}=${mailingId}${subject}`
}

/**
 * The links to listings, including those on the page that the email leads to: a click counts for
 * the subject that led there.
 */
export function withMailedClicks(html: string, mailed: MailedAs): string {
  return html.replace(/\/campaign-click\/\d+\/\d+(?=["'])/g, (address) =>
    withMailed(address, mailed),
  )
}
