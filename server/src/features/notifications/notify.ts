import { sql } from '../../db/orm.ts'
import { defaultWays, type NotificationKind } from '#contract/notifications/notification-kinds.ts'
import type { Executor, Tx } from '../../db/connect.ts'

export interface Notice {
  userId: number
  kind: NotificationKind
  /** The event, such as `enquiry:17`: a second notification about it writes nothing. */
  occasion: string
  /** Shown in bold at the start. Neither this nor the text names another person. */
  title: string
  text: string
  /** A path of this site, from `links.ts`. */
  link: string
  /** The listing whose picture is shown with it. */
  listing?: { kind: 'property' | 'week'; id: number } | undefined
  /** Held back until this person has confirmed their email address. */
  waitsForUserId?: number | null | undefined
}

const longest = { title: 120, text: 300, link: 500 }

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}

function row({ listing, ...notice }: Notice) {
  if (notice.link.length > longest.link) throw new Error(`The link is too long: ${notice.link}`)
  return {
    user_id: notice.userId,
    kind: notice.kind,
    occasion: notice.occasion,
    headline: clip(notice.title, longest.title),
    text: clip(notice.text, longest.text),
    link: notice.link,
    property_id: listing?.kind === 'property' ? listing.id : null,
    week_id: listing?.kind === 'week' ? listing.id : null,
    waits_for: notice.waitsForUserId ?? null,
    ...defaultWays(notice.kind),
  }
}

/**
 * Notifies people in the transaction of the event, on the site and by push as they chose. Returns
 * how many were notified: excludes those who have turned the kind off or were already notified.
 */
export async function notifyMany(tx: Tx, notices: readonly Notice[]): Promise<number> {
  if (!notices.length) return 0
  const rows = JSON.stringify(notices.map(row))
  const told = await tx.execute<{ told: number }>(sql`
    with given as (
      select distinct on (n.user_id, n.occasion) n.*, w.id as waits_for_user_id,
        coalesce(p.site, n.site) as on_site, coalesce(p.push, n.push) as by_push
      from rows from (jsonb_to_recordset(${rows}::jsonb) as (user_id integer, kind text, occasion text,
          headline text, text text, link text, property_id integer, week_id integer, waits_for integer,
          site boolean, push boolean)) with ordinality as n (user_id, kind, occasion, headline, text, link,
          property_id, week_id, waits_for, site, push, place)
      join users u on u.id = n.user_id and u.deleted_at is null
      left join users w on w.id = n.waits_for and w.email_confirmed_at is null
      left join notification_preferences p on p.user_id = n.user_id and p.kind = n.kind),
    written as (
      insert into notifications (user_id, kind, occasion, headline, text, link, property_id, week_id,
        on_site, waits_for_user_id)
      select user_id, kind, occasion, headline, text, link, property_id, week_id, on_site, waits_for_user_id
      from given g where on_site
        or by_push and exists (select from push_subscriptions s where s.user_id = g.user_id)
      order by place
      on conflict (user_id, occasion) do nothing
      returning id, user_id, occasion),
    queued as (
      insert into notification_deliveries (notification_id, subscription_id)
      select w.id, s.id from written w join given g using (user_id, occasion)
        join push_subscriptions s on s.user_id = w.user_id where g.by_push)
    select count(*)::integer as told from written`)
  return told[0]?.told ?? 0
}

export async function notify(tx: Tx, notice: Notice): Promise<boolean> {
  return (await notifyMany(tx, [notice])) > 0
}

/**
 * Those of these people who want emails about this kind. The specification's emails are always
 * sent.
 */
export async function wantEmail(
  db: Executor,
  userIds: readonly number[],
  kind: NotificationKind,
): Promise<Set<number>> {
  const rows = await db.execute<{ id: number }>(sql`
    select u.id from users u left join notification_preferences p on p.user_id = u.id and p.kind = ${kind}
    where u.id = any(${`{${userIds.join(',')}}`}::integer[]) and u.deleted_at is null
      and coalesce(p.email, ${defaultWays(kind).email})`)
  return new Set(rows.map(({ id }) => id))
}
