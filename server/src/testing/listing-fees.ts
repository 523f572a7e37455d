import type { Tx } from '../db/connect.ts'
import { payments } from '../db/schema/payments.ts'
import { listingColumns } from '../features/listings/listings.sql.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'

/** Statuses in which a listing still waits for its fee. */
const waiting = ['AP', 'APEFT']

/** A listing past its wait has a payment behind it, as on the site. */
export async function payFee(
  tx: Tx,
  key: ListingKey,
  facts: { status: string; userId: number },
): Promise<void> {
  if (waiting.includes(facts.status)) return
  await tx.insert(payments).values({
    provider: 'eft',
    state: 'paid',
    ...listingColumns(key),
    userId: facts.userId,
    feeName: 'Listing Fee',
    amount: '380.00',
    // Long ago: figures of today's payments are for the tests that make them.
    paidAt: new Date('2020-01-01T10:00:00Z'),
    createdAt: new Date('2020-01-01T10:00:00Z'),
  })
}
