import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { placeholders } from '#contract/mail/placeholders.ts'
import type { Config } from '../../config.ts'
import type { Executor } from '../../db/connect.ts'
import { defineComposedEmail } from '../../kit/composed-email.ts'
import { escapeHtml } from '../../kit/placeholders.ts'
import type { CampaignRow } from '../campaigns/campaigns.service.ts'
import { loadCampaign } from '../campaigns/landing-page.service.ts'
import { withMailed, withMailedClicks, type MailedAs } from '../campaigns/mailed-links.ts'
import { renderBody, renderSubject, type RenderedCampaign } from '../campaigns/render.ts'
import { safeMailHtml } from '../mail/mail-html.ts'

export interface CampaignMail {
  /** The campaign's own subject, or another one; both with their placeholders filled in. */
  subjectOf(other: string | null): string
  replyTo: string | undefined
  itemCount: number
  /** With `email`, clicks are counted for that mailing and subject. */
  htmlFor(unsubscribeUrl: string, email?: MailedAs): string
}

/** A page may have its own head; in an email its title would appear in the text. */
const withoutHead = (html: string) => html.replace(/<head[\s>][\s\S]*?<\/head\s*>/i, '')

/** The sender of an email must identify itself, unless the campaign does so itself. */
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
<p>You are receiving this email because you subscribed to our news. ${link(page, 'View in browser')} or ${link(unsubscribeUrl, 'unsubscribe')}.</p>
${sender}</div>`
}

interface CampaignSource {
  campaign: RenderedCampaign
  campaignId: number
  publicUrl: string
}

/** All recipients get the same content, except for the unsubscribe link. */
function contentOf({ campaign, campaignId, publicUrl }: CampaignSource) {
  const schemes = publicUrl.startsWith('https:') ? ['https'] : ['https', 'http']
  const content = safeMailHtml(withoutHead(renderBody(campaign, 'mail')), schemes)
  const sender = senderLine(campaign.company, content)
  const page = `${publicUrl}${campaignLinks.page(campaignId)}`
  return (unsubscribeUrl: string, email?: MailedAs) =>
    email
      ? withMailedClicks(content, email) + footer(sender, withMailed(page, email), unsubscribeUrl)
      : content + footer(sender, page, unsubscribeUrl)
}

const sampleUrl = 'https://www.example.com'

/** A landing page as an email to every subscriber. */
export const campaignEmail = defineComposedEmail<CampaignSource>({
  usage: 'Campaign',
  subject: ({ campaign }) => renderSubject(campaign),
  html: (source) => contentOf(source)(`${source.publicUrl}${campaignLinks.unsubscribe('sample')}`),
  sample: {
    campaignId: 1,
    publicUrl: sampleUrl,
    campaign: {
      subject: 'Weeks by the sea from [Company.Name]',
      body: '<h1>Weeks by the sea</h1>[items]<p>[Company.Name], [Company.Phone]</p>',
      itemBody:
        '<a href="[link]"><img src="[image]" alt="[Resort.Name]"></a><p>[Resort.Name], [Resort.Price]</p>',
      itemsPerRow: 1,
      placeHolders: [],
      company: {
        'Company.Name': placeholders['Company.Name'].sample,
        'Company.Phone': placeholders['Company.Phone'].sample,
        'Company.Address': placeholders['Company.Address'].sample,
      },
      items: [
        {
          image: `${sampleUrl}/images/cabana-beach.webp`,
          link: `${sampleUrl}/resort/CABA`,
          custom: [],
          facts: {
            kind: 'week',
            id: 1,
            reference: 'TW-20418',
            title: 'Cabana Beach, 27 Fri',
            place: 'Umhlanga',
            price: 68_500,
            pricePer: null,
            isSale: true,
            displayText: 'Available',
            displayColor: 'green',
            published: true,
            usage: 'Timeshare',
            resortCode: 'CABA',
            spot: null,
            values: { Name: 'Cabana Beach', Price: 68_500 },
          },
        },
      ],
    },
  },
})

/** A campaign as an email, rendered once for many readers: they differ in the unsubscribe link. */
export async function campaignMail(
  db: Executor,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  row: CampaignRow,
): Promise<CampaignMail> {
  const campaign = await loadCampaign(db, row, publicUrl)
  return {
    subjectOf: (other) =>
      campaignEmail.subject({
        campaign: other === null ? campaign : { ...campaign, subject: other },
        campaignId: row.id,
        publicUrl,
      }),
    replyTo: campaign.company['Company.Email'],
    itemCount: campaign.items.length,
    htmlFor: contentOf({ campaign, campaignId: row.id, publicUrl }),
  }
}
