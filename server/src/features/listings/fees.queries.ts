import { sql, type SQL } from 'drizzle-orm'
import type { FeeState } from '#contract/listings/publishing.ts'
import type { FeeWaiver } from '#contract/listings/waivers.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { feeWaivers } from '../../db/schema/fee-waivers.ts'
import { listingColumns, listingTables } from './listings.sql.ts'
import { personName } from '../accounts/person.sql.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'

/** Paid by a payment that is not on its way back, waived, or due. */
export function feeState(kind: ListingKind, id: SQL): SQL {
  const { column } = listingTables[kind]
  return sql`(case
    when exists (select from payments fp where fp.${column} = ${id} and fp.state = 'paid'
      and fp.deleted_at is null) then 'paid'
    when exists (select from fee_waivers fw where fw.${column} = ${id}
      and fw.ended_at is null) then 'waived'
    else 'due' end)`
}

export async function findFeeState(db: Executor, { kind, id }: ListingKey): Promise<FeeState> {
  const [row] = await db.execute<{ fee: FeeState }>(
    sql`select ${feeState(kind, sql`${id}::int`)} as fee`,
  )
  return (row as { fee: FeeState }).fee
}

/** The waiver of a listing's fee, as JSON for a page; null without one. */
export function waiverJson(listing: { weekId: SQL; propertyId: SQL }): SQL {
  return sql`(select json_build_object('reason', fw.reason, 'by', ${personName(sql`fw.waived_by`)},
      'at', fw.created_at)
    from fee_waivers fw where fw.ended_at is null
      and (fw.week_id = ${listing.weekId} or fw.property_id = ${listing.propertyId}))`
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
  /** The payment whose refund brought the question up. */
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

/** Off the site and unpaid; what is not agreed on with a buyer waits for its fee again. */
export async function returnToAwaitingPayment(
  tx: Tx,
  { kind, id }: ListingKey,
  agreedCodes: readonly string[],
): Promise<void> {
  const { table } = listingTables[kind]
  const codes = sql.join(
    agreedCodes.map((code) => sql`${code}`),
    sql`, `,
  )
  await tx.execute(sql`
    update ${table} l set published = false, published_at = null, paid_at = null,
      status_id = case when s.code in (${codes}) then l.status_id
        else (select a.id from statuses a where a.code = 'AP') end
    from statuses s where s.id = l.status_id and l.id = ${id} and l.deleted_at is null`)
}
