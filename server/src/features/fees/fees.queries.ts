import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'
import { fees } from '../../db/schema/fees.ts'

const listingFeeName = 'Listing Fee'

export async function findListingFee(db: Executor) {
  const [fee] = await db
    .select({ amount: sql<number>`${fees.amount}::float8`, name: fees.name })
    .from(fees)
    .where(eq(fees.name, listingFeeName))
  return fee
}
