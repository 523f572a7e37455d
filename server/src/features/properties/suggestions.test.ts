import { beforeAll, describe, expect, it } from 'vitest'
import { suggestPropertySearches } from '#contract/properties/search.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi()
let id: number

beforeAll(async () => {
  id = (await aProperty(api.services)).id
  const { sql } = api.services.database
  await sql`update properties set price = 1100000, short_description = 'Sunny home',
    lat = -25.766, lng = 28.281 where id = ${id}`
  await sql`insert into property_field_values (property_id, field_id, value) values (${id}, 708, 'Yes')`
})

describe('when nothing is found', () => {
  const suggest = async (criteria: Record<string, string>) =>
    (await api.visitor(suggestPropertySearches, { usageType: 'Residential', ...criteria })).body

  it('suggests a changed price, one feature fewer, and no keyword', async () => {
    expect(await suggest({ maxPrice: '1000000' })).toEqual([
      { kind: 'price', change: { maxPrice: '1200000' }, count: 1 },
    ])
    expect(await suggest({ features: 'fibre,pool' })).toEqual([
      { kind: 'feature', change: { features: 'fibre' }, count: 1 },
    ])
    expect(await suggest({ keyword: 'castle' })).toEqual([
      { kind: 'keyword', change: { keyword: null }, count: 1 },
    ])
  })

  it('suggests the spelling of a known word', async () => {
    expect((await suggest({ keyword: 'fibra' }))[0]).toEqual({
      kind: 'spelling',
      change: { keyword: 'fibre' },
      count: 1,
    })
  })

  it('suggests the surroundings, the whole city, and each criterion left out, in one call', async () => {
    expect(await suggest({ places: 'brooklyn.pretoria.gauteng' })).toEqual([
      { kind: 'radius', change: { radius: '10' }, count: 1 },
      { kind: 'city', change: { places: 'pretoria.gauteng' }, count: 1 },
      { kind: 'without', change: { places: null }, count: 1 },
    ])
    expect(await suggest({ bedrooms: '9', maxPrice: '2000000' })).toEqual([
      { kind: 'without', change: { bedrooms: null }, count: 1 },
    ])
  })

  it('counts the same in memory as in the database', async () => {
    const criteria = { features: 'fibre,pool', newThisWeek: '1' }
    const before = await suggest(criteria)
    await api.services.listings.load()
    api.services.cache.invalidate()
    expect(before).toEqual([{ kind: 'feature', change: { features: 'fibre' }, count: 1 }])
    expect(await suggest(criteria)).toEqual(before)
  })

  it('suggests nothing where no change helps', async () => {
    expect(await suggest({ salesType: 'Rent', keyword: 'castle' })).toEqual([])
  })
})
