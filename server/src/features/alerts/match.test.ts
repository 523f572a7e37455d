import { beforeAll, describe, expect, it } from 'vitest'
import { criteria as criteriaSchema } from '#contract/properties/search.schema.ts'
import { today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { randomCriteria } from '../../testing/random-criteria.ts'
import { fillRandomListings, type RandomListings } from '../../testing/random-listings.ts'
import { randomizer } from '../../testing/randomizer.ts'
import { fits } from '../properties/search.reference.ts'
import { indexSearches } from './index-searches.service.ts'
import { probesOf } from './listing-terms.ts'
import * as queries from './match.queries.ts'
import { currentRow, everyFittingSearch, fittingSearches, formerRow } from './match.sql.ts'

const api = useApi({ rateLimit: false })
const searches = 1000
let listed: RandomListings
let criteria: { id: number; parsed: ReturnType<typeof criteriaSchema.parse> }[]

beforeAll(async () => {
  listed = await fillRandomListings(api.services)
  const { sql } = api.services.database
  const { id: userId } = await aUser(api.services)
  const r = randomizer(31)
  const draw = () =>
    Object.fromEntries(
      Object.entries(randomCriteria(r, listed)).map(([name, value]) => [name, String(value)]),
    )
  const texts = Array.from({ length: searches }, draw)
  // Every third one has the same criteria as the previous one, with different prices.
  for (let n = 2; n < searches; n += 3) {
    const { minPrice: _min, maxPrice: _max, ...same } = texts[n - 1] as Record<string, string>
    const { minPrice, maxPrice } = texts[n] as Record<string, string>
    texts[n] = { ...same, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) }
  }
  const rows = texts.map((text, n) => ({
    user_id: userId,
    kind: 'property',
    name: `Search ${n}`,
    criteria: sql.json(text),
    query: `n=${n}`,
    frequency: 'daily',
  }))
  for (let from = 0; from < rows.length; from += 250) {
    await sql`insert into saved_searches ${sql(rows.slice(from, from + 250))}`
  }
  const ids = await sql<{ id: number }[]>`select id from saved_searches order by id`
  criteria = texts.map((text, n) => ({
    id: ids[n]?.id as number,
    parsed: criteriaSchema.parse(text),
  }))
  await indexSearches(api.services)
}, 240_000)

describe('matching a listing with the saved searches', () => {
  it('finds exactly those that the plain filter finds, by the index and without it', async () => {
    const { db } = api.services.database
    const day = today()
    let found = 0
    const some = listed.all.filter((_, n) => n % 5 === 0)
    for (const listing of some) {
      const expected = criteria
        .filter(({ parsed }) => fits(listing, parsed, day, listed.gazetteer))
        .map(({ id }) => id)
      const row = currentRow(listing.id, day)
      const indexed = await queries.findIndexedListing(db, row)
      const ids = indexed
        ? await queries.findSearchIds(db, fittingSearches(row, probesOf(indexed)))
        : []
      expect(ids, `listing ${listing.id}`).toEqual(expected)
      found += ids.length
      if (listing.id % 10 === 0) {
        expect(await queries.findSearchIds(db, everyFittingSearch(row))).toEqual(expected)
      }
    }
    expect(found).toBeGreaterThan(1000)
  }, 240_000)

  it('finds the same for the previous state of a row', async () => {
    const { db, sql } = api.services.database
    const [before] = await sql`
      select to_jsonb(p) - 'card' as row, p.property_id as id from property_search p
      where p.hide_after is null order by p.property_id offset 40 limit 1`
    const current = currentRow(before?.id, today())
    const former = formerRow(before?.row)
    const indexed = await queries.findIndexedListing(db, former)
    if (!indexed) throw new Error('The row is missing')
    const probes = probesOf(indexed)
    expect(await queries.findSearchIds(db, fittingSearches(former, probes))).toEqual(
      await queries.findSearchIds(db, fittingSearches(current, probes)),
    )
  })

  it('skips paused searches, and finds them again when they resume', async () => {
    const { sql } = api.services.database
    const count = async () => {
      const [row] = await sql`select count(distinct search_id)::int as n from saved_search_filters`
      return row?.n as number
    }
    const all = await count()
    await sql`update saved_searches set paused_at = now() where id = ${criteria[0]?.id}`
    await indexSearches(api.services)
    expect(await count()).toBe(all - 1)
    await sql`update saved_searches set paused_at = null where id = ${criteria[0]?.id}`
    await indexSearches(api.services)
    expect(await count()).toBe(all)
  })
})
