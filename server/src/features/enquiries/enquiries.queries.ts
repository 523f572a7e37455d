import { eq } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { campaigns } from '../../db/schema/campaigns.ts'
import { enquiries } from '../../db/schema/enquiries.ts'

export async function insertEnquiry(
  tx: Tx,
  enquiry: typeof enquiries.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(enquiries).values(enquiry).returning({ id: enquiries.id })
  return (row as { id: number }).id
}

export async function campaignExists(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id))
  return rows.length > 0
}
