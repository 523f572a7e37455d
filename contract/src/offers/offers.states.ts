import { offersTexts as texts } from './offers.messages.ts'

/** The lifecycle of an offer. Pure rules, shared by the screens and the server. */
export const offerStatusNames = {
  E1: 'Open',
  E2: 'Accepted',
  E3: 'Declined',
  E4: 'Withdrawn',
} as const

export const offerStatus = {
  open: 'E1',
  accepted: 'E2',
  declined: 'E3',
  withdrawn: 'E4',
} as const satisfies Record<string, keyof typeof offerStatusNames>

export type OfferStatus = keyof typeof offerStatusNames
export const offerStatuses = Object.keys(offerStatusNames) as OfferStatus[]

/** "Owner" means any seller: the owner, their agent, or that agency's administrator. */
export type OfferActor = 'bidder' | 'owner' | 'superAdmin'

export const offerActions = [
  'change',
  'withdraw',
  'accept',
  'decline',
  'counter',
  'acceptCounter',
  'reopen',
  'print',
] as const
export type OfferAction = (typeof offerActions)[number]

interface Rule {
  from: OfferStatus
  to: OfferStatus
  by: readonly OfferActor[]
}

const seller = ['owner', 'superAdmin'] as const
const { open, accepted, declined, withdrawn } = offerStatus

/** The bidder never accepts their own offer; what they may accept is the owner's counter-offer. */
export const offerRules: Record<OfferAction, Rule> = {
  change: { from: open, to: open, by: ['bidder'] },
  withdraw: { from: open, to: withdrawn, by: ['bidder'] },
  accept: { from: open, to: accepted, by: seller },
  decline: { from: open, to: declined, by: seller },
  counter: { from: open, to: open, by: seller },
  acceptCounter: { from: open, to: accepted, by: ['bidder'] },
  reopen: { from: accepted, to: open, by: seller },
  print: { from: accepted, to: accepted, by: ['bidder', ...seller] },
}

export interface OfferFacts {
  statusCode: OfferStatus
  counterAmount: number | null
}

/** Whether this person may ever do this, whatever the offer's state. */
export function isOffersActor(action: OfferAction, actor: OfferActor): boolean {
  return offerRules[action].by.includes(actor)
}

/** Why the offer's current state does not allow it, as a message; undefined if it does. */
export function offerRefusal(action: OfferAction, offer: OfferFacts): string | undefined {
  const { from } = offerRules[action]
  if (offer.statusCode !== from) return from === open ? texts.notOpen : texts.notAccepted
  if (action === 'acceptCounter' && offer.counterAmount === null) return texts.noCounter
  return undefined
}

export type OfferMay = Record<OfferAction, boolean>

/** What a screen offers this person; the server checks the same table again when it is done. */
export function offerMay(offer: OfferFacts, actor: OfferActor): OfferMay {
  const may = (action: OfferAction) =>
    isOffersActor(action, actor) && offerRefusal(action, offer) === undefined
  return Object.fromEntries(offerActions.map((action) => [action, may(action)])) as OfferMay
}
