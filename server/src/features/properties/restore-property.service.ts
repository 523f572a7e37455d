import { historyTexts as texts } from '#contract/change-log/record-history.calls.ts'
import { AppError } from '#contract/errors.ts'
import { isOpen } from '#contract/properties/properties.states.ts'
import type { Tx } from '../../db/connect.ts'
import type { properties } from '../../db/schema/properties.ts'
import type { Session } from '../../kit/session.ts'
import { findFormFields } from '../field-groups/field-groups.service.ts'
import { promisedBefore, recordChanges } from '../listing-changes/record-changes.service.ts'
import { findFieldValues, replaceFieldValues } from './field-values.queries.ts'
import { keyOf, lockManagedProperty } from './managed-property.service.ts'
import * as queries from './properties.queries.ts'
import { readUserFields } from './user-fields.ts'

/** With an offer pending, or once it is sold or rented out, nothing about it changes. */
async function lockOpen(tx: Tx, id: number, session: Session): Promise<queries.ListingState> {
  const state = await lockManagedProperty(tx, id, session)
  if (!isOpen(state.statusCode)) throw new AppError('wrongState', { message: texts.notOpen })
  return state
}

/**
 * Reverts plain columns, for those who may edit the listing; promised values are recorded as
 * edited.
 */
export async function restoreProperty(
  tx: Tx,
  id: number,
  values: Partial<typeof properties.$inferInsert>,
  session: Session,
): Promise<void> {
  const state = await lockOpen(tx, id, session)
  const promised = await promisedBefore(tx, keyOf(state))
  await queries.changeProperty(tx, id, values)
  await recordChanges(tx, keyOf(state), promised, session)
}

/** The same for a user-defined field, with the fact derived from it that cards show. */
export async function restoreFieldValue(
  tx: Tx,
  id: number,
  wanted: { fieldId: number; value: string },
  session: Session,
): Promise<void> {
  const state = await lockOpen(tx, id, session)
  const promised = await promisedBefore(tx, keyOf(state))
  const others = (await findFieldValues(tx, id)).filter(({ fieldId }) => fieldId !== wanted.fieldId)
  const sent = [...others, wanted].map(({ fieldId, value }) => ({
    userDefinedFieldId: fieldId,
    value,
  }))
  const { values, facts } = readUserFields(sent, await findFormFields(tx, state.usage))
  await replaceFieldValues(tx, id, values)
  await queries.changeProperty(tx, id, facts)
  await recordChanges(tx, keyOf(state), promised, session)
}
