// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetRecent, readRecent, rememberSearch, rememberViewed } from './recent-store.ts'

const noon = new Date('2026-11-16T12:00:00Z')
const later = new Date('2026-11-16T15:00:00Z')
const tomorrow = new Date('2026-11-17T12:00:00Z')
const property = { kind: 'property', id: 1 } as const
const week = { kind: 'week', id: 1 } as const

beforeEach(() => localStorage.clear())

describe('what was viewed on this device', () => {
  it('is remembered without duplicates, latest first, and counts once a day', () => {
    expect(rememberViewed(property, noon)).toBe(true)
    expect(rememberViewed(week, noon)).toBe(true)
    expect(rememberViewed(property, later)).toBe(false)
    expect(readRecent().viewed.map(({ kind }) => kind)).toEqual(['property', 'week'])
    expect(rememberViewed(property, tomorrow)).toBe(true)
    for (let id = 10; id < 40; id++) rememberViewed({ kind: 'week', id }, tomorrow)
    expect(readRecent().viewed).toHaveLength(12)
  })

  it('contains the last search until it is cleared', () => {
    const search = { to: '/property/residential/searchResult?places=s1', text: 'Homes in Lynnwood' }
    rememberSearch(search, noon)
    rememberViewed(property, noon)
    expect(readRecent().search).toMatchObject(search)
    forgetRecent()
    expect(readRecent()).toEqual({ viewed: [], search: null })
  })

  it('ignores data stored by something else, and addresses of other sites', () => {
    localStorage.setItem('recent', '{"viewed":[{"kind":"boat"},4],"search":{"to":"//evil"}}')
    expect(readRecent()).toEqual({ viewed: [], search: null })
    localStorage.setItem('recent', 'nonsense')
    expect(readRecent()).toEqual({ viewed: [], search: null })
  })
})
