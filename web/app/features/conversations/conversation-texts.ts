import { links } from '#contract/links.ts'
import type {
  Conversation,
  ConversationRow,
  OfferStep,
} from '#contract/conversations/conversations.schema.ts'
import { formatRand } from '#contract/values/rand.ts'

const offerNames: Record<OfferStep['event'], string> = {
  made: 'Offer',
  changed: 'New offer',
  countered: 'Counter-offer',
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  reopened: 'Offer reopened',
}

export const offerName = ({ event }: OfferStep) => offerNames[event]

/** The latest event, on one line. */
export function previewOf({ last }: ConversationRow): string {
  const { kind, fromUs, text, offer } = last
  if (offer) {
    const amount = offer.amount === null ? '' : `: ${formatRand(offer.amount)}`
    return `${offerName(offer)}${amount}`
  }
  if (kind === 'note') return `Note: ${text}`
  return fromUs ? `You: ${text}` : text
}

export function listingPath(listing: NonNullable<Conversation['listing']>): string {
  const { kind, id, usage, resortCode } = listing
  return kind === 'property' ? links.property(usage, id) : links.week(resortCode, id)
}

/** What started the conversation and what it is about. */
export function subjectOf({ listing, offer }: Pick<Conversation, 'listing' | 'offer'>): string {
  if (!listing) return 'Contact message'
  return `${offer ? 'Offer on' : 'Enquiry about'} ${listing.reference}`
}

/** `R 150 000 below the price` */
export function comparedText(amount: number, price: number): string {
  if (amount === price) return 'the full price'
  const gap = formatRand(Math.abs(price - amount))
  return `${gap} ${amount < price ? 'below' : 'above'} the price`
}

/** `184 KB` */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
