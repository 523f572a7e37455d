import { formatDay, formatDayRange, type Day } from '../values/day.ts'
import { monthNames } from '../values/months.ts'
import type { Reading } from './collector.ts'
import { monthSpan } from './dates.ts'
import { describeCount, describeMinutes, describePrice } from './describe.ts'
import type { Holiday } from './meanings.ts'
import type { Quantity, Said } from './pieces.ts'

const settings = {
  sea: 'At the sea',
  berg: 'In the mountains',
  bush: 'In the bush',
  city: 'In the city',
}
const orders = { low: 'price', high: 'dearest', newest: 'newest' }
const orderNames = { low: 'Cheapest first', high: 'Most expensive first', newest: 'Newest first' }

/** Whoever names one of these months means its school holidays. */
const holidayMonths: Partial<Record<number, { holiday: Holiday; as: string }>> = {
  6: { holiday: 'winter', as: 'Winter holidays' },
  7: { holiday: 'winter', as: 'Winter holidays' },
  9: { holiday: 'september', as: 'September holidays' },
  12: { holiday: 'december', as: 'December holidays' },
}

function readNumber(said: Quantity): Reading | undefined {
  const { unit, low, high, value, rate } = said
  if (unit === 'price' && rate === undefined) {
    return {
      as: describePrice(low, high),
      sets: {
        ...(low === undefined ? {} : { minPrice: String(low) }),
        ...(high === undefined ? {} : { maxPrice: String(high) }),
      },
    }
  }
  if (unit === 'people' || unit === 'sleeps') {
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

/** What a piece sets in a search for weeks; undefined when it says nothing about one. */
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
      return { as: said.place.display, sets: { places: said.place.key } }
    case 'drive':
      return {
        as: `Within ${describeMinutes(said.minutes)} of ${said.place.display}`,
        sets: { driveFrom: said.place.key, driveMinutes: String(said.minutes) },
      }
    case 'setting':
      return { as: settings[said.setting], sets: { setting: said.setting } }
    case 'season':
      return { as: `${said.season} season`, sets: { season: said.season } }
    case 'holiday':
      return { as: said.as, sets: { holiday: said.holiday } }
    case 'month': {
      const known = holidayMonths[said.month]
      if (known) return { as: known.as, sets: { holiday: known.holiday } }
      const { from, to } = monthSpan(today, said.month)
      return { as: `In ${monthNames[said.month - 1]}`, sets: { date: from, ddate: to } }
    }
    case 'date':
      return said.to && said.to > said.day
        ? { as: formatDayRange(said.day, said.to), sets: { date: said.day, ddate: said.to } }
        : { as: `From ${formatDay(said.day)}`, sets: { date: said.day } }
    case 'weekday':
      return { as: `Arriving on ${said.as}`, sets: { arrivalDay: said.day } }
    case 'sort':
      return { as: orderNames[said.sort], sets: { order: orders[said.sort] } }
    case 'week':
      return { as: 'Timeshare week', sets: {} }
    case 'sale':
      return said.salesType === 'Sale' ? { as: 'For sale', sets: {} } : undefined
    case 'reference':
      return { as: `Reference ${said.reference}`, sets: { keyword: said.reference } }
    case 'count':
      return said.unit === 'people'
        ? { as: describeCount(said.count, 'people'), sets: { sleeps: String(said.count) } }
        : undefined
    default:
      return undefined
  }
}
