import { isSame, type PromisedValues } from '#contract/listing-changes/differences.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { isPromised } from '#contract/listings/promises.ts'
import type { Tx } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import * as queries from './listing-changes.queries.ts'
import { findPromised, type Promised } from './promised-values.queries.ts'

type Actor = Pick<Session, 'role' | 'userId'>

const pick = (values: PromisedValues, fields: readonly string[]): PromisedValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))

/** What the listing promises now; passed to `recordChanges` after the edit. */
export const promisedBefore = findPromised

/**
 * Records what an edit changed of what the listing had promised, for a Super Admin to approve.
 * Several edits become one difference from the last approved values; one that restores them leaves
 * nothing to approve. A Super Admin's changes count as approved. The caller holds the listing's
 * lock.
 */
export async function recordChanges(
  tx: Tx,
  key: ListingKey,
  earlier: Promised,
  { role, userId }: Actor,
): Promise<void> {
  const pending = await queries.findUndecided(tx, key)
  if (!pending && (role === 'superAdmin' || !isPromised(earlier))) return
  const { values: now } = await findPromised(tx, key)
  const edited = Object.keys(now).filter((field) => !isSame(earlier.values[field], now[field]))
  const approved =
    role === 'superAdmin'
      ? Object.fromEntries(
          Object.entries(pending?.before ?? {}).filter(([field]) => !edited.includes(field)),
        )
      : { ...pick(earlier.values, edited), ...pending?.before }
  const fields = Object.keys(approved).filter((field) => !isSame(approved[field], now[field]))
  const difference = { before: pick(approved, fields), after: pick(now, fields) }
  if (fields.length === 0) return queries.deleteUndecided(tx, key)
  if (!pending) return queries.insertChange(tx, key, { ...difference, changedBy: userId })
  // An edit ends a refusal: any remaining difference has to be decided again.
  if (edited.length === 0 && pending.state === 'open') return
  const changed = edited.length > 0 ? { changedBy: userId, changedAt: new Date() } : {}
  await queries.updateChange(tx, pending.id, { ...difference, ...changed, state: 'open' })
}

/** The listing was verified in its current state. */
export function approveChanges(tx: Tx, key: ListingKey, userId: number): Promise<void> {
  return queries.approveUndecided(tx, key, userId)
}

/** A Super Admin published the listing despite the refusal: its change is open again. */
export function reopenChanges(tx: Tx, key: ListingKey): Promise<void> {
  return queries.reopenRefused(tx, key)
}

/** The listing was deleted: nothing about it needs a decision. */
export function dropChanges(tx: Tx, key: ListingKey): Promise<void> {
  return queries.deleteUndecided(tx, key)
}
