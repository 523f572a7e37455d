import { pino } from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import type { SearchSort } from '#contract/properties/search.choices.ts'
import { currentRequest, readingFromReplicas } from '../../../db/request-scope.ts'
import { useApi } from '../../../testing/api.ts'
import { aProperty } from '../../../testing/property-builders.ts'
import { keywordQuery } from '../keyword-query.ts'
import { createWordSets } from './word-sets.ts'

const api = useApi({ rateLimit: false })
const braai = `'braai':*`
let ids: number[]

beforeAll(async () => {
  ids = []
  for (const shortDescription of ['With a braai', 'Braai room', 'A quiet flat']) {
    ids.push((await aProperty(api.services, { shortDescription })).id)
  }
})

const describeAs = (id: number | undefined, text: string) =>
  api.services.database.sql`update properties set short_description = ${text} where id = ${id}`

describe('the listings that contain a word', () => {
  it('are known once they have been requested twice, and follow changes', async () => {
    const { database } = api.services
    const words = createWordSets(database, pino({ level: 'silent' }))
    expect(await words.find(braai)).toBeUndefined()
    const known = await vi.waitFor(async () => {
      const found = await words.find(braai)
      if (!found) throw new Error('The listings are still being read')
      return found
    })
    const held = () => ids.filter((id) => known.has(id))
    expect(held()).toEqual(ids.slice(0, 2))
    await describeAs(ids[0], 'With a pool')
    await describeAs(ids[2], 'With two braais')
    expect(held()).toEqual(ids.slice(0, 2))
    words.changed(ids)
    await words.find(braai)
    expect(held()).toEqual(ids.slice(1))
    words.clear()
    expect(await words.find(braai)).toBeUndefined()
  })

  it('are checked again on the primary, which has what was changed', async () => {
    const { database } = api.services
    const words = createWordSets(database, pino({ level: 'silent' }))
    await words.find(braai)
    await vi.waitFor(async () => expect(await words.find(braai)).toBeDefined())
    const asked = vi.spyOn(database.sql, 'unsafe')
    const replicas: unknown[] = []
    asked.mockImplementation((...statement) => {
      replicas.push(currentRequest()?.replica)
      asked.mockRestore()
      return database.sql.unsafe(...statement)
    })
    words.changed(ids)
    await readingFromReplicas(() => words.find(braai))
    expect(replicas).toEqual([undefined])
  })

  it('give the same search results as the database', async () => {
    const { cache, listings } = api.services
    // As among many listings, half of which contain the word.
    await cache.cacheAs('known words', async () => ({
      value: { words: ['braai', 'braais'], parts: [0.5, 0.1] },
      entry: { seconds: 900, tables: [], weight: 1 },
    }))
    await cache.cacheAs('listing counts', async () => ({
      value: { all: 100_000, in: () => 100_000 },
      entry: { seconds: 900, tables: [], weight: 1 },
    }))
    await listings.load()
    let price = 1
    const search = async () => {
      const { body } = await api.visitor(
        searchProperties,
        // A different price each time: no reply comes from the cache.
        searchFor({ keyword: 'braai', sort: 'newest', minPrice: price++ }),
      )
      return { total: body.total, ids: body.items.map(({ id }) => id) }
    }
    const first = await search()
    expect(first).toEqual({ total: 2, ids: [ids[2], ids[1]] })
    const query = keywordQuery('braai') as string
    await vi.waitFor(async () => expect(await listings.holding(query)).toBeDefined())
    expect(await search()).toEqual(first)
    await describeAs(ids[0], 'A braai again')
    cache.invalidate('properties')
    expect(await search()).toEqual({ total: 3, ids: [ids[2], ids[1], ids[0]] })
  })

  it('are sorted page by page, as in the database', async () => {
    const { cache, database } = api.services
    const { sql } = database
    for (let n = 0; n < 45; n++) {
      await aProperty(api.services, {
        shortDescription: 'A braai',
        price: String(900_000 + (n % 7)),
      })
    }
    await sql`update properties set created_at = '2026-01-01' where id % 4 = 0`
    cache.invalidate('properties')
    let minPrice = 800_000
    const pageOf = async (sort: SearchSort, page: { page: number } | { after: string }) => {
      const { body } = await api.visitor(searchProperties, {
        ...searchFor({ keyword: 'braai', sort, minPrice: minPrice++, maxPrice: 900_006 }),
        ...page,
      })
      expect(body.total).toBe(45)
      return { ids: body.items.map(({ id }) => id), next: body.next }
    }
    const orders = {
      newest: 'created_at desc, property_id desc',
      low: 'monthly, property_id',
      high: 'monthly desc, property_id desc',
      best: 'score desc, property_id desc',
    } as const
    for (const [sort, order] of Object.entries(orders) as [keyof typeof orders, string][]) {
      const expected = await sql.unsafe<{ property_id: number }[]>(
        `select property_id from property_search where monthly between 900000 and 900006 order by ${order}`,
      )
      const pages = [await pageOf(sort, { page: 1 }), await pageOf(sort, { page: 2 })]
      const last = await pageOf(sort, { after: pages[1]?.next as string })
      expect(
        [...pages, last].flatMap(({ ids }) => ids),
        sort,
      ).toEqual(expected.map(({ property_id }) => property_id))
      expect(last.next).toBeNull()
      expect(await pageOf(sort, { page: 3 })).toEqual(last)
    }
  })
})
