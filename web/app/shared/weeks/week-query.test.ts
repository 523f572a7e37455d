import { describe, expect, it } from 'vitest'
import { resortFilterOf, withFilter, withFilters } from './week-query.ts'

const read = (query: string) => resortFilterOf(new URLSearchParams(query))

describe('the filter of a resort’s weeks', () => {
  it('is read from the address', () => {
    expect(
      read(
        'season=peak&bedrooms=Studio&maxPrice=50000&date=2027-06-26&ddate=2027-07-20&holiday=any',
      ),
    ).toEqual({
      season: 'Peak 1',
      bedrooms: 'Studio',
      maxPrice: 50_000,
      date: '2027-06-26',
      ddate: '2027-07-20',
      holiday: 'any',
    })
  })
  it('ignores invalid filters', () => {
    const nonsense = read('season=monsoon&bedrooms=40&maxPrice=-1&date=0001-01-01&holiday=monsoon')
    expect(Object.values(nonsense).filter(Boolean)).toEqual([])
  })
  it('returns to the first page when it changes, and drops empty parameters', () => {
    const query = new URLSearchParams('season=Red&page=3')
    expect(withFilter(query, 'bedrooms', '2')).toBe('?season=Red&bedrooms=2')
    expect(withFilter(query, 'season', '')).toBe('?')
    expect(withFilters(query, { driveFrom: 'x', driveMinutes: '60', season: '' })).toBe(
      '?driveFrom=x&driveMinutes=60',
    )
  })
})
