import { sql } from '../../db/orm.ts'
import {
  notificationsAtOnce,
  type Notification,
} from '#contract/notifications/notifications.calls.ts'
import type { NotificationPreference } from '#contract/notifications/notifications.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { pictureJson } from '../../kit/picture.sql.ts'

/** Shown on the site: excludes those that a person only receives elsewhere, and those held back. */
const shown = sql`n.on_site and n.waits_for_user_id is null`

/** For a property only while visitors can see it: the search index has no others. */
const pictureOf = sql`coalesce(
  (select ${pictureJson} from property_search v
    join property_images pi on pi.property_id = v.property_id join images i on i.id = pi.image_id
    where v.property_id = n.property_id order by pi.is_default desc, pi.rank, pi.id limit 1),
  (select ${pictureJson} from weeks w
    join resort_images ri on ri.resort_id = w.resort_id join images i on i.id = ri.image_id
    where w.id = n.week_id and ri.kind = 'gallery' order by ri.rank limit 1))`

/** One more than is shown at once, to know whether there are more. */
export async function findNotifications(
  db: Executor,
  userId: number,
  { show, before }: { show: 'all' | 'unread'; before?: number | undefined },
): Promise<Notification[]> {
  const conditions = [
    sql`n.user_id = ${userId} and ${shown}`,
    ...(show === 'unread' ? [sql`n.read_at is null`] : []),
    ...(before === undefined ? [] : [sql`n.id < ${before}`]),
  ]
  return db.execute<Notification & Record<string, unknown>>(sql`
    select n.id::float8 as id, n.kind, n.headline as title, n.text, n.link, ${pictureOf} as picture,
      to_json(n.created_at) #>> '{}' as created, n.read_at is not null as read
    from notifications n where ${sql.join(conditions, sql` and `)}
    order by n.id desc limit ${notificationsAtOnce + 1}`)
}

/** The number of unread notifications of each of these people, including zeros. */
export async function countUnread(
  db: Executor,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.execute<{ id: number; unread: number }>(sql`
    select u.id, (select count(*)::integer from notifications n
      where n.user_id = u.id and ${shown} and n.read_at is null) as unread
    from unnest(${`{${userIds.join(',')}}`}::integer[]) as u (id)`)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}

/** Those of these sessions that are still open. */
export async function findOpenSessions(
  db: Executor,
  sessionIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db.execute<{ id: number }>(sql`
    select s.id from sessions s join users u on u.id = s.user_id and u.deleted_at is null
    where s.id = any(${`{${sessionIds.join(',')}}`}::integer[])
      and s.ended_at is null and s.expires_at > now()`)
  return new Set(rows.map(({ id }) => id))
}

export async function markRead(
  db: Executor,
  userId: number,
  { ids, upTo }: { ids?: readonly number[] | undefined; upTo?: number | undefined },
): Promise<void> {
  const which = ids ? sql`id = any(${`{${ids.join(',')}}`}::bigint[])` : sql`id <= ${upTo ?? 0}`
  await db.execute(sql`update notifications set read_at = now()
    where user_id = ${userId} and read_at is null and ${which}`)
}

export async function findPreferences(
  db: Executor,
  userId: number,
): Promise<NotificationPreference[]> {
  return db.execute<NotificationPreference & Record<string, unknown>>(sql`
    select kind, site, email, push from notification_preferences where user_id = ${userId}`)
}

export async function savePreference(
  tx: Tx,
  userId: number,
  { kind, site, email, push }: NotificationPreference,
): Promise<void> {
  await tx.execute(sql`
    insert into notification_preferences (user_id, kind, site, email, push)
    values (${userId}, ${kind}, ${site}, ${email}, ${push})
    on conflict (user_id, kind) do update
      set site = excluded.site, email = excluded.email, push = excluded.push`)
}

/** Old notifications are deleted, so that the table does not grow forever. */
export async function deleteOldNotifications(db: Executor): Promise<void> {
  await db.execute(sql`delete from notifications where created_at < now() - interval '12 months'`)
}
