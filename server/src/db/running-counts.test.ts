import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, today } from '#contract/values/day.ts'
import { findClicks, findTotals } from '../features/campaigns/campaign-statistics.queries.ts'
import { findDaily } from '../features/today/figures.queries.ts'
import { connect, type Database } from './connect.ts'
import { countLogs } from './log-counts.ts'
import { countRunning, findCountedUpTo } from './running-counts.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 4 })
  await database.sql`insert into campaigns (id, name, subject, start_date, end_date, is_timeshare)
    values (1, 'c', 's', '2020-01-01', '2100-01-01', false)`
})

afterAll(async () => {
  await database.close()
  await clone.drop()
})

const event = (visitor: string | null, kind = 'view', item: number | null = null) =>
  database.sql`insert into campaign_events (campaign_id, item_id, kind, visitor)
    values (1, ${item}, ${kind}, ${visitor})`

/** The contents of the log, and what the screens derive from counts and log. */
async function compared(upTo?: number) {
  const { sql, db } = database
  const [logged] = await sql`
    select count(*) filter (where kind = 'view')::int as views,
      count(distinct visitor) filter (where kind = 'view')::int as visitors,
      count(*) filter (where kind = 'click')::int as clicks, 0 as enquiries
    from campaign_events`
  const counted = { campaignId: 1, upTo: upTo ?? (await findCountedUpTo(db, 'campaign_events')) }
  expect(await findTotals(db, counted)).toEqual(logged)
  return { ...logged, items: await findClicks(db, counted) }
}

describe('the counts of the current day', () => {
  it('equal the log, before, between and after counting', async () => {
    await event('a')
    await event('a')
    await event(null)
    await compared()
    await countRunning(database)
    expect(await findCountedUpTo(database.db, 'campaign_events')).toBe(0)
    await countLogs(database)
    await countRunning(database)
    await compared()
    await event('a')
    await event('b')
    await event('b', 'click', 7)
    expect(await compared()).toMatchObject({ views: 5, visitors: 2, clicks: 1 })
    await countRunning(database)
    await countRunning(database)
    await event('c', 'click', 7)
    expect(await compared()).toMatchObject({ visitors: 2, clicks: 2, items: new Map([[7, 2]]) })
    const counts = await database.sql`select sum(events)::int as events from campaign_counts`
    expect(counts[0]?.events).toBe(6)
  })

  it('are the same for a reader that started before they were made', async () => {
    const before = await findCountedUpTo(database.db, 'campaign_events')
    await event('d')
    await countRunning(database)
    expect(await findCountedUpTo(database.db, 'campaign_events')).toBeGreaterThan(before)
    await compared(before)
  })

  it('wait for the rows of writers in progress', async () => {
    const writer = connect(clone.url, { max: 1 })
    await writer.sql.begin(async (tx) => {
      await tx`insert into campaign_events (campaign_id, kind, visitor) values (1, 'view', 'slow')`
      const before = await findCountedUpTo(database.db, 'campaign_events')
      await countRunning(database)
      expect(await findCountedUpTo(database.db, 'campaign_events')).toBe(before)
    })
    await writer.close()
    expect(await compared()).toMatchObject({ visitors: 4 })
    await countRunning(database)
    expect(await compared()).toMatchObject({ visitors: 4 })
  })

  it('are replaced by those of the day once it is over', async () => {
    const { sql } = database
    await sql`update campaign_events set created_at = created_at - interval '1 day'`
    await sql`update campaign_counts set day = day - 1`
    await sql`update campaign_visitors set day = day - 1`
    await sql`update counted_logs set day = day - 1`
    await event('today')
    await countLogs(database)
    expect(await compared()).toMatchObject({ visitors: 5 })
    await countRunning(database)
    expect(await compared()).toMatchObject({ visitors: 5 })
    expect(await sql`select visitor from campaign_visitors`).toEqual([{ visitor: 'today' }])
  })

  it('include the searches', async () => {
    const { sql, db } = database
    const search = () => sql`insert into search_log (user_name, type, value)
      values ('a', 'Residential', 'Hatfield, Pretoria; pool')`
    const searched = async () => (await findDaily(db, addDays(today(), -1), today()))[1]?.searches
    await search()
    await countRunning(database)
    expect(await searched()).toBe(1)
    await search()
    expect(await searched()).toBe(2)
    await countRunning(database)
    expect(await searched()).toBe(2)
    expect(await sql`select place, searches from search_counts order by place`).toEqual([
      { place: '', searches: 2 },
      { place: 'Hatfield, Pretoria', searches: 2 },
    ])
  })
})
