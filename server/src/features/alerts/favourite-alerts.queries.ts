import { sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { occasionTexts, type Told } from './occasions.queries.ts'

/**
 * Immediate alerts for everyone who has the listing among their favourites and wants to be
 * notified.
 */
export async function insertFavouriteAlerts(tx: Tx, { occasion, reason }: Told): Promise<void> {
  const column = sql.raw(occasion.weekId === null ? 'property_id' : 'week_id')
  const table = sql.raw(occasion.weekId === null ? 'properties' : 'weeks')
  const id = occasion.propertyId ?? occasion.weekId
  await tx.execute(sql`
    insert into alert_recipients (user_id)
    select v.user_id from favourites v where v.${column} = ${id}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into alerts (recipient_id, property_id, week_id, reason, occasion, from_price, to_price, at, due_at)
    select r.id, o.property_id, o.week_id, ${reason}, ${occasionTexts[reason]}, o.from_price, o.to_price, o.at,
      alert_due_at('atOnce', 0, null, r.quiet_from, r.quiet_until, r.last_digest_at, now())
    from favourites v
    join alert_recipients r on r.user_id = v.user_id and r.favourites
    join listing_occasions o on o.id = ${occasion.id}
    join ${table} l on l.id = v.${column}
    where v.${column} = ${id} and v.created_at <= o.at
    on conflict do nothing`)
}
