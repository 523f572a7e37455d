import type { alertReasons } from '../../db/schema/alerts.ts'
import { button, letter, small } from '#contract/mail/letter.ts'
import { placeholders } from '#contract/mail/placeholders.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { defineComposedEmail } from '../../kit/composed-email.ts'
import { escapeHtml, mergeHtml, mergeLine, type PlaceholderValues } from '../../kit/placeholders.ts'

/** A listing in a digest. */
export interface DigestListing {
  reason: (typeof alertReasons)[number]
  title: string
  place: string
  price: string
  /** Complete addresses. */
  link: string
  picture: { address: string; alt: string } | null
  fromPrice: number | null
  toPrice: number | null
  /** The last day, of a listing that closes. */
  lastDay: string | null
}

/** What is reported about one saved search, or about the favourites. */
export interface DigestPart {
  /** The name of the search, as a heading and within a sentence. */
  name: string
  about: string
  link: string
  stopLink: string
  listings: DigestListing[]
  /** How many more there are than shown. */
  more: number
}

export interface Digest {
  parts: DigestPart[]
  company: PlaceholderValues
  stopAllLink: string
  choicesLink: string | null
}

const link = (address: string, text: string, style = 'color:#6c42a6') =>
  `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(text)}</a>`

function reasonOf({ reason, fromPrice, toPrice, lastDay }: DigestListing): string {
  if (reason === 'new') return 'New match'
  if (reason === 'back') return 'Back on the market'
  if (reason === 'closing')
    return lastDay ? `Offers close on ${formatDay(lastDay)}` : 'Offers close soon'
  if (fromPrice === null || toPrice === null) return 'Price reduced'
  return `Reduced by ${formatRand(fromPrice - toPrice)}, from ${formatRand(fromPrice)}`
}

function cardOf(listing: DigestListing): string {
  const { title, place, price, picture } = listing
  const image = picture
    ? `<a href="${escapeHtml(listing.link)}"><img src="${escapeHtml(picture.address)}" alt="${escapeHtml(picture.alt || title)}" width="544" style="display:block;width:100%;max-width:544px;height:auto;border-radius:8px"></a>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 24px"><tr><td>${image}
<p style="margin:12px 0 4px;font-size:14px;font-weight:600;color:#8a5a00">${escapeHtml(reasonOf(listing))}</p>
<p style="margin:0 0 4px;font-size:18px;font-weight:600">${link(listing.link, title, 'color:#3f2566;text-decoration:none')}</p>
<p style="margin:0;font-size:16px;color:#302b25"><strong>${escapeHtml(price)}</strong>${place ? `, ${escapeHtml(place)}` : ''}</p>
</td></tr></table>`
}

function partOf({ name, about, link: address, stopLink, listings, more }: DigestPart): string {
  const rest = more ? button(`See ${more} more`, escapeHtml(address)) : ''
  return `<h2 style="margin:32px 0 16px;font-size:20px;color:#3f2566">${link(address, name, 'color:#3f2566')}</h2>
${listings.map(cardOf).join('\n')}${rest}
${small(`${link(stopLink, 'Stop these alerts')} about ${escapeHtml(about)}.`)}`
}

const countOf = (parts: readonly DigestPart[]) =>
  parts.reduce((sum, { listings, more }) => sum + listings.length + more, 0)

function subjectOf({ parts }: Digest): string {
  const count = countOf(parts)
  const [first] = parts
  const [only] = first?.listings ?? []
  if (count === 1 && only) {
    const what = only.reason === 'new' ? 'New match' : reasonOf(only).split(',')[0]
    return mergeLine(`${what}: ${only.title}`, {})
  }
  const allNew = parts.every((part) => part.listings.every(({ reason }) => reason === 'new'))
  const what = allNew ? 'new matches' : 'updates'
  if (parts.length === 1 && first) return mergeLine(`${count} ${what} for ${first.name}`, {})
  return `${count} ${what} for your saved searches and favourites`
}

/** Escapes what people typed, so that none of it is taken for a placeholder. */
const marker = '<!--listings-->'

function htmlOf(digest: Digest): string {
  const count = countOf(digest.parts)
  const frame = letter(
    count === 1 ? 'A listing for you' : `${count} listings for you`,
    marker,
    small(
      `You are receiving this email because you saved a search or a favourite. ${link(digest.stopAllLink, 'Stop all alerts')}${
        digest.choicesLink ? ` or ${link(digest.choicesLink, 'choose your quiet hours')}` : ''
      }.`,
    ),
  )
  const content = digest.parts.map(partOf).join('\n')
  return mergeHtml(frame, digest.company).replace(marker, () => content)
}

const sampleUrl = 'https://www.example.com'

/** New matches, lower prices and other changes, in one email for each person. */
export const digestEmail = defineComposedEmail<Digest>({
  usage: 'Alerts',
  subject: subjectOf,
  html: htmlOf,
  sample: {
    company: {
      'Company.Name': placeholders['Company.Name'].sample,
      'Company.Phone': placeholders['Company.Phone'].sample,
      'Company.Email': placeholders['Company.Email'].sample,
      'Company.Address': placeholders['Company.Address'].sample,
      'Company.FfcNumber': placeholders['Company.FfcNumber'].sample,
    },
    stopAllLink: `${sampleUrl}/alerts/stop/sample`,
    choicesLink: `${sampleUrl}/user/alerts`,
    parts: [
      {
        name: 'Houses in Lynnwood',
        about: 'Houses in Lynnwood',
        link: `${sampleUrl}/property/residential/searchResult?suburb=Lynnwood`,
        stopLink: `${sampleUrl}/alerts/stop/sample`,
        more: 0,
        listings: [
          {
            reason: 'priceDrop',
            title: 'Sunny house with a garden',
            place: 'Lynnwood, Pretoria',
            price: 'R 2 350 000',
            link: `${sampleUrl}/property/residential/property/1`,
            picture: { address: `${sampleUrl}/images/house.webp`, alt: 'House from the garden' },
            fromPrice: 2_500_000,
            toPrice: 2_350_000,
            lastDay: null,
          },
        ],
      },
    ],
  },
})
