import { describe, expect, it } from 'vitest'
import { publicHolidays } from './public-holidays.ts'

const named = (year: number) => new Map(publicHolidays(year).map(({ day, name }) => [day, name]))

describe('the public holidays', () => {
  it.each([
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Family Day'],
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Family Day'],
    ['2026-12-16', 'Day of Reconciliation'],
  ])('%s is %s', (day, name) => expect(named(Number(day.slice(0, 4))).get(day)).toBe(name))

  it('move to the Monday when they fall on a Sunday', () => {
    // 9 August 2026 and 26 December 2027 are Sundays.
    expect(named(2026).get('2026-08-10')).toBe('National Women’s Day (public holiday)')
    expect(named(2027).get('2027-12-27')).toBe('Day of Goodwill (public holiday)')
  })
})
