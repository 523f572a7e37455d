import { describe, expect, it } from 'vitest'
import {
  areaFrom,
  areaText,
  boundsFrom,
  boundsText,
  changed,
  criteriaOf,
  filtered,
  queryOf,
  searchStateOf,
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
    })
  })

  it('is the same after being read and written', () => {
    const text =
      '?salesType=Rent&suburb=Lynnwood&types=1%2C3&maxPrice=25000&bedrooms=2&sort=low&page=3&view=map'
    expect(queryOf(read(text))).toBe(text)
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
