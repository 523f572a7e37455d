import { AppError } from '#contract/errors.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import { isOpen, isSaleAfter } from '#contract/properties/properties.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { promisedBefore, recordChanges } from '../listing-changes/record-changes.service.ts'
import { keyOf, lockManagedProperty, savedReply } from './managed-property.service.ts'
import * as queries from './properties.queries.ts'
import { statusAfter } from './update-property.service.ts'

interface Version {
  id: number
  version: number
}

async function lockVersion(tx: Tx, { id, version }: Version, context: CallContext) {
  const state = await lockManagedProperty(tx, id, sessionOf(context))
  if (state.version !== version) {
    throw await staleSince(tx, context, { table: 'properties', id, version })
  }
  return state
}

/** Changes only the price, by the rules of the whole form. */
export function setPropertyPrice(
  { database }: Services,
  { price, ...key }: Version & { price: number },
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(database, actorOf(context), async (tx) => {
    const state = await lockVersion(tx, key, context)
    if (!isOpen(state.statusCode)) {
      throw new AppError('wrongState', {
        message: texts.readOnly,
        fields: { price: texts.readOnly },
      })
    }
    const promised = await promisedBefore(tx, keyOf(state))
    const values = { price: price.toFixed(2), refusalReason: null }
    const version = await queries.changeProperty(tx, state.id, values)
    await recordChanges(tx, keyOf(state), promised, session)
    return savedReply(state, version, state.statusCode, state.published)
  })
}

/**
 * Changes only the status. Sale and rental need different fields, so changing between them needs
 * the whole form.
 */
export function setPropertyStatus(
  { database }: Services,
  {
    statusCode,
    waiverReason,
    ...key
  }: Version & { statusCode: string; waiverReason: string | null },
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(database, actorOf(context), async (tx) => {
    const state = await lockVersion(tx, key, context)
    if (isSaleAfter(statusCode, state.isSale) !== state.isSale) {
      throw new AppError('wrongState', { message: texts.otherKind })
    }
    const change = {
      statusCode,
      isSale: state.isSale,
      cutOffDisplayDateString: state.hideAfter,
      waiverReason,
    }
    const { status } = await statusAfter(tx, state, change, session, false)
    const promised = await promisedBefore(tx, keyOf(state))
    const version = await queries.changeProperty(tx, state.id, status)
    await recordChanges(tx, keyOf(state), promised, session)
    return savedReply(state, version, statusCode, state.published)
  })
}
