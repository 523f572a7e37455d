import { sql, type SQL } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { alertReasons, occasionReasons } from '../../db/schema/alerts.ts'
import { localToday } from '../../db/local-time.ts'

export interface Occasion extends Record<string, unknown> {
  id: number
  propertyId: number | null
  weekId: number | null
  reason: (typeof occasionReasons)[number]
  before: unknown
}

/** The next occasion, locked until it has been processed or the transaction fails. */
export async function takeOccasion(tx: Tx): Promise<Occasion | undefined> {
  const [row] = await tx.execute<Occasion>(sql`
    select id::int, property_id as "propertyId", week_id as "weekId", reason, before
    from listing_occasions order by attempts, id limit 1 for update skip locked`)
  return row
}

export async function removeOccasion(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from listing_occasions where id = ${id}`)
}

/** One that fails is moved behind all others, so that it does not block them. */
export async function postponeOccasion(db: Executor, id: number): Promise<void> {
  await db.execute(sql`update listing_occasions set attempts = attempts + 1 where id = ${id}`)
}

type Reason = (typeof alertReasons)[number]

/** What distinguishes two occasions: a listing is new once, and cheaper once for each price. */
export const occasionTexts: Record<Reason, SQL> = {
  new: sql`''`,
  priceDrop: sql`trim_scale(o.to_price)::text`,
  back: sql`(o.at at time zone 'Africa/Johannesburg')::date::text`,
  // Only weeks close.
  closing: sql`coalesce(l.tender_closes_on::text, '')`,
}

export interface Told {
  occasion: Occasion
  reason: Reason
}

const listingOf = ({ weekId }: Occasion) => sql.raw(weekId === null ? 'properties' : 'weeks')

/**
 * Alerts for the people with these searches, which were saved before the occasion. A person with
 * several such searches is alerted once, for the one that is due first.
 */
export async function insertSearchAlerts(
  tx: Tx,
  { occasion, reason }: Told,
  matching: SQL,
): Promise<void> {
  await tx.execute(sql`
    insert into alerts (recipient_id, search_id, property_id, week_id, reason, occasion, from_price,
      to_price, at, due_at)
    select distinct on (m.recipient_id) m.recipient_id, s.id, o.property_id, o.week_id, ${reason},
      ${occasionTexts[reason]}, o.from_price, o.to_price, o.at, d.due_at
    from (${matching}) m
    join listing_occasions o on o.id = ${occasion.id}
    join ${listingOf(occasion)} l on l.id = coalesce(o.property_id, o.week_id)
    join saved_searches s on s.id = m.search_id and s.created_at <= o.at and s.paused_at is null
    join alert_recipients r on r.id = m.recipient_id
    cross join lateral (select alert_due_at(s.frequency, s.hour, s.weekday, r.quiet_from,
      r.quiet_until, r.last_digest_at, now()) as due_at) d
    order by m.recipient_id, d.due_at, s.id
    on conflict do nothing`)
}

/** Weeks whose tender closes in this many days or fewer, each with today's occasion. */
export async function insertClosing(db: Executor, days: number): Promise<void> {
  await db.execute(sql`
    insert into listing_occasions (week_id, reason)
    select w.id, 'closing' from weeks w join statuses s on s.id = w.status_id
    where w.published and w.is_tender and not s.stops_enquiries
      and w.tender_closes_on between ${localToday} and ${localToday} + ${days}::int`)
}
