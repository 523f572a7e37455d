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
      '&newThisWeek=1&minFloor=200&maxErf=900&radius=5&driveMinutes=40&q=house+with+a+pool'
    expect(queryOf(read(text))).toBe(text)
  })

  it('reads the place of an older address and writes it as a key', () => {
    expect(read('province=Gauteng&city=Pretoria&suburb=Lynnwood').filters).toEqual({
      places: 'lynnwood.pretoria.gauteng',
    })
    expect(read('places=centurion.gauteng&province=Western+Cape').filters.places).toBe(
      'centurion.gauteng_western-cape',
    )
  })

  it('adds a feature and takes it away again', () => {
    const pool = withFeature(read(''), 'pool', true)
    expect(pool.filters.features).toBe('pool')
    expect(withFeature(withFeature(pool, 'solar', true), 'pool', false).filters.features).toBe(
      'solar',
    )
  })

  it('reads boxes that a form without script repeats', () => {
    expect(read('types=1&types=4').filters.types).toBe('1,4')
  })

  it('reads a price as people write it', () => {
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

  it('drops a filter that is emptied', () => {
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
