import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import type { OfferStatus } from '#contract/offers/offers.states.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

export type OfferStep = OfferDetail['thread'][number]
export type OfferSide = OfferStep['side']

export const statusColors: Record<OfferStatus, StatusColor> = {
  E1: 'orange',
  E2: 'green',
  E3: 'red',
  E4: 'grey',
}

/** Which side someone is on; a Super Admin is on neither. */
export function sideOf(
  offer: Pick<OfferDetail, 'userId'>,
  user: Pick<SessionReply['user'], 'id' | 'role'>,
): OfferSide | null {
  if (offer.userId === user.id) return 'bidder'
  return user.role === 'Super Admin' ? null : 'owner'
}

export function sellerRole({ isSale }: Pick<OfferDetail['listing'], 'isSale'>): string {
  return isSale ? 'seller' : 'landlord'
}

const did: Record<OfferStep['kind'], (amount: string) => string> = {
  made: (amount) => `offered ${amount}`,
  changed: (amount) => `changed the offer to ${amount}`,
  countered: (amount) => `countered with ${amount}`,
  accepted: (amount) => `accepted ${amount}`,
  declined: () => 'declined the offer',
  withdrawn: () => 'withdrew the offer',
  reopened: () => 'reopened the offer',
}

/** `You offered R 1 400 000`, `The seller declined the offer`. */
export function stepText(
  { kind, side, amount }: Pick<OfferStep, 'kind' | 'side' | 'amount'>,
  offer: Pick<OfferDetail, 'madeBy' | 'listing' | 'amount'>,
  mine: OfferSide | null,
): string {
  const other = side === 'bidder' ? offer.madeBy : `The ${sellerRole(offer.listing)}`
  const who = side === mine ? 'You' : other
  return `${who} ${did[kind](formatRand(amount ?? offer.amount))}`
}
