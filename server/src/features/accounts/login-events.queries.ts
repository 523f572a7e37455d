import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

/** The addresses from which an account was recently logged in. */
export async function findLoginAddresses(db: Executor, userId: number): Promise<string[]> {
  const rows = await db.execute<{ ip: string }>(sql`
    select distinct ip from (
      select ip from security_events
      where user_id = ${userId} and kind = 'loginSucceeded' and by_user_id is null
        and created_at > now() - interval '90 days' and ip is not null
      order by created_at desc limit 200) lately`)
  return rows.map(({ ip }) => ip)
}
