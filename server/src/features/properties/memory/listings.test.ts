import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { today } from '#contract/values/day.ts'
import { getPropertyPins, searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import { connect } from '../../../db/connect.ts'
import { DatabaseUnavailable } from '../../../db/errors.ts'
import { defaultTimeouts, whileHolding } from '../../../db/pool.ts'
import { createReplyCache } from '../../../kit/reply-cache.ts'
import { useApi } from '../../../testing/api.ts'
import { aProperty } from '../../../testing/property-builders.ts'
import type { Search } from '../search.where.ts'
import { createListings, type Listings } from './listings.ts'
import { countRows } from './scan.ts'

const api = useApi({ rateLimit: false })
const everything = {
  salesType: true,
  typeIds: [],
  place: undefined,
  suburbName: undefined,
  plan: undefined,
} as unknown as Search
const cache = createReplyCache()
let listings: Listings
let ids: number[]

const counted = async () => {
  const columns = await listings.current()
  return columns && countRows(columns, everything, today(), 10_000)
}

beforeAll(async () => {
  ids = []
  for (let n = 0; n < 5; n++) ids.push((await aProperty(api.services)).id)
  const { database } = api.services
  listings = createListings({ database, cache, log: pino({ level: 'silent' }) })
})

describe('the listings in memory', () => {
  it('are not used before they are loaded', async () => {
    expect(await listings.current()).toBeUndefined()
    await listings.load()
    expect(await counted()).toBe(5)
  })

  it('have every announced change, including from a transaction that began before the last read', async () => {
    const { sql } = api.services.database
    await sql.begin(async (tx) => {
      await tx`update properties set published = false where id = ${ids[0]}`
      // Counted while the transaction is still open, with its number already assigned.
      cache.invalidate('properties')
      expect(await whileHolding(counted)).toBe(5)
    })
    cache.invalidate('properties')
    expect(await counted()).toBe(4)
    await sql`update properties set published = true where id = ${ids[0]}`
    await sql`update properties set is_sale = false where id = ${ids[1]}`
    await sql`update properties set published = false where id = ${ids[2]}`
    cache.invalidate('properties')
    expect(await counted()).toBe(3)
  })

  it('are reloaded after a rebuild', async () => {
    await api.services.database.sql`select rebuild_property_search()`
    cache.invalidate('properties')
    expect(await listings.current()).toBeUndefined()
    await listings.load()
    expect(await counted()).toBe(3)
  })

  it('are reloaded after more changes than there is room for, and not read one by one', async () => {
    const { sql } = api.services.database
    await sql`insert into property_search_changes (property_id)
      select id from generate_series(1000000, 1003000) id`
    cache.invalidate('properties')
    expect(await listings.current()).toBeUndefined()
    await sql`delete from property_search_changes where property_id >= 1000000`
    await listings.load()
    expect(await counted()).toBe(3)
  })

  it('are left to the database while their changes cannot be read', async () => {
    const { database } = api.services
    const warn = vi.fn()
    const changed = createReplyCache()
    const failing = { ...database, sql: { ...database.sql } } as typeof database
    const own = createListings({
      database: failing,
      cache: changed,
      log: { warn } as unknown as FastifyBaseLogger,
    })
    failing.sql.begin = database.sql.begin.bind(database.sql)
    await own.load()
    failing.sql.unsafe = () => {
      throw new Error('unexpected message')
    }
    expect(await own.current()).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    failing.sql.unsafe = database.sql.unsafe.bind(database.sql)
    await own.load()
    expect(await own.current()).toBeDefined()
    failing.sql.unsafe = () => {
      throw new DatabaseUnavailable(new Error('connection refused'))
    }
    changed.invalidate('properties')
    expect(await own.current()).toBeUndefined()
    failing.sql.unsafe = database.sql.unsafe.bind(database.sql)
    expect(await own.current()).toBeDefined()
  })

  it('are loaded however long it takes, even beyond the request timeout', async () => {
    const { url } = api.services.database
    const timeouts = { ...defaultTimeouts, statementMs: 1_000 }
    const impatient = connect(url, { max: 1, timeouts })
    const own = createListings({ database: impatient, cache, log: pino({ level: 'silent' }) })
    try {
      const loading = await api.services.database.sql.begin(async (tx) => {
        await tx`lock table property_search in access exclusive mode`
        const begun = own.load()
        await pause(2_000)
        return { begun }
      })
      await loading.begun
      expect(await own.current()).toBeDefined()
    } finally {
      await impatient.close()
    }
  })

  it.each<[string, { hide_after?: string; date_available?: string }, number]>([
    ['hidden since long ago', { hide_after: '1990-06-01' }, 0],
    ['shown until the far future', { hide_after: '2180-01-01' }, 1],
    ['available since long ago', { date_available: '1990-06-01' }, 1],
    ['available in the far future', { date_available: '2180-02-01' }, 0],
  ])('have one that is %s as the database has it', async (_, days, found) => {
    const { sql } = api.services.database
    const { id } = await aProperty(api.services, { shortDescription: 'Far away in time' })
    const { hide_after = null, date_available = null } = days
    await sql`update properties set hide_after = ${hide_after}, date_available = ${date_available}
      where id = ${id}`
    const search = { ...everything, availableFrom: '2030-01-01' }
    const inMemory = async () => {
      cache.invalidate('properties')
      const columns = await listings.current()
      return columns && countRows(columns, search, today(), 10_000)
    }
    const before = (await inMemory()) ?? 0
    await sql`update properties set published = false where id = ${id}`
    expect(before - ((await inMemory()) ?? 0)).toBe(found)
  })

  it('leave a search with an unknown criterion to the database', async () => {
    await api.services.listings.load()
    const found = await api.visitor(searchProperties, searchFor({ keyword: 'zzzz' }))
    expect(found.body.total).toBe(0)
    const pins = await api.visitor(getPropertyPins, {})
    expect(pins.body.total).toBe(pins.body.pins.length)
  })
})
