/** The banks whose statements are recognised; any other file needs a heading with the usual columns. */
export const statementBanks = [
  'fnb',
  'standardBank',
  'absa',
  'nedbank',
  'capitec',
  'investec',
  'other',
] as const
export type StatementBank = (typeof statementBanks)[number]

export const statementFormats = ['csv', 'ofx'] as const
export type StatementFormat = (typeof statementFormats)[number]

/**
 * The state of a line. `charge`: money that left the account, which matches no payment here.
 * `accepted`: a payment has been chosen and nothing is booked yet.
 */
export const lineStates = [
  'charge',
  'open',
  'accepted',
  'booked',
  'not ours',
  'refund due',
  'refunded',
] as const
export type LineState = (typeof lineStates)[number]

/**
 * How certain it is which payment a line belongs to. Only a sure match is accepted automatically.
 */
export const matchLevels = ['sure', 'likely', 'possible', 'unknown'] as const
export type MatchLevel = (typeof matchLevels)[number]

/** Why a payment is suggested for a line, and what counts against it. */
export const matchReasons = [
  'reference',
  'number',
  'nearNumber',
  'amount',
  'less',
  'more',
  'name',
  'addsUp',
  'noReference',
  'early',
  'old',
  'confirmedByHand',
  'paidAlready',
  'cancelled',
  'otherLine',
] as const
export type MatchReason = (typeof matchReasons)[number]

/** Reasons in favour of a match; the others call for a second look. */
const agreeing: readonly MatchReason[] = [
  'reference',
  'number',
  'amount',
  'name',
  'addsUp',
  'confirmedByHand',
]

export function speaksFor(reason: MatchReason): boolean {
  return agreeing.includes(reason)
}

/** The groups of the screen, in order. Lines that have been placed are in the first. */
export const lineGroups = ['accepted', 'likely', 'partial', 'unknown', 'charges'] as const
export type LineGroup = (typeof lineGroups)[number]

/** What the list of lines can be filtered by. `aside`: not ours, to be refunded, or refunded. */
export const lineViews = ['open', ...lineGroups, 'aside', 'all'] as const
export type LineView = (typeof lineViews)[number]
