import { sql } from '../../db/orm.ts'
import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { alertReasons } from '../../db/schema/alerts.ts'
import { localToday } from '../../db/local-time.ts'

export interface Recipient extends Record<string, unknown> {
  id: number
  userId: number | null
  email: string
  /** False for an address that bounced, complained or belongs to a closed account. */
  reachable: boolean
}

/**
 * At most one digest an hour, and none in quiet hours: what falls due then waits until they end. A
 * digest at an hour that its reader chose is sent even so, as long as it is no more than an hour
 * late.
 */
export async function holdBack(db: Executor): Promise<void> {
  await db.execute(sql`
    update alerts a set due_at = h.due_at
    from (
      select a.id, case when s.frequency <> 'atOnce' and e.moment <= a.due_at + interval '1 hour' then e.moment
        else after_quiet_hours(r.quiet_from, r.quiet_until, e.moment) end as due_at
      from alerts a
      join alert_recipients r on r.id = a.recipient_id
      left join saved_searches s on s.id = a.search_id
      cross join lateral (select greatest(now(), r.last_digest_at + interval '1 hour') as moment) e
      where a.digest_id is null and a.due_at <= now()) h
    where a.id = h.id and a.digest_id is null and h.due_at > now()`)
}

/**
 * Some of the people with alerts due, locked so that no other process writes their digests
 * meanwhile.
 */
export async function takeRecipients(tx: Tx, count: number): Promise<Recipient[]> {
  const rows = await tx.execute<Recipient>(sql`
    select r.id, r.user_id as "userId", coalesce(r.email, u.email) as email,
      u.deleted_at is null and not exists (select from marketing_suppressions x
        where lower(x.email) = lower(coalesce(r.email, u.email)) and x.reason <> 'unsubscribed') as reachable
    from alert_recipients r left join users u on u.id = r.user_id
    where r.id in (select d.recipient_id from (
        select a.recipient_id from alerts a where a.digest_id is null and a.due_at <= now()
        order by a.due_at, a.recipient_id limit ${count * 20}) d)
      and coalesce(r.last_digest_at <= now() - interval '1 hour', true)
    order by r.id limit ${count} for update of r skip locked`)
  return [...rows]
}

export interface DueAlert extends Record<string, unknown> {
  id: number
  recipientId: number
  searchId: number | null
  searchName: string | null
  searchKind: 'property' | 'week' | null
  searchQuery: string | null
  sentence: string | null
  reason: (typeof alertReasons)[number]
  fromPrice: number | null
  toPrice: number | null
  occasion: string
  propertyId: number | null
  weekId: number | null
  /** The card of a published property. */
  card: PropertyCard | null
}

const idList = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::text::bigint[]`

export async function findDue(tx: Tx, recipientIds: readonly number[]): Promise<DueAlert[]> {
  const rows = await tx.execute<DueAlert>(sql`
    select a.id::int, a.recipient_id as "recipientId", a.search_id as "searchId", s.name as "searchName",
      s.kind as "searchKind", s.query as "searchQuery", s.sentence, a.reason, a.from_price::float8 as "fromPrice",
      a.to_price::float8 as "toPrice", a.occasion, a.property_id as "propertyId", a.week_id as "weekId",
      p.card::json as card
    from alerts a left join saved_searches s on s.id = a.search_id
    left join property_search p on p.property_id = a.property_id
      and (p.hide_after is null or p.hide_after >= ${localToday})
    where a.recipient_id = any(${idList(recipientIds)}) and a.digest_id is null and a.due_at <= now()
    order by a.recipient_id, a.search_id nulls last, a.id`)
  return [...rows]
}

/** Digests keyed by recipient. */
export async function insertDigests(
  tx: Tx,
  recipientIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx.execute<{ id: number; recipientId: number }>(sql`
    insert into digests (recipient_id) select unnest(${idList(recipientIds)})
    returning id::int, recipient_id as "recipientId"`)
  return new Map(rows.map(({ id, recipientId }) => [recipientId, id]))
}

export interface Told {
  digestId: number
  recipientId: number
  /** Undefined when the person wants no emails. */
  outboxId: number | undefined
}

/**
 * In the transaction that queues the emails: the alerts are marked as sent if and only if those
 * exist.
 */
export async function markDigested(
  tx: Tx,
  due: readonly DueAlert[],
  digests: ReadonlyMap<number, number>,
): Promise<void> {
  const digestIds = due.map(({ recipientId }) => digests.get(recipientId) as number)
  await tx.execute(sql`
    update alerts a set digest_id = q.digest_id
    from unnest(${idList(due.map(({ id }) => id))}, ${idList(digestIds)}) as q (id, digest_id)
    where a.id = q.id`)
}

/** For the limit of one an hour, and for the list of saved searches. */
export async function markTold(tx: Tx, told: readonly Told[]): Promise<void> {
  const sent = told.filter(({ outboxId }) => outboxId !== undefined)
  await tx.execute(sql`
    update digests d set outbox_id = q.outbox_id
    from unnest(${idList(sent.map(({ digestId }) => digestId))},
      ${idList(sent.map(({ outboxId }) => outboxId as number))}) as q (id, outbox_id)
    where d.id = q.id`)
  await tx.execute(sql`
    update alert_recipients set last_digest_at = now()
    where id = any(${idList(told.map(({ recipientId }) => recipientId))})`)
  await tx.execute(sql`
    update saved_searches set last_sent_at = now() where id in (
      select search_id from alerts where digest_id = any(${idList(told.map(({ digestId }) => digestId))}))`)
}

/** Sent so long ago that the listing would have to be new again. */
const keptDays = 400

export async function sweepTold(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from digests where created_at < now() - ${keptDays} * interval '1 day'`)
}
