import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

/** An email that we sent to this address, by its Message-ID. */
export async function findSentEmail(
  db: Executor,
  email: string,
  messageId: string,
): Promise<{ usage: string } | undefined> {
  const [row] = await db.execute<{ usage: string }>(sql`
    select usage from outbox
    where lower("to") = lower(${email}) and message_id = ${messageId} and state = 'sent' limit 1`)
  return row
}
