import { sql, type SQL } from '../../db/orm.ts'
import { localDay } from '../../db/local-time.ts'
import { firstUncounted } from '../../db/log-counts.ts'
import { afterCounts, type CountedUpTo } from '../../db/running-counts.ts'

const log = 'campaign_events'

/** A visitor who is not yet in that day's running counts of a page. */
const isNewVisitor = sql`not exists (
  select from campaign_visitors v
  where v.campaign_id = coalesce(e.campaign_id, 0) and v.upload_id = coalesce(e.upload_id, 0)
    and v.day = e.day and v.kind = e.kind and v.item_id = coalesce(e.counted_item, 0)
    and v.visitor = e.visitor)`

/**
 * Views and clicks by day, of the rows `e` that meet the condition: past days come from their
 * stored counts, the others from the running counts and the newest rows of the log.
 */
export function countedEvents(where: SQL, upTo: CountedUpTo): SQL {
  return sql`(
    select e.day, e.kind, e.item_id, e.events, e.visitors from campaign_days e where ${where}
    union all
    select e.day, e.kind, nullif(e.item_id, 0), e.events, e.visitors from campaign_counts e
    where ${where} and e.day >= (select ${firstUncounted(log)})
    union all
    select e.day, e.kind, e.counted_item, count(*), count(distinct e.visitor) filter (where ${isNewVisitor})
    from (
      select e.campaign_id, e.upload_id, e.kind, e.visitor, ${localDay(sql`e.created_at`)} as day,
        case when e.kind = 'click' then e.item_id end as counted_item
      from campaign_events e where ${where} and ${afterCounts(log, sql`e`, upTo)}) e
    group by 1, 2, 3)`
}
