import { sql, type SQL } from '../../db/orm.ts'
import type { AlertSubscription } from '#contract/alerts/alerts.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { Stopped } from './stop-token.ts'

export interface Subscription extends Record<string, unknown> {
  recipientId: number
  userId: number | null
  email: string
  of: AlertSubscription['of']
  /** The name of a search. */
  search: string | null
  stopped: boolean
}

const recipients = sql`alert_recipients r left join users u on u.id = r.user_id`

function subscription(stopped: Stopped): SQL {
  if ('stopFavourites' in stopped) {
    return sql`select r.id as "recipientId", r.user_id as "userId", coalesce(r.email, u.email) as email,
      'favourites' as of, null as search, not r.favourites as stopped
      from ${recipients} where r.id = ${stopped.stopFavourites}`
  }
  if ('stopAll' in stopped) {
    return sql`select r.id as "recipientId", r.user_id as "userId", coalesce(r.email, u.email) as email,
      'everything' as of, null as search, not r.favourites and not exists (select from saved_searches s
        where (s.user_id = r.user_id or s.email = r.email) and s.paused_at is null) as stopped
      from ${recipients} where r.id = ${stopped.stopAll}`
  }
  return sql`select r.id as "recipientId", r.user_id as "userId", coalesce(r.email, u.email) as email,
    'search' as of, s.name as search, s.paused_at is not null as stopped
    from saved_searches s join ${recipients} on r.user_id = s.user_id or r.email = s.email
    where s.id = ${stopped.stopSearch}`
}

/** Undefined if the search or the person no longer exists. */
export async function findSubscription(
  db: Executor,
  stopped: Stopped,
): Promise<Subscription | undefined> {
  const [row] = await db.execute<Subscription>(subscription(stopped))
  return row
}

/** Paused as in the list of saved searches, which shows and undoes it. */
export async function pauseSearch(tx: Tx, searchId: number): Promise<void> {
  await tx.execute(sql`
    update saved_searches set paused_at = now() where id = ${searchId} and paused_at is null`)
  await tx.execute(sql`delete from alerts where search_id = ${searchId} and digest_id is null`)
}

/** The list of favourites stays as it is. */
export async function stopFavourites(tx: Tx, recipientId: number): Promise<void> {
  await tx.execute(sql`update alert_recipients set favourites = false where id = ${recipientId}`)
  await tx.execute(sql`
    delete from alerts
    where recipient_id = ${recipientId} and search_id is null and digest_id is null`)
}

/** Includes what is already queued: nothing more arrives. */
export async function pauseEverything(
  tx: Tx,
  { recipientId, email }: Pick<Subscription, 'recipientId' | 'email'>,
): Promise<void> {
  await tx.execute(sql`
    update saved_searches s set paused_at = now() from alert_recipients r
    where r.id = ${recipientId} and (s.user_id = r.user_id or s.email = r.email)
      and s.paused_at is null`)
  await tx.execute(sql`update alert_recipients set favourites = false where id = ${recipientId}`)
  await tx.execute(
    sql`delete from alerts where recipient_id = ${recipientId} and digest_id is null`,
  )
  await tx.execute(sql`
    delete from outbox
    where lower("to") = lower(${email}) and usage = 'Alerts' and state in ('queued', 'failed')`)
}

/**
 * Records that the person no longer wants them, with the version of the text that they had agreed
 * to.
 */
export async function recordStop(
  tx: Tx,
  { userId, email }: Pick<Subscription, 'userId' | 'email'>,
  ip: string,
): Promise<void> {
  await tx.execute(sql`
    insert into consents (purpose, text_version, given, user_id, email, ip)
    select 'alerts', coalesce(max(c.text_version), 1), false, ${userId}::int, ${email}, ${ip}
    from consents c
    where c.purpose = 'alerts' and (c.user_id = ${userId}::int or lower(c.email) = lower(${email}))`)
}
