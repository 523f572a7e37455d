import { beforeAll, describe, expect, it } from 'vitest'
import { suggestPropertySearches } from '#contract/properties/search.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aPlace, aProperty } from '../../testing/property-builders.ts'

const api = useApi()
let id: number

beforeAll(async () => {
  id = (await aProperty(api.services)).id
  const { sql } = api.services.database
  await sql`update properties set price = 1100000, short_description = 'Sunny home',
    lat = -25.766, lng = 28.281 where id = ${id}`
  await sql`insert into property_field_values (property_id, field_id, value) values (${id}, 708, 'Yes')`
})

const suggestAll = async (criteria: Record<string, string>) =>
  (await api.visitor(suggestPropertySearches, { usageType: 'Residential', ...criteria })).body

describe('when nothing is found', () => {
  const suggest = async (criteria: Record<string, string>) =>
    (await suggestAll(criteria)).filter(({ kind }) => kind !== 'nearby' && kind !== 'wider')

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

  it('suggests the surroundings, the whole city, and leaving out each criterion, in one call', async () => {
    expect(await suggest({ places: 'brooklyn.pretoria.gauteng' })).toEqual([
      { kind: 'radius', change: { radius: '10' }, count: 1 },
      { kind: 'city', change: { places: 'pretoria.gauteng' }, count: 1 },
      { kind: 'without', change: { places: null }, count: 1 },
    ])
    expect(await suggest({ bedrooms: '9', maxPrice: '2000000' })).toEqual([
      { kind: 'without', change: { bedrooms: null }, count: 1 },
    ])
  })

  it('suggests nothing if no change helps', async () => {
    expect(await suggest({ salesType: 'Rent', keyword: 'castle' })).toEqual([])
  })
})

describe('everything in a wider place', () => {
  const widest = async (criteria: Record<string, string>) =>
    (await suggestAll(criteria)).filter(({ kind }) => kind === 'wider')

  it('is in the searched place, if there is any', async () => {
    const criteria = { places: 'lynnwood.pretoria.gauteng', bedrooms: '9', keyword: 'castle' }
    const change = { bedrooms: null, keyword: null }
    expect(await widest(criteria)).toEqual([{ kind: 'wider', change, count: 1 }])
  })

  it.each([
    ['hatfield.pretoria.gauteng', 'pretoria.gauteng'],
    ['sandown.sandton.gauteng', 'gauteng'],
    ['east-rand', 'gauteng'],
    ['sea-point.cape-town.western-cape', null],
  ])('around %s is %s, the nearest place that has any', async (places, wider) => {
    const change = { places: wider, bedrooms: null, radius: null }
    expect(await widest({ places, bedrooms: '9', radius: '2' })).toEqual([
      { kind: 'wider', change, count: 1 },
    ])
  })

  it('is not offered if there is nothing anywhere', async () => {
    expect(await widest({ salesType: 'Rent', places: 'pretoria.gauteng' })).toEqual([])
  })
})

describe('nearby suburbs', () => {
  const nearby = async (criteria: Record<string, string>) =>
    (await suggestAll(criteria)).flatMap(({ kind, change }) =>
      kind === 'nearby' ? change['places'] : [],
    )

  beforeAll(async () => {
    for (const suburb of ['Arcadia', 'Hatfield', 'Brooklyn', 'Menlo Park']) {
      const { provinceId, cityId, suburbId } = await aPlace(api.services, suburb)
      await aProperty(api.services, { provinceId, cityId, suburbId, price: '2000000' })
    }
    api.services.cache.invalidate()
  })

  const around = [
    'menlo-park.pretoria.gauteng',
    'brooklyn.pretoria.gauteng',
    'hatfield.pretoria.gauteng',
    'arcadia.pretoria.gauteng',
  ]

  it('come in order of distance, with what the same search finds there', async () => {
    expect(await nearby({ places: 'lynnwood.pretoria.gauteng' })).toEqual(around)
    expect(await nearby({ places: 'lynnwood.pretoria.gauteng', minPrice: '3000000' })).toEqual([])
    expect(await nearby({ places: 'arcadia.pretoria.gauteng' })).toEqual([
      'hatfield.pretoria.gauteng',
      'brooklyn.pretoria.gauteng',
      'menlo-park.pretoria.gauteng',
      'lynnwood.pretoria.gauteng',
    ])
  })

  it('are not in what is already searched', async () => {
    expect(await nearby({ places: 'lynnwood.pretoria.gauteng', radius: '3' })).not.toContain(
      'menlo-park.pretoria.gauteng',
    )
    expect(await nearby({ places: 'lynnwood.pretoria.gauteng_pretoria-east' })).not.toContain(
      'menlo-park.pretoria.gauteng',
    )
    expect(await nearby({ places: 'lynnwood.pretoria.gauteng_pretoria.gauteng' })).toEqual([])
    expect(await nearby({ places: 'pretoria.gauteng' })).toEqual([])
  })
})

describe('the suggestions', () => {
  it('are counted the same in memory as in the database', async () => {
    const criteria = { features: 'fibre,pool', newThisWeek: '1' }
    const inCity = { places: 'lynnwood.pretoria.gauteng', minPrice: '1500000' }
    const before = [await suggestAll(criteria), await suggestAll(inCity)]
    await api.services.listings.load()
    api.services.cache.invalidate()
    expect(before[0]?.[0]).toEqual({ kind: 'feature', change: { features: 'fibre' }, count: 1 })
    expect(before[1]?.filter(({ kind }) => kind === 'nearby')).toHaveLength(4)
    expect([await suggestAll(criteria), await suggestAll(inCity)]).toEqual(before)
  })
})
