import { sql, type SQL } from 'drizzle-orm'
import { localDay } from '../../db/local-time.ts'
import { uncounted } from '../../db/log-counts.ts'

/**
 * Views and clicks by day, of the rows `e` for which the condition holds: the days that are over
 * from their counts, the last ones from the log.
 */
export function countedEvents(where: SQL): SQL {
  return sql`(
    select e.day, e.kind, e.item_id, e.events, e.visitors from campaign_days e where ${where}
    union all
    select ${localDay(sql`e.created_at`)}, e.kind, case when e.kind = 'click' then e.item_id end,
      count(*), count(distinct e.visitor)
    from campaign_events e
    where ${where} and ${uncounted('campaign_events', sql`e.created_at`)} group by 1, 2, 3)`
}
