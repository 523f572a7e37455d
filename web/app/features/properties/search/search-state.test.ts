import { describe, expect, it } from 'vitest'
import { areaFrom, areaText, boundsFrom, boundsText } from './area-text.ts'
import {
  changed,
  criteriaOf,
  filtered,
  queryOf,
  searchStateOf,
  withFeature,
} from './search-state.ts'

const read = (text: string) => searchStateOf(new URLSearchParams(text), 'Residential')

describe('the address of a search', () => {
  it('defaults to homes to buy, newest first', () => {
    expect(read('')).toEqual({
      usage: 'Residential',
      isSale: true,
      filters: {},
      sort: 'newest',
      page: 1,
      size: 20,
      after: undefined,
      view: 'list',
      q: '',
    })
  })

  it('is the same after being read and written', () => {
    const text =
      '?salesType=Rent&suburb=Lynnwood&types=1%2C3&maxPrice=25000&bedrooms=2&sort=low&page=3&view=map'
    expect(queryOf(read(text))).toBe(text)
  })

  it('keeps every criterion of a sentence, and the sentence itself', () => {
    const text =
      '?salesType=Sale&places=pretoria-east_waterkloof.pretoria.gauteng&near=-25.7%2C28.2' +
      '&driveFrom=sandton.johannesburg.gauteng&features=pool%2Csolar&rentBasis=gross&reduced=1' +
      '&newThisWeek=1&minFloor=200&maxErf=900&maxRate=90&radius=5&driveMinutes=40&q=house+with+a+pool'
    expect(queryOf(read(text))).toBe(text)
  })

  it('is the same after being read and written, for a thousand random searches', () => {
    let state = 17
    const random = (below: number) => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      return Math.floor((state / 4_294_967_296) * below)
    }
    const pick = (list: readonly string[]) => list[random(list.length)] as string
    const values: [name: string, value: () => string][] = [
      ['keyword', () => pick(['sea view', 'A+B', '50% & more?', 'é=ü #1'])],
      ['availableFrom', () => `2027-0${1 + random(9)}-1${random(9)}`],
      ['propertyId', () => `JP-${1000 + random(9000)}`],
      ['types', () => pick(['1', '1,3', '10,12'])],
      ['places', () => pick(['sandton.gauteng', 'pretoria-east_waterkloof.pretoria.gauteng'])],
      ['driveFrom', () => pick(['pretoria.gauteng', '-26.1,28.05'])],
      ['features', () => pick(['pool', 'pets,solar', 'field-210'])],
      ['rentBasis', () => pick(['net', 'gross'])],
      ['reduced', () => '1'],
      ['minPrice', () => pick(['1', '9500', '1250000.5'])],
      ['maxPrice', () => String(2_000_000 + random(90_000_000))],
      ['bedrooms', () => String(1 + random(9))],
      ['bathrooms', () => pick(['1', '2.5'])],
      ['minErf', () => String(1 + random(900))],
      ['minRate', () => pick(['60', '82.5'])],
      ['maxRate', () => String(90 + random(200))],
      ['radius', () => String(1 + random(200))],
      ['driveMinutes', () => String(1 + random(480))],
      ['sort', () => pick(['low', 'high', 'best'])],
      ['page', () => String(2 + random(40))],
      ['view', () => 'map'],
      ['q', () => pick(['house with a pool', '2 bed < R1,5m & 100% "new"'])],
    ]
    for (let round = 0; round < 1000; round++) {
      const chosen = values.filter(() => random(2)).map(([name, value]) => [name, value()])
      const text = `?${new URLSearchParams([['salesType', pick(['Sale', 'Rent'])], ...chosen])}`
      expect(queryOf(read(text))).toBe(text)
    }
  })

  it('reads the place of an older address and writes it as a key', () => {
    expect(read('province=Gauteng&city=Pretoria&suburb=Lynnwood').filters).toEqual({
      places: 'lynnwood.pretoria.gauteng',
    })
    expect(read('places=centurion.gauteng&province=Western+Cape').filters.places).toBe(
      'centurion.gauteng_western-cape',
    )
  })

  it('adds a feature and removes it again', () => {
    const pool = withFeature(read(''), 'pool', true)
    expect(pool.filters.features).toBe('pool')
    expect(withFeature(withFeature(pool, 'solar', true), 'pool', false).filters.features).toBe(
      'solar',
    )
  })

  it('reads checkboxes that a form without script repeats', () => {
    expect(read('types=1&types=4').filters.types).toBe('1,4')
  })

  it('reads prices as people write them', () => {
    expect(read('maxPrice=R+2+500+000').filters.maxPrice).toBe('2500000')
    expect(read('maxPrice=1,500,000.50').filters.maxPrice).toBe('1500000.5')
    expect(read('maxPrice=1.500').filters.maxPrice).toBe('1.500')
    expect(read('minPrice=0&maxPrice=').filters).toEqual({})
  })

  it('treats All as no filter', () => {
    expect(read('city=All&province=All').filters).toEqual({})
  })

  it('returns to the first page when anything else changes', () => {
    const third = read('page=3&after=x_1')
    expect(changed(third, { sort: 'high' })).toMatchObject({ page: 1, after: undefined })
    expect(changed(third, { page: 4 }).page).toBe(4)
    expect(filtered(third, { suburb: 'Brooklyn' })).toMatchObject({
      page: 1,
      filters: { suburb: 'Brooklyn' },
    })
  })

  it('drops an emptied filter', () => {
    expect(filtered(read('suburb=Brooklyn&city=Pretoria'), { suburb: '' }).filters).toEqual({
      city: 'Pretoria',
    })
  })

  it('translates sale and rental to the contract’s terms', () => {
    expect(criteriaOf(read('salesType=Rent&bedrooms=2'))).toEqual({
      salesType: 'Rent',
      usageType: 'Residential',
      bedrooms: '2',
    })
  })

  it('preserves a bounding box and a drawn area', () => {
    const box = { south: -25.8, west: 28.1, north: -25.7, east: 28.3 }
    expect(boundsFrom(boundsText(box))).toEqual(box)
    expect(boundsFrom('1,2')).toBeUndefined()
    const area = [
      { lat: -25.7, lng: 28.1 },
      { lat: -25.8, lng: 28.2 },
      { lat: -25.9, lng: 28.1 },
    ]
    expect(areaFrom(areaText(area))).toEqual(area)
    expect(areaFrom('1,2;3')).toBeNull()
  })
})
