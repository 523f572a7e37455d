import { sql } from '../../db/orm.ts'
import type { AlertChoices } from '#contract/alerts/alerts.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'

export async function findChoices(db: Executor, userId: number): Promise<AlertChoices | undefined> {
  const [row] = await db.execute<AlertChoices>(sql`
    select quiet_from as "quietFrom", quiet_until as "quietUntil", favourites
    from alert_recipients where user_id = ${userId}`)
  return row
}

/** The recipient of an account, created if there was none. */
export async function putRecipient(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.execute<{ id: number }>(sql`
    insert into alert_recipients (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id returning id`)
  return (row as { id: number }).id
}

/** Pending alerts follow the new quiet hours. */
export async function saveChoices(
  tx: Tx,
  recipientId: number,
  { quietFrom, quietUntil, favourites }: AlertChoices,
): Promise<void> {
  await tx.execute(sql`
    update alert_recipients set quiet_from = ${quietFrom}, quiet_until = ${quietUntil},
      favourites = ${favourites} where id = ${recipientId}`)
  await tx.execute(sql`
    update alerts a set due_at = alert_due_at(coalesce(s.frequency, 'atOnce'), s.hour, s.weekday,
      r.quiet_from, r.quiet_until, r.last_digest_at, now())
    from alert_recipients r, alerts b left join saved_searches s on s.id = b.search_id
    where b.id = a.id and r.id = a.recipient_id and a.recipient_id = ${recipientId}
      and a.digest_id is null`)
  if (!favourites) {
    await tx.execute(sql`
      delete from alerts
      where recipient_id = ${recipientId} and search_id is null and digest_id is null`)
  }
}
