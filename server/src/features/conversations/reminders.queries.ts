import { sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { listingJoins, listingTitle } from '../listings/listings.sql.ts'

interface DueReminder extends Record<string, unknown> {
  id: number
  userId: number
  title: string | null
  /** When it was due, in seconds. */
  at: number
}

const mostAtOnce = 500

/** Reminders that are due and unsent; marks them as sent. */
export async function takeDueReminders(tx: Tx): Promise<DueReminder[]> {
  const rows = await tx.execute<DueReminder>(sql`
    with due as (
      select c.id from conversations c
      where c.remind_at <= now() and c.remind_user_id is not null
        and (c.reminded_at is null or c.reminded_at < c.remind_at)
      order by c.remind_at limit ${mostAtOnce} for update skip locked),
    taken as (
      update conversations c set reminded_at = now() from due where c.id = due.id
      returning c.id, c.remind_user_id, c.remind_at, c.property_id, c.week_id)
    select t.id, t.remind_user_id as "userId", ${listingTitle} as title,
      extract(epoch from t.remind_at)::integer as at
    from taken t ${listingJoins(sql`t`)}`)
  return [...rows]
}
