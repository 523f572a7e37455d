import { AppError } from '#contract/errors.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import type { ChangedProperty } from '#contract/properties/properties.form.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import {
  isOpen,
  isPropertyStatus,
  isSaleAfter,
  mayChangeStatus,
  mayHideAfter,
} from '#contract/properties/properties.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Session } from '../../kit/session.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { promisedBefore, recordChanges } from '../listing-changes/record-changes.service.ts'
import { requireFeeFor } from '../listings/publishing.policy.ts'
import { replaceFieldValues } from './field-values.queries.ts'
import { keyOf, lockManagedProperty, savedReply } from './managed-property.service.ts'
import * as queries from './properties.queries.ts'
import { columnsOf, readListing } from './property-form.ts'
import { requireSameProperty } from './same-property.policy.ts'

interface StatusChange {
  statusCode: string
  isSale: boolean
  cutOffDisplayDateString: string | null
  waiverReason: string | null
}

/**
 * Refuses a status that the state table does not allow here, and returns the values that follow
 * from it.
 */
export async function statusAfter(
  tx: Tx,
  state: queries.ListingState,
  change: StatusChange,
  session: Session,
  switched: boolean,
) {
  const { statusCode } = change
  const superAdmin = session.role === 'superAdmin'
  const ownStatus = !isPropertyStatus(statusCode) && (await queries.isOwnStatus(tx, statusCode))
  if (!ownStatus && !isPropertyStatus(statusCode)) {
    throw new AppError('invalidInput', { fields: { statusCode: texts.statusNotAllowed } })
  }
  const kind = { isSale: switched ? change.isSale : state.isSale, superAdmin, ownStatus }
  if (!mayChangeStatus(state.statusCode, statusCode, kind)) {
    throw new AppError('wrongState', {
      message: texts.statusNotAllowed,
      fields: { statusCode: texts.statusNotAllowed },
    })
  }
  if (statusCode !== state.statusCode) {
    const codes = { from: state.statusCode, to: statusCode }
    await requireFeeFor(tx, keyOf(state), codes, session, change.waiverReason)
  }
  const identity = await queries.findIdentity(tx, state.id)
  const gone = mayHideAfter(statusCode)
  const wasGone = Boolean(identity.goneAt) || mayHideAfter(state.statusCode)
  const status = {
    statusCode,
    // Anyone who edits it has seen what must change.
    refusalReason: null,
    hideAfter: gone ? change.cutOffDisplayDateString : null,
    ...(gone || wasGone ? { goneAt: identity.goneAt ?? new Date() } : {}),
  }
  return { identity, wasGone, status }
}

/**
 * With an offer pending, or once it is sold or rented out, only its status and its hide date can
 * change.
 */
export async function updateProperty(
  services: Services,
  input: ChangedProperty,
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const state = await lockManagedProperty(tx, input.id, session)
    if (state.version !== input.version) {
      const { id, version } = input
      throw await staleSince(tx, context, { table: 'properties', id, version })
    }
    const { statusCode } = input
    const superAdmin = session.role === 'superAdmin'
    // An open listing may become a rental and be rented out in one step, or a sale and be sold.
    const switched = isOpen(state.statusCode) && input.isSale !== state.isSale
    const { identity, wasGone, status } = await statusAfter(tx, state, input, session, switched)
    const promised = await promisedBefore(tx, keyOf(state))
    if (!isOpen(statusCode) && !switched) {
      const version = await queries.changeProperty(tx, state.id, status)
      await recordChanges(tx, keyOf(state), promised, session)
      return savedReply(state, version, statusCode, state.published)
    }
    const isSale = isSaleAfter(statusCode, input.isSale)
    // The kind of a listing awaiting its fee comes from its own field, not from its status.
    const listing = { ...input, isSale: isAwaitingPayment(statusCode) ? input.isSale : isSale }
    const { values, facts, middle } = await readListing(tx, listing)
    const columns = columnsOf(listing, middle)
    // A Super Admin may correct a mistake.
    if (wasGone && !superAdmin) requireSameProperty(identity, columns)
    await replaceFieldValues(tx, state.id, values)
    const version = await queries.changeProperty(tx, state.id, {
      ...columns,
      ...facts,
      ...status,
    })
    await recordChanges(tx, keyOf(state), promised, session)
    return savedReply(state, version, statusCode, state.published)
  })
}
