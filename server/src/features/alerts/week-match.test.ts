import { beforeAll, describe, expect, it } from 'vitest'
import { matchesWeek } from '#contract/weeks/weeks.filter.ts'
import { weekFilter, type WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { randomizer } from '../../testing/randomizer.ts'
import {
  fillRandomWeeks,
  plainlyFittingResorts,
  randomWeekFilter,
} from '../../testing/random-weeks.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { indexSearches } from './index-searches.service.ts'
import { findSearchIds } from './match.queries.ts'
import { searchesOfWeek } from './week-match.service.ts'

const api = useApi({ rateLimit: false })
const searches = 1000
let weeks: WeekListing[]
let saved: { id: number; filter: WeekFilter; resorts: Set<number> | undefined }[]

beforeAll(async () => {
  const { sql } = api.services.database
  const all = await fillRandomWeeks(api.services)
  weeks = all.filter((_, n) => n % 37 === 0)
  const { id: userId } = await aUser(api.services)
  const r = randomizer(47)
  const texts = Array.from({ length: searches }, () => randomWeekFilter(r))
  // Every third one has the same criteria as the previous one, with different prices.
  for (let n = 2; n < searches; n += 3) {
    const { minPrice, maxPrice } = texts[n] ?? {}
    const { minPrice: _min, maxPrice: _max, ...same } = texts[n - 1] ?? {}
    texts[n] = { ...same, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) }
  }
  const rows = texts.map((text, n) => ({
    user_id: userId,
    kind: 'week',
    name: `Search ${n}`,
    criteria: sql.json(
      Object.fromEntries(Object.entries(text).map(([name, value]) => [name, String(value)])),
    ),
    query: `n=${n}`,
    frequency: 'daily',
  }))
  for (let from = 0; from < rows.length; from += 250) {
    await sql`insert into saved_searches ${sql(rows.slice(from, from + 250))}`
  }
  const ids = await sql<{ id: number }[]>`select id from saved_searches order by id`
  const keys = await placeKeys(api.services)
  saved = texts.map((text, n) => {
    const filter = weekFilter.parse(text)
    return { id: ids[n]?.id as number, filter, resorts: plainlyFittingResorts(filter, keys) }
  })
  await indexSearches(api.services)
}, 240_000)

async function expectSameAsPlain(some: readonly WeekListing[]): Promise<number> {
  const { db } = api.services.database
  let found = 0
  for (const week of some) {
    const expected = saved
      .filter(({ filter, resorts }) => matchesWeek(week, filter, resorts))
      .map(({ id }) => id)
    const ids = await findSearchIds(db, await searchesOfWeek(db, week))
    expect(ids, `week ${week.id}`).toEqual(expected)
    found += ids.length
  }
  return found
}

describe('matching a week with the saved searches', () => {
  it('finds exactly those that the plain filter finds', async () => {
    expect(await expectSameAsPlain(weeks)).toBeGreaterThan(1000)
  }, 240_000)

  it('finds the same for prices with cents', async () => {
    const some = weeks.slice(0, 20).map((week) => ({ ...week, sellPrice: week.sellPrice + 0.5 }))
    await expectSameAsPlain(some)
  })

  it('finds the same, and the people behind them, in rows written by the previous version', async () => {
    const { db, sql } = api.services.database
    await sql`update saved_search_terms set recipient_id = null where search_id % 2 = 0`
    await expectSameAsPlain(weeks.slice(0, 20))
    const [week] = weeks as [WeekListing]
    const rows = await db.execute<{ search_id: number; recipient_id: number }>(
      await searchesOfWeek(db, week),
    )
    const people = await sql`select distinct recipient_id from saved_search_filters`
    expect(rows.some(({ search_id: id }) => id % 2 === 0)).toBe(true)
    expect(new Set(rows.map((row) => row.recipient_id))).toEqual(
      new Set(people.map((row) => row.recipient_id)),
    )
  })
})
