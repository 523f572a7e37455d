/**
 * The statuses that weeks and properties share, and how payments and offers change them. Pure
 * rules, shared by the screens and the server.
 */
export const listingStatus = {
  awaitingPayment: 'AP',
  awaitingEft: 'APEFT',
  offerPending: 'P',
  contract: 'CIP',
  sold: 'S',
  rentedOut: 'RO',
} as const

const waiting: readonly string[] = [listingStatus.awaitingPayment, listingStatus.awaitingEft]
const underOffer: readonly string[] = [listingStatus.offerPending, listingStatus.contract]
const gone: readonly string[] = [listingStatus.sold, listingStatus.rentedOut]

/** In these statuses buyer and seller have agreed on the listing as it is. */
export const agreedStatuses: readonly string[] = [...underOffer, ...gone]

/** CIP, S, P and RO take no enquiries, offers or interest, whatever the settings of the status. */
export const enquiriesStoppedBy = agreedStatuses

export type ListingStage = 'awaitingPayment' | 'onMarket' | 'underOffer' | 'gone'

/** Every other status, including those added later, counts as on the market. */
export function stageOf(statusCode: string): ListingStage {
  if (waiting.includes(statusCode)) return 'awaitingPayment'
  if (underOffer.includes(statusCode)) return 'underOffer'
  return gone.includes(statusCode) ? 'gone' : 'onMarket'
}

export function isAwaitingPayment(statusCode: string): boolean {
  return stageOf(statusCode) === 'awaitingPayment'
}

/** What payments and offers do to a listing of either kind. */
export const listingTransitions = ['chooseEft', 'confirmPayment', 'acceptOffer', 'reopen'] as const
export type ListingTransition = (typeof listingTransitions)[number]

/** What a person does on an edit form, where they choose the new status. */
export type StatusChange = 'changeStatus' | 'skipPayment'

const transitionsFrom: Record<ListingTransition | StatusChange, readonly ListingStage[]> = {
  chooseEft: ['awaitingPayment'],
  confirmPayment: ['awaitingPayment'],
  acceptOffer: ['onMarket'],
  reopen: ['underOffer'],
  changeStatus: ['onMarket', 'underOffer', 'gone'],
  // Only payment, or a Super Admin who waives the fee, ends Awaiting Payment.
  skipPayment: ['awaitingPayment'],
}

export function mayTransition(
  transition: ListingTransition | StatusChange,
  statusCode: string,
): boolean {
  return transitionsFrom[transition].includes(stageOf(statusCode))
}

/** The status that a transition leads to; `open` is its status while it is on the market. */
export function statusAfter<Open extends string>(
  transition: ListingTransition,
  listing: { open: Open; feeDue: boolean },
) {
  switch (transition) {
    case 'chooseEft':
      return listingStatus.awaitingEft
    case 'confirmPayment':
      return listing.open
    case 'acceptOffer':
      return listingStatus.offerPending
    case 'reopen':
      // If its fee has been refunded in the meantime, it awaits the fee first.
      return listing.feeDue ? listingStatus.awaitingPayment : listing.open
  }
}
