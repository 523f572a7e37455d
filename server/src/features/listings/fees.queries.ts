import { sql } from '../../db/orm.ts'
import { agreedStatuses, listingStatus } from '#contract/listings/listings.states.ts'
import type { FeeState } from '#contract/listings/publishing.ts'
import type { FeeWaiver } from '#contract/listings/waivers.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { feeWaivers } from '../../db/schema/fee-waivers.ts'
import { listingColumns, listingTables, statusIdOf } from './listings.sql.ts'
import { feeState, waiverJson } from './fees.sql.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'

export async function findFeeState(db: Executor, { kind, id }: ListingKey): Promise<FeeState> {
  const [row] = await db.execute<{ fee: FeeState }>(
    sql`select ${feeState(kind, sql`${id}::int`)} as fee`,
  )
  return (row as { fee: FeeState }).fee
}

export async function findWaiver(db: Executor, key: ListingKey): Promise<FeeWaiver | null> {
  const { weekId, propertyId } = listingColumns(key)
  const ids = { weekId: sql`${weekId}::int`, propertyId: sql`${propertyId}::int` }
  const [row] = await db.execute<{ waiver: FeeWaiver | null }>(
    sql`select ${waiverJson(ids)} as waiver`,
  )
  return row?.waiver ?? null
}

export interface NewWaiver {
  reason: string
  waivedBy: number
  /** The payment whose refund raised the question. */
  paymentId?: number
}

export async function insertWaiver(tx: Tx, key: ListingKey, waiver: NewWaiver) {
  await tx.insert(feeWaivers).values({
    ...waiver,
    ...listingColumns(key),
  })
}

export async function endWaiver(tx: Tx, { kind, id }: ListingKey): Promise<void> {
  await tx.execute(sql`update fee_waivers set ended_at = now()
    where ${listingTables[kind].column} = ${id} and ended_at is null`)
}

/**
 * Unpublishes the listing and marks it unpaid. A refund must not undo what buyer and seller have
 * agreed on: such a listing keeps its status. If it awaited payment instead, its price could be
 * changed under an accepted offer.
 */
export async function returnToAwaitingPayment(tx: Tx, { kind, id }: ListingKey): Promise<void> {
  const { table } = listingTables[kind]
  const codes = sql.join(
    agreedStatuses.map((code) => sql`${code}`),
    sql`, `,
  )
  await tx.execute(sql`
    update ${table} l set published = false, paid_at = null,
      status_id = case when s.code in (${codes}) then l.status_id
        else ${statusIdOf(listingStatus.awaitingPayment)} end
    from statuses s where s.id = l.status_id and l.id = ${id} and l.deleted_at is null`)
}
