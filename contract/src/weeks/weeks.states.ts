import {
  enquiriesStoppedBy,
  isAwaitingPayment,
  listingStatus,
} from '../listings/listings.states.ts'
import { listingsTexts } from '../listings/listings.messages.ts'
import { mayBePublished, type FeeState } from '../listings/publishing.ts'
import { mayBeRefused } from '../listings/refusals.ts'
import type { Day } from '../values/day.ts'
import { weeksMessages as texts, weeksTexts as own } from './weeks.messages.ts'

/** The codes of the statuses that drive the lifecycle of a week. */
export const weekStatus = {
  awaitingPayment: listingStatus.awaitingPayment,
  awaitingEft: listingStatus.awaitingEft,
  available: 'AV',
  offerPending: listingStatus.offerPending,
  contract: listingStatus.contract,
  sold: listingStatus.sold,
} as const

/** The old front end sets this id when the owner chooses EFT. */
export const awaitingEftStatusId = 1033

export const weekStates = [
  'awaitingPayment',
  'paid',
  'verified',
  'published',
  'unpublished',
  'offerPending',
  'contract',
  'sold',
  'hidden',
  'deleted',
] as const
export type WeekState = (typeof weekStates)[number]

export interface WeekFacts {
  statusCode: string
  fee: FeeState
  verified: boolean
  published: boolean
  /** Refused by a Super Admin, and not edited since. */
  refused: boolean
  /** It has been published before. */
  everPublished: boolean
  /** A sold week is unpublished after this day. */
  hideAfter: Day | null
  deleted: boolean
}

/**
 * Who acts: the week's owner, agent or agency; a Super Admin; or the system on a confirmed payment.
 */
export type WeekActor = 'owner' | 'superAdmin' | 'payment'

export const weekActions = [
  'edit',
  'changeStatus',
  'chooseEft',
  'confirmPayment',
  'verify',
  'publish',
  'unpublish',
  'acceptOffer',
  'reopen',
  'remove',
] as const
export type WeekAction = (typeof weekActions)[number]

interface Rule {
  from: readonly WeekState[]
  by: readonly WeekActor[]
}

const live = ['paid', 'verified', 'published', 'unpublished'] as const
const taken = ['offerPending', 'contract'] as const
const anyLiving = weekStates.filter((state) => state !== 'deleted')

/**
 * The lifecycle of a week: submitted, paid, verified, published and back, offer pending, contract, sold,
 * hidden after its date. Only a confirmed payment or a Super Admin moves it past the payment.
 */
export const weekRules: Record<WeekAction, readonly Rule[]> = {
  edit: [
    { from: ['awaitingPayment', ...live, ...taken], by: ['owner'] },
    { from: anyLiving, by: ['superAdmin'] },
  ],
  // On the edit form, where an owner can only choose EFT.
  changeStatus: [{ from: anyLiving, by: ['superAdmin'] }],
  chooseEft: [{ from: ['awaitingPayment'], by: ['owner', 'superAdmin'] }],
  confirmPayment: [{ from: ['awaitingPayment'], by: ['payment', 'superAdmin'] }],
  // Levies are checked with the resort while the money is still on its way.
  verify: [{ from: anyLiving, by: ['superAdmin'] }],
  // Fee, verification and the last day follow the rule that weeks share with properties.
  publish: [
    { from: ['awaitingPayment', ...live, ...taken], by: ['owner'] },
    { from: anyLiving, by: ['superAdmin'] },
  ],
  unpublish: [{ from: anyLiving, by: ['owner', 'superAdmin'] }],
  acceptOffer: [{ from: live, by: ['owner', 'superAdmin'] }],
  reopen: [{ from: taken, by: ['owner', 'superAdmin'] }],
  remove: [{ from: anyLiving, by: ['owner', 'superAdmin'] }],
}

/** CIP, S and P take no enquiries, offers or interest. */
export function stopsEnquiries(statusCode: string): boolean {
  return enquiriesStoppedBy.includes(statusCode)
}

/** After its last day a tender accepts no more offers; existing ones are then decided. */
export function isTenderOver(closesOn: Day | null, today: Day): boolean {
  return closesOn !== null && closesOn < today
}

/** With an offer pending, a contract or a sale, the week is as it was agreed on. */
export function isLocked(statusCode: string): boolean {
  return stopsEnquiries(statusCode)
}

export function stateOf(week: WeekFacts, today: Day): WeekState {
  if (week.deleted) return 'deleted'
  if (isAwaitingPayment(week.statusCode)) return 'awaitingPayment'
  if (week.statusCode === weekStatus.sold) {
    return week.hideAfter && week.hideAfter < today ? 'hidden' : 'sold'
  }
  if (week.statusCode === weekStatus.contract) return 'contract'
  if (week.statusCode === weekStatus.offerPending) return 'offerPending'
  if (week.published) return 'published'
  if (week.everPublished && week.verified) return 'unpublished'
  return week.verified ? 'verified' : 'paid'
}

/** Why an action is refused, as a message; undefined when it is allowed. */
export function refusalOf(
  action: WeekAction,
  week: WeekFacts,
  actor: WeekActor,
  today: Day,
): string | undefined {
  const state = stateOf(week, today)
  const allowed = weekRules[action].some(
    ({ from, by }) => from.includes(state) && by.includes(actor),
  )
  if (allowed) return action === 'publish' ? publishingRefusal(week, actor, today) : undefined
  if (state === 'awaitingPayment') return texts.paymentNotConfirmed
  if (state === 'sold' || state === 'hidden') return own.sold
  return own.notFromHere
}

/** Why a week may not be published, by the rule that it shares with properties. */
function publishingRefusal(week: WeekFacts, actor: WeekActor, today: Day): string | undefined {
  switch (mayBePublished(week, { superAdmin: actor === 'superAdmin' }, today)) {
    case 'unpaid':
      return texts.paymentNotConfirmed
    case 'refused':
      return listingsTexts.refused
    case 'unverified':
      return own.notVerified
    case 'hidden':
      return own.lastDayPassed
    case 'deleted':
      return own.notFromHere
    default:
      return undefined
  }
}

export interface WeekMay {
  edit: boolean
  changeStatus: boolean
  publish: boolean
  unpublish: boolean
  verify: boolean
  refuse: boolean
  remove: boolean
}

export const mayNothing: WeekMay = {
  edit: false,
  changeStatus: false,
  publish: false,
  unpublish: false,
  verify: false,
  refuse: false,
  remove: false,
}

/** What a screen offers this person; the server checks the same table again when they do it. */
export function mayDo(week: WeekFacts, actor: WeekActor, today: Day): WeekMay {
  const may = (action: WeekAction) => refusalOf(action, week, actor, today) === undefined
  return {
    edit: may('edit'),
    changeStatus: may('changeStatus'),
    publish: !week.published && may('publish'),
    unpublish: week.published && may('unpublish'),
    verify: !week.verified && may('verify'),
    refuse: actor === 'superAdmin' && mayBeRefused(week),
    remove: may('remove'),
  }
}
