import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'
import { statuses } from '../../db/schema/statuses.ts'

export async function findStatusId(db: Executor, code: string): Promise<number> {
  const [row] = await db.select({ id: statuses.id }).from(statuses).where(eq(statuses.code, code))
  if (!row) throw new Error(`There is no status ${code}`)
  return row.id
}
