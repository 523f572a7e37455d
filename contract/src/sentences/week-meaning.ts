import { addDays, formatDay, formatDayRange, type Day } from '../values/day.ts'
import { monthNames } from '../values/months.ts'
import type { Reading } from './collector.ts'
import { comingDay, monthsSpan } from './dates.ts'
import { describeMinutes, describePrice } from './describe.ts'
import type { Holiday, Setting } from './meanings.ts'
import { familyHolidayNames, schoolHolidays } from '../weeks/school-holidays.ts'
import { weekNumberText } from '../weeks/weeks.choices.ts'
import { holidayMonths } from './holiday-months.ts'
import type { Quantity, Said } from './pieces.ts'
import { longestDrive } from '../places/drive.ts'
import type { Place } from '../places/place.ts'
import { usualRadius } from '../properties/search.choices.ts'
import { highestPrice } from './property-meaning.ts'

const settings = {
  sea: 'At the sea',
  berg: 'In the mountains',
  bush: 'In the bush',
  city: 'In the city',
}
/** The days around a public holiday that a week over it can have. */
const [daysBefore, daysAfter] = [6, 7]
const seaKeywords = new Set(['sea view', 'beachfront'])
const orders = { low: 'price', high: 'dearest', newest: 'newest', lowLevy: 'levyPerNight' }
const orderNames = {
  low: 'Cheapest first',
  high: 'Most expensive first',
  newest: 'Newest first',
  lowLevy: 'Lowest levy per night first',
}

/** The possible days of a holiday in a year, with those of a stay that ends in the next. */
const holidayDays: Record<Holiday, [from: string, to: string, nextYear: boolean]> = {
  december: ['12-01', '01-20', true],
  easter: ['03-15', '05-01', false],
  winter: ['06-15', '07-31', false],
  september: ['09-15', '10-15', false],
  any: ['01-01', '01-06', true],
}

function spanOf(year: number, holiday: Holiday): Record<string, string> {
  const [from, to, nextYear] = holidayDays[holiday]
  return { date: `${year}-${from}`, ddate: `${nextYear ? year + 1 : year}-${to}` }
}

interface SaidHoliday {
  holiday: Holiday
  as: string
  year?: number | undefined
}

/** The holiday in the given year; for a year whose terms are not known yet, its usual days. */
function readHoliday({ holiday, as, year }: SaidHoliday): Reading {
  if (!year) return { as, sets: { holiday } }
  if (holiday === 'any') return { as: `${as} ${year}`, sets: { holiday, ...spanOf(year, holiday) } }
  const known = schoolHolidays.find(({ name }) => name === `${familyHolidayNames[holiday]} ${year}`)
  return { as: `${as} ${year}`, sets: known ? { holiday: known.code } : spanOf(year, holiday) }
}

/** A stay over the day: it begins at most a week before it. */
function readPublicHoliday(
  { as, month, date, year }: Extract<Said, { is: 'publicHoliday' }>,
  today: Day,
): Reading | undefined {
  const day = comingDay(today, month, date, year)
  if (!day) return undefined
  const sets = { date: addDays(day, -daysBefore), ddate: addDays(day, daysAfter) }
  return { as: `Over ${as}, ${formatDay(day)}`, sets }
}

const readSetting = (setting: Setting): Reading => ({ as: settings[setting], sets: { setting } })

function readNumber(said: Quantity): Reading | undefined {
  const { unit, low, high, value, rate } = said
  if (unit === 'price' && (!rate || rate === 'weekly') && (high ?? low ?? 0) <= highestPrice) {
    return {
      as: describePrice(low, high),
      sets: {
        ...(low === undefined ? {} : { minPrice: String(low) }),
        ...(high === undefined ? {} : { maxPrice: String(high) }),
      },
    }
  }
  if (unit === 'people' || unit === 'sleeps' || unit === 'bedroomsOrSleeps') {
    return value >= 1 && value <= 30
      ? { as: `Sleeps ${value}`, sets: { sleeps: String(value) } }
      : undefined
  }
  if (unit === 'bedrooms' && low !== undefined && low <= 6 && Number.isInteger(low)) {
    if (low === 0) return { as: 'Studio', sets: { bedrooms: 'Studio' } }
    return { as: `${low} ${low === 1 ? 'bedroom' : 'bedrooms'}`, sets: { bedrooms: String(low) } }
  }
  return undefined
}

function readDrive({ key, display }: Place, minutes: number): Reading {
  return {
    as: `Within ${describeMinutes(minutes)} of ${display}`,
    sets: { driveFrom: key, driveMinutes: String(minutes) },
  }
}

/** Weeks are found by driving time: 300 km take about three and a half hours. */
function minutesOf(kilometres: number): number {
  const minutes = (kilometres / 90) * 60
  return Math.min(Math.ceil(minutes / 15) * 15, longestDrive)
}

/** What a piece sets in a search for weeks; undefined if it has no meaning for one. */
export function readForWeek(said: Said, today: Day): Reading | undefined {
  switch (said.is) {
    case 'quantity':
      return readNumber(said)
    case 'studio':
      return { as: 'Studio', sets: { bedrooms: 'Studio' } }
    case 'resort':
      return { as: said.name, sets: { resort: said.code } }
    case 'region':
      return { as: said.name, sets: { region: said.code } }
    case 'place':
      if (said.resort) return { as: said.resort.name, sets: { resort: said.resort.code } }
      if (said.kilometres !== undefined && said.kilometres > usualRadius)
        return readDrive(said.place, minutesOf(said.kilometres))
      return { as: said.place.display, sets: { places: said.place.key } }
    case 'outerPlace':
      return { as: said.place.display, sets: {} }
    case 'drive':
      return readDrive(said.place, said.minutes)
    case 'setting':
      return readSetting(said.setting)
    case 'types':
      if (said.ofHolidays === 2) return { as: 'Timeshare week', sets: {} }
      return said.setting && readSetting(said.setting)
    // A sea view implies being at the sea.
    case 'keyword':
      return seaKeywords.has(said.keyword) ? readSetting('sea') : undefined
    case 'season':
      return { as: `${said.season} season`, sets: { season: said.season } }
    case 'holiday':
      return readHoliday(said)
    case 'publicHoliday':
      return readPublicHoliday(said, today)
    case 'month': {
      const known = said.until ? undefined : holidayMonths[said.month]
      if (known) return readHoliday({ ...known, year: said.year })
      const { from, to } = monthsSpan(today, said.month, said.until, said.year)
      const year = said.year ? ` ${said.year}` : ''
      const until = said.until ? ` to ${monthNames[said.until - 1]}` : ''
      const as = `In ${monthNames[said.month - 1]}${until}${year}`
      return { as, sets: { date: from, ddate: to } }
    }
    case 'year':
      return { as: `In ${said.year}`, sets: spanOf(said.year, 'any') }
    case 'weekNumber':
      return { as: weekNumberText(said.numbers), sets: { weekNumber: said.numbers.join(',') } }
    case 'weekType':
      return { as: `${said.name} week`, sets: { keyword: said.name } }
    case 'date':
      return said.to && said.to > said.day
        ? { as: formatDayRange(said.day, said.to), sets: { date: said.day, ddate: said.to } }
        : { as: `From ${formatDay(said.day)}`, sets: { date: said.day } }
    case 'weekday':
      return { as: `Arriving on ${said.as}`, sets: { arrivalDay: said.day } }
    case 'sort':
      return { as: orderNames[said.sort], sets: { order: orders[said.sort] } }
    case 'week':
    case 'leisure':
      return { as: 'Timeshare week', sets: {} }
    case 'sale':
      return said.salesType === 'Sale' ? { as: 'For sale', sets: {} } : undefined
    case 'reference':
      return { as: `Reference ${said.reference}`, sets: { keyword: said.reference } }
    case 'count':
      return said.unit === 'people'
        ? { as: `Sleeps ${said.count}`, sets: { sleeps: String(said.count) } }
        : undefined
    default:
      return undefined
  }
}
