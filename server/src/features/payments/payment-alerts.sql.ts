import { sql } from '../../db/orm.ts'

/**
 * The group of an open alert `a` of the event `e`: forged notices are grouped by source, everything
 * else by subject.
 */
const line = sql`case when a.kind = 'forged' then 'forged/' || coalesce(e.payload ->> 'ip', '')
  else concat_ws('/', a.kind, coalesce(a.payment_id::text, e.payload ->> 'REFERENCE',
    e.payload ->> 'm_payment_id', 'alert ' || a.id), e.amount) end`

/** The open alerts, each with its group. */
export const openAlerts = sql`(select a.id, a.version, a.kind, a.payment_id, a.created_at, a.event_id,
    ${line} as line
  from payment_alerts a join payment_events e on e.id = a.event_id where a.dismissed_at is null)`

/** One row per group: its newest alert, how many there are, and since when. */
export const openAlertLines = sql`(select distinct on (o.line) o.*,
    count(*) over (partition by o.line)::int as count,
    min(o.created_at) over (partition by o.line) as since
  from ${openAlerts} o order by o.line, o.id desc)`
