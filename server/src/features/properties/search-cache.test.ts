import { describe, expect, it, vi } from 'vitest'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import { followChanges } from '../../kit/changes.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi({ rateLimit: false })

describe('the search log', () => {
  it('records every search and its user, including those served from the cache', async () => {
    const agent = await api.as('agent')
    const input = searchFor({ suburb: 'Lynnwood', city: 'Pretoria', maxPrice: 2_000_000 })
    await api.visitor(searchProperties, { ...input, userName: 'someone else' })
    for (let again = 0; again < 3; again++) await api.visitor(searchProperties, input)
    await agent(searchProperties, input)
    await api.visitor(searchProperties, { ...input, page: 2 })
    await api.services.searchLog.flush()
    const rows = await api.services.database.sql`
      select user_name, type, property, value, results from search_log where value like 'Lynnwood, Pretoria%' order by id`
    expect(rows).toHaveLength(5)
    expect(rows[0]).toEqual({
      user_name: 'Unknown',
      type: 'Residential',
      property: 'Sale',
      value: 'Lynnwood, Pretoria; up to R 2 000 000',
      results: 0,
    })
    expect(rows[4]?.user_name).toMatch(/^agent-/)
  })

  it('names the property types, and marks a search without criteria', async () => {
    const [house, flat] = await api.services.database.sql`
      select id, description from property_types where usage = 'Residential' order by description limit 2`
    await api.visitor(searchProperties, searchFor({ types: `${house?.id},${flat?.id}` }))
    await api.visitor(searchProperties, searchFor({}))
    await api.services.searchLog.flush()
    const rows = await api.services.database
      .sql`select value from search_log order by id desc limit 2`
    expect(rows.map(({ value }) => value).toReversed()).toEqual([
      `${house?.description} or ${flat?.description}`,
      'Everything',
    ])
  })
})

describe('a cached search', () => {
  it('is invalidated within a second of a relevant change, and otherwise stays cached', async () => {
    const { database, cache, log } = api.services
    const stop = await followChanges(database, cache, log)
    const lynnwood = searchFor({ suburb: 'Lynnwood', city: 'Pretoria', province: 'Gauteng' })
    const elsewhere = searchFor({ suburb: 'Sea Point', city: 'Cape Town' })
    const total = async (input: typeof lynnwood) =>
      (await api.visitor(searchProperties, input)).body.total
    const queried = vi.spyOn(database.sql, 'unsafe')
    const before = await total(lynnwood)
    await total(elsewhere)
    const asked = queried.mock.calls.length
    const added = await aProperty(api.services)
    const began = Date.now()
    await vi.waitFor(async () => expect(await total(lynnwood)).toBe(before + 1), { interval: 20 })
    expect(Date.now() - began).toBeLessThan(1000)
    const afterFirst = queried.mock.calls.length
    await total(elsewhere)
    expect(queried.mock.calls.length).toBe(afterFirst)
    expect(afterFirst).toBeGreaterThan(asked)
    // Unpublished directly in the database.
    await database.sql`update properties set published = false where id = ${added.id}`
    await vi.waitFor(async () => expect(await total(lynnwood)).toBe(before), { interval: 20 })
    await stop()
    queried.mockRestore()
  })
})
