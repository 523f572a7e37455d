import { pino } from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
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

describe('the listings that hold a word', () => {
  it('are known once they were asked for twice, and follow the changes', async () => {
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

  it('are found by a search as they are in the database', async () => {
    const { cache, listings } = api.services
    // As among many listings, of which half have the word.
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
        // Another price each time: no reply comes from the cache.
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
})
