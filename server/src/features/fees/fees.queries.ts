import { eq, sql } from '../../db/orm.ts'
import type { ListingFee } from '#contract/fees/fees.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { fees } from '../../db/schema/fees.ts'

const listingFeeName = 'Listing Fee'

const columns = {
  id: fees.id,
  amount: sql<number>`${fees.amount}::float8`,
  name: fees.name,
  version: fees.version,
}

export type FeeRow = ListingFee & { id: number }

export async function findListingFee(db: Executor): Promise<FeeRow | undefined> {
  const [fee] = await db.select(columns).from(fees).where(eq(fees.name, listingFeeName))
  return fee
}

export async function lockListingFee(tx: Tx): Promise<FeeRow | undefined> {
  const [fee] = await tx
    .select(columns)
    .from(fees)
    .where(eq(fees.name, listingFeeName))
    .for('update')
  return fee
}

export async function changeFee(tx: Tx, id: number, amount: number): Promise<FeeRow> {
  const [fee] = await tx
    .update(fees)
    .set({ amount: amount.toFixed(2) })
    .where(eq(fees.id, id))
    .returning(columns)
  return fee as FeeRow
}
