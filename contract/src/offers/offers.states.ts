import { offersTexts as texts } from './offers.messages.ts'

/** The life of an offer. Pure rules, shared by the screens and the server. */
export const offerStatusNames = {
  E1: 'Open',
  E2: 'Accepted',
  E3: 'Declined',
  E4: 'Withdrawn',
} as const

export type OfferStatus = keyof typeof offerStatusNames
export const offerStatuses = Object.keys(offerStatusNames) as OfferStatus[]

/** The owner stands for whoever sells: the owner, their agent, that agency's administrator. */
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

/** The bidder never accepts their own offer; what they may accept is the owner's counter-offer. */
export const offerRules: Record<OfferAction, Rule> = {
  change: { from: 'E1', to: 'E1', by: ['bidder'] },
  withdraw: { from: 'E1', to: 'E4', by: ['bidder'] },
  accept: { from: 'E1', to: 'E2', by: seller },
  decline: { from: 'E1', to: 'E3', by: seller },
  counter: { from: 'E1', to: 'E1', by: seller },
  acceptCounter: { from: 'E1', to: 'E2', by: ['bidder'] },
  reopen: { from: 'E2', to: 'E1', by: seller },
  print: { from: 'E2', to: 'E2', by: ['bidder', ...seller] },
}

export interface OfferFacts {
  statusCode: OfferStatus
  counterAmount: number | null
}

/** Whether this is this person's to do at all, whatever the offer's state. */
export function isOffersActor(action: OfferAction, actor: OfferActor): boolean {
  return offerRules[action].by.includes(actor)
}

/** Why it cannot be done with the offer as it stands, in words for a person; undefined when it can. */
export function offerRefusal(action: OfferAction, offer: OfferFacts): string | undefined {
  const { from } = offerRules[action]
  if (offer.statusCode !== from) return from === 'E1' ? texts.notOpen : texts.notAccepted
  if (action === 'acceptCounter' && offer.counterAmount === null) return texts.noCounter
  return undefined
}

export type OfferMay = Record<OfferAction, boolean>

/** What a screen offers this person; the server asks the same table again when they do it. */
export function offerMay(offer: OfferFacts, actor: OfferActor): OfferMay {
  const may = (action: OfferAction) =>
    isOffersActor(action, actor) && offerRefusal(action, offer) === undefined
  return Object.fromEntries(offerActions.map((action) => [action, may(action)])) as OfferMay
}
