import { describe, expect, it } from 'vitest'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { sortedWeeks, weekTableStateOf } from './resort-weeks.ts'

const week = (id: number, values: Partial<WeekListing>) => ({ id, ...values }) as WeekListing

describe('the table of a resort’s weeks', () => {
  it('starts with the earliest arrival, floating weeks last', () => {
    const weeks = [
      week(1, { arrivalDate: null }),
      week(2, { arrivalDate: '2027-07-02' }),
      week(3, { arrivalDate: '2026-11-20' }),
    ]
    const defaults = weekTableStateOf(new URLSearchParams())
    expect(sortedWeeks(weeks, defaults).map(({ id }) => id)).toEqual([3, 2, 1])
  })
  it('sorts units in natural order', () => {
    const weeks = [week(1, { unitNumber: '10' }), week(2, { unitNumber: '9' })]
    expect(sortedWeeks(weeks, { sort: 'unit', order: 'asc' }).map(({ id }) => id)).toEqual([2, 1])
  })
  it('falls back to the default if the URL is invalid', () => {
    expect(weekTableStateOf(new URLSearchParams('sort=owner&order=up&page=-2&size=7'))).toEqual({
      sort: 'arrival',
      order: 'asc',
      page: 1,
      size: 8,
    })
  })
})
