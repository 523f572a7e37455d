import { beforeAll, describe, expect, it } from 'vitest'
import { kilometresBetween } from '#contract/places/distance.ts'
import { suggestPlaces } from '#contract/places/places.calls.ts'
import { slugOf } from '#contract/places/place-key.ts'
import { hasSurroundings, provinceKeys } from '#contract/places/surroundings.ts'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'
import type { PlaceKeys } from './place-keys.ts'
import { placeKeys } from './places-in-memory.ts'
import { resortsIn } from './resorts-in-places.ts'
import { searchPlaces } from './search-places.ts'

const api = useApi({ rateLimit: false })
let keys: PlaceKeys

beforeAll(async () => {
  keys = await placeKeys(api.services)
})

describe('place suggestions', () => {
  it('offer provinces, areas, cities and suburbs with their keys', async () => {
    const first = async (q: string) => (await api.visitor(suggestPlaces, { q })).body[0]
    expect(await first('Gauteng')).toMatchObject({
      kind: 'province',
      key: 'gauteng',
      display: 'Gauteng',
      province: 'Gauteng',
      city: '',
      suburb: '',
    })
    expect(await first('Pta East')).toMatchObject({ kind: 'area', key: 'pretoria-east' })
    expect(await first('Stelenbosch')).toMatchObject({ display: 'Stellenbosch, Western Cape' })
    expect(await first('PE')).toMatchObject({ key: 'gqeberha.eastern-cape' })
    expect(await first('Lynnwood, Pretoria')).toMatchObject({
      kind: 'suburb',
      key: 'lynnwood.pretoria.gauteng',
      lat: expect.closeTo(-25.76, 1),
    })
  })
})

describe('the key of a place', () => {
  it('resolves to ids of its kind', () => {
    expect(keys.find('gauteng')).toMatchObject({ kind: 'province', provinceIds: [3], centres: [] })
    expect(keys.find('lynnwood.pretoria.gauteng')?.suburbIds).toHaveLength(1)
    expect(keys.find('pretoria-east')?.suburbIds.length).toBeGreaterThan(40)
    expect(keys.find('east-rand')?.cityIds.length).toBeGreaterThan(5)
    expect(keys.find('gotham.gauteng')).toBeUndefined()
  })

  it('may lack its last parts if only one place can be meant', () => {
    const named = (key: string) => keys.find(key)?.provinceKey
    expect(keys.find('pretoria')).toMatchObject({ kind: 'city', provinceKey: 'gauteng' })
    expect(named('middelburg')).toBe('mpumalanga')
    expect(keys.find('lynnwood-ridge')?.kind).toBe('suburb')
    expect(named('lynnwood-ridge.pretoria')).toBe('gauteng')
    expect(keys.find('pretori')).toBeUndefined()
    expect(keys.find('sharonlea.gauteng')).toBeUndefined()
  })

  it('widens by a radius around every member, but not around a province', () => {
    const places = ['gauteng', 'lynnwood.pretoria.gauteng', 'east-rand']
    const found = searchPlaces(keys, { places, radius: 8 })
    const members = keys.find('east-rand')?.cityIds.length ?? 0
    expect(found?.circles).toHaveLength(members + 1)
    expect(found?.circles.every(({ kilometres }) => kilometres === 8)).toBe(true)
    const near = { lat: -26, lng: 28 }
    expect(searchPlaces(keys, { near })?.circles).toEqual([{ ...near, kilometres: 10 }])
  })
})

describe('the surroundings of a place', () => {
  it('are as screens show them: every area has some, no province does', async () => {
    const { sql } = api.services.database
    const areas = await sql<{ key: string }[]>`select key from areas`
    const named = await sql<{ name: string }[]>`select name from provinces`
    const provinces = named.map(({ name }) => slugOf(name))
    expect(provinces.toSorted()).toEqual(provinceKeys.toSorted())
    for (const key of [...provinces, ...areas.map((area) => area.key)]) {
      expect([key, keys.find(key)?.centres.length !== 0]).toEqual([key, hasSurroundings(key)])
    }
  })
})

describe('distances', () => {
  it('are measured along the earth’s surface', () => {
    const pretoria = { lat: -25.7479, lng: 28.2293 }
    const johannesburg = { lat: -26.2041, lng: 28.0473 }
    expect(kilometresBetween(pretoria, johannesburg)).toBeCloseTo(53.9, 0)
    expect(kilometresBetween(pretoria, pretoria)).toBe(0)
  })
})

describe('resorts in places', () => {
  const margate = { provinceId: 4, town: 'Margate', lat: -30.86, lng: 30.37 }
  it.each([
    ['kwazulu-natal', true],
    ['margate.kwazulu-natal', true],
    ['south-coast', true],
    ['ramsgate.kwazulu-natal', true],
    ['north-coast', false],
    ['gauteng', false],
    ['nowhere', false],
  ])('with the key %s: %s', (key, expected) => {
    expect(resortsIn(keys, [key])(margate)).toBe(expected)
  })

  it('are found by their town if they have no position, and near a position', () => {
    const unplaced = { ...margate, lat: null, lng: null }
    expect(resortsIn(keys, ['hibiscus-coast'])(unplaced)).toBe(true)
    expect(resortsIn(keys, [], { near: { lat: -30.9, lng: 30.35 } })(margate)).toBe(true)
    expect(resortsIn(keys, [], { near: { lat: -29, lng: 30 } })(margate)).toBe(false)
  })
})

describe('the search log', () => {
  it('records the places, but not where a person is', async () => {
    await aProperty(api.services)
    const places = 'pretoria-east_centurion.gauteng'
    const { body } = await api.visitor(
      searchProperties,
      searchFor({ places, near: '-25.7,28.2', radius: 5 }),
    )
    expect(body.total).toBe(1)
    await api.services.searchLog.flush()
    const [row] = await api.services.database
      .sql`select value from search_log order by id desc limit 1`
    expect(row?.value).toBe('Pretoria East or Centurion or a position within 5 km')
  })
})
