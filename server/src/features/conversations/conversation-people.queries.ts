import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'

export async function findPersonName(db: Executor, userId: number): Promise<string> {
  const [row] = await db.execute<{ name: string }>(
    sql`select ${personName(sql`${userId}::integer`)} as name`,
  )
  return row?.name ?? ''
}

/** Undefined for a closed account. */
export async function findUserEmail(db: Executor, userId: number): Promise<string | undefined> {
  const [row] = await db.execute<{ email: string }>(
    sql`select email from users where id = ${userId} and deleted_at is null`,
  )
  return row?.email
}
