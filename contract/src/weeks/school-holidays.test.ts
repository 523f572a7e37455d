import { describe, expect, it } from 'vitest'
import { comingHolidays, holidayOf, schoolHolidays } from './school-holidays.ts'

describe('the school holidays', () => {
  it('are between the terms', () => {
    expect(schoolHolidays.map(({ code, from, to }) => `${code} ${from} ${to}`)).toEqual([
      '2026-autumn 2026-03-27 2026-04-07',
      '2026-winter 2026-06-26 2026-07-20',
      '2026-spring 2026-09-23 2026-10-05',
      '2026-summer 2026-12-09 2027-01-12',
      '2027-autumn 2027-03-19 2027-04-05',
      '2027-winter 2027-06-25 2027-07-19',
      '2027-spring 2027-09-22 2027-10-04',
      '2027-summer 2027-12-08 2027-12-31',
    ])
  })

  it('include a week from the last school day to the day before school begins', () => {
    expect(holidayOf('2027-06-25', '2027-07-02')?.name).toBe('Winter holidays 2027')
    expect(holidayOf('2027-07-12', '2027-07-19')?.code).toBe('2027-winter')
    expect(holidayOf('2027-06-24', '2027-07-01')).toBeUndefined()
    expect(holidayOf('2027-07-16', '2027-07-23')).toBeUndefined()
    expect(holidayOf(null, null)).toBeUndefined()
  })

  it('have the names that families use, with the official name where it differs', () => {
    expect(
      schoolHolidays.slice(0, 4).map(({ name, officialName }) => [name, officialName]),
    ).toEqual([
      ['Easter holidays 2026', 'autumn school holiday'],
      ['Winter holidays 2026', null],
      ['September holidays 2026', 'spring school holiday'],
      ['December holidays 2026', 'summer school holiday'],
    ])
  })

  it('are offered until they are over', () => {
    expect(comingHolidays('2026-11-15')[0]?.code).toBe('2026-summer')
  })
})
