import { AppError } from '#contract/errors.ts'
import {
  mayTransition,
  statusAfter,
  type ListingTransition,
} from '#contract/listings/listings.states.ts'
import { mayBePublished } from '#contract/listings/publishing.ts'
import { openStatus } from '#contract/properties/properties.states.ts'
import { today } from '#contract/values/day.ts'
import type { Tx } from '../../db/connect.ts'
import { endWaiver } from '../listings/fees.service.ts'
import type { ListingKindService } from '../listings/listing-kind.ts'
import * as queries from './properties.queries.ts'
import { publishingFacts, show } from './publish-property.service.ts'

async function findLocked(tx: Tx, id: number): Promise<queries.ListingState> {
  const state = await queries.findState(tx, id, { lock: true })
  if (!state) throw new AppError('notFound')
  return state
}

/** Checks the state table, then changes the status; a disallowed transition changes nothing. */
async function transition(tx: Tx, id: number, action: ListingTransition): Promise<void> {
  const { isSale, statusCode, fee } = await findLocked(tx, id)
  if (!mayTransition(action, statusCode)) return
  const property = { open: openStatus(isSale), feeDue: fee === 'due' }
  await queries.changeProperty(tx, id, { statusCode: statusAfter(action, property) })
}

export const propertyListing: ListingKindService = {
  /**
   * It is also published. If its fee was waived it was not waiting: it stays as its owner left it.
   */
  async markPaid(tx, id, at) {
    const state = await findLocked(tx, id)
    const waived = await endWaiver(tx, { kind: 'property', id })
    await queries.changeProperty(tx, id, { paidAt: at })
    const facts = { ...publishingFacts(state), fee: 'paid' } as const
    if (!waived && mayBePublished(facts, { superAdmin: false }, today()) === 'yes') {
      await show(tx, state)
    }
  },

  // A refund leaves an agreed or sold property its status: it is paid for again without awaiting
  // payment.
  awaitEft: (tx, id) => transition(tx, id, 'chooseEft'),
  setUnderOffer: (tx, id) => transition(tx, id, 'acceptOffer'),
  putBackOnMarket: (tx, id) => transition(tx, id, 'reopen'),

  placeholders: async () => ({}),

  async paidItem(_db, { isSale, reference, title }) {
    const kind = isSale ? 'Property sale' : 'Property rental'
    return { itemName: `${kind} ${reference}`, itemDescription: title }
  },
}
