import { addDays, type Day } from './day.ts'

export interface PublicHoliday {
  day: Day
  name: string
}

/** The same day every year, under the Public Holidays Act. */
const fixed: readonly [string, string][] = [
  ['01-01', 'New Year’s Day'],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', 'Workers’ Day'],
  ['06-16', 'Youth Day'],
  ['08-09', 'National Women’s Day'],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
]

/** Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

const isSunday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** The public holidays of a year; when one falls on a Sunday, the Monday after it is one too. */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterOf(year)
  const dated = fixed.map(([date, name]) => ({ day: `${year}-${date}`, name }))
  const mondays = dated
    .filter(({ day }) => isSunday(day))
    .map(({ day, name }) => ({ day: addDays(day, 1), name: `${name} (public holiday)` }))
  const moving = [
    { day: addDays(easter, -2), name: 'Good Friday' },
    { day: addDays(easter, 1), name: 'Family Day' },
  ]
  return [...dated, ...mondays, ...moving].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
