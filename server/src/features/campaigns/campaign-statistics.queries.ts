import { sql } from '../../db/orm.ts'
import type { CampaignStatistics } from '#contract/campaigns/campaign-statistics.calls.ts'
import type { Day } from '#contract/values/day.ts'
import type { Executor } from '../../db/connect.ts'
import { localDay } from '../../db/local-time.ts'
import type { CountedUpTo } from '../../db/running-counts.ts'
import { countedEvents } from './campaign-counts.sql.ts'

type Counts = CampaignStatistics['totals']

const eventCounts = sql`
  coalesce(sum(c.events) filter (where c.kind = 'view'), 0)::int as views,
  coalesce(sum(c.visitors) filter (where c.kind = 'view'), 0)::int as visitors,
  coalesce(sum(c.events) filter (where c.kind = 'click'), 0)::int as clicks`

export interface Counted {
  campaignId: number
  /** See running-counts.ts. */
  upTo: CountedUpTo
}

const ofCampaign = ({ campaignId, upTo }: Counted) =>
  countedEvents(sql`e.campaign_id = ${campaignId}`, upTo)

/** One row for each day in the range, including those without events. */
export async function findDays(
  db: Executor,
  counted: Counted,
  span: { from: Day; to: Day },
): Promise<CampaignStatistics['days']> {
  const rows = await db.execute<Counts & { day: string }>(sql`
    with seen as (
      select c.day, ${eventCounts} from ${ofCampaign(counted)} c
      where c.day between ${span.from} and ${span.to} group by 1),
    asked as (
      select ${localDay(sql`q.created_at`)} as day, count(*)::int as enquiries from enquiries q
      where q.campaign_id = ${counted.campaignId} group by 1)
    select d.day::date::text as day, coalesce(seen.views, 0) as views,
      coalesce(seen.visitors, 0) as visitors, coalesce(seen.clicks, 0) as clicks,
      coalesce(asked.enquiries, 0) as enquiries
    from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as d (day)
    left join seen on seen.day = d.day::date left join asked on asked.day = d.day::date
    order by d.day`)
  return [...rows]
}

export async function findTotals(db: Executor, counted: Counted): Promise<Counts> {
  const [row] = await db.execute<Counts & Record<string, unknown>>(sql`
    select ${eventCounts},
      (select count(*)::int from enquiries q where q.campaign_id = ${counted.campaignId}) as enquiries
    from ${ofCampaign(counted)} c`)
  return row as Counts
}

export async function findClicks(db: Executor, counted: Counted): Promise<Map<number, number>> {
  const rows = await db.execute<{ itemId: number; clicks: number }>(sql`
    select c.item_id as "itemId", sum(c.events)::int as clicks from ${ofCampaign(counted)} c
    where c.kind = 'click' and c.item_id is not null group by 1`)
  return new Map(rows.map(({ itemId, clicks }) => [itemId, clicks]))
}
