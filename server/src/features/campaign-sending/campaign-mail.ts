import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import type { Config } from '../../config.ts'
import type { Executor } from '../../db/connect.ts'
import { escapeHtml } from '../../kit/placeholders.ts'
import type { CampaignRow } from '../campaigns/campaigns.service.ts'
import { loadCampaign } from '../campaigns/landing-page.service.ts'
import { renderBody, renderSubject, type RenderedCampaign } from '../campaigns/render.ts'
import { safeMailHtml } from '../mail/mail-html.ts'

export interface CampaignMail {
  subject: string
  replyTo: string | undefined
  itemCount: number
  htmlFor(unsubscribeUrl: string): string
}

/** A page may bring its own head; in a mail its title would stand among the words. */
const withoutHead = (html: string) => html.replace(/<head[\s>][\s\S]*?<\/head\s*>/i, '')

/** Whoever sends a mail must say who they are, unless the campaign does so itself. */
function senderLine(company: RenderedCampaign['company'], content: string): string {
  const address = company['Company.Address'] ?? ''
  if (address && content.includes(escapeHtml(address))) return ''
  const facts = [company['Company.Name'], address, company['Company.Phone']]
  return `<p>${escapeHtml(facts.filter(Boolean).join(', '))}</p>`
}

function footer(sender: string, page: string, unsubscribeUrl: string): string {
  const link = (address: string, label: string) =>
    `<a href="${escapeHtml(address)}" style="color:#563388">${label}</a>`
  return `<div style="max-width:960px;margin:0 auto;padding:16px;font-family:Arial,sans-serif;font-size:13px;line-height:1.6;color:#655c51">
<p>You get this mail because you asked us for news. ${link(page, 'See it in your browser')} or ${link(unsubscribeUrl, 'stop these mails')}.</p>
${sender}</div>`
}

/** A campaign as a mail, made once for many readers: they differ in the link that stops the mails. */
export async function campaignMail(
  db: Executor,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  row: CampaignRow,
): Promise<CampaignMail> {
  const campaign = await loadCampaign(db, row, publicUrl)
  const schemes = publicUrl.startsWith('https:') ? ['https'] : ['https', 'http']
  const content = safeMailHtml(withoutHead(renderBody(campaign, 'mail')), schemes)
  const sender = senderLine(campaign.company, content)
  const page = `${publicUrl}${campaignLinks.page(row.id)}`
  return {
    subject: renderSubject(campaign),
    replyTo: campaign.company['Company.Email'],
    itemCount: campaign.items.length,
    htmlFor: (unsubscribeUrl) => content + footer(sender, page, unsubscribeUrl),
  }
}
