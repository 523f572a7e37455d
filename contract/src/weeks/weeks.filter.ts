import { readResortCode } from '../resorts/resort-code.ts'
import { addDays, type Day } from '../values/day.ts'
import { familyHolidayNames, familyHolidays, schoolHolidays } from './school-holidays.ts'
import { anyHoliday, arrivalDays, type ArrivalDay } from './weeks.choices.ts'
import type { WeekFilter } from './weeks.filter.schema.ts'
import type { WeekListing } from './weeks.schema.ts'

/** One day of slack: a week from Friday suits someone who can come from Saturday. */
export function earliestArrival(date: Day): Day {
  return addDays(date, -1)
}

/** The spans that a holiday filter allows. */
export function holidaySpans(holiday: string): { from: Day; to: Day }[] {
  if (holiday === anyHoliday) return [...schoolHolidays]
  const family = familyHolidays.find((one) => one === holiday)
  return schoolHolidays.filter(({ code, name }) =>
    family ? name.startsWith(familyHolidayNames[family]) : code === holiday,
  )
}

export function arrivalDayOf(day: Day): ArrivalDay {
  // A Sunday is day 0 of JavaScript.
  return arrivalDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as ArrivalDay
}

/** Everything that a keyword is matched against. */
export function keywordText(week: WeekListing): string {
  return [
    week.weekReference,
    week.resortName,
    week.resortCode,
    week.town,
    week.region,
    week.unitNumber,
    week.module,
    week.weekNumber ?? '',
    week.season,
    week.bedrooms,
    week.maxSleep,
    week.weekTypeName,
    week.arrivalDate,
    week.departureDate,
    week.sellPrice,
    week.levyAmount,
    week.status.description,
  ]
    .join(' ')
    .toLowerCase()
}

function fitsTime(week: WeekListing, filter: WeekFilter): boolean {
  const { arrivalDate, departureDate } = week
  if (filter.date && !(arrivalDate && arrivalDate >= earliestArrival(filter.date))) return false
  if (filter.ddate && !(departureDate && departureDate <= filter.ddate)) return false
  const { weekNumber } = week
  if (filter.weekNumber && !(weekNumber !== null && filter.weekNumber.includes(weekNumber))) {
    return false
  }
  if (filter.arrivalDay && !(arrivalDate && arrivalDayOf(arrivalDate) === filter.arrivalDay)) {
    return false
  }
  return (
    !filter.holiday ||
    holidaySpans(filter.holiday).some(
      ({ from, to }) =>
        arrivalDate !== null &&
        departureDate !== null &&
        arrivalDate >= from &&
        departureDate <= to,
    )
  )
}

/**
 * The filter as a function, which a screen applies immediately to the weeks it already has. The
 * resorts that match the places, setting and drive are passed in: undefined means any.
 */
export function matchesWeek(
  week: WeekListing,
  filter: WeekFilter,
  resortIds?: ReadonlySet<number>,
): boolean {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  if (filter.region && !same(week.regionCode, filter.region)) return false
  if (filter.resort && readResortCode(week.resortCode) !== readResortCode(filter.resort))
    return false
  if (resortIds && !(week.resortId !== null && resortIds.has(week.resortId))) return false
  if (filter.season && week.season !== filter.season) return false
  if (filter.bedrooms && (week.bedrooms || 'Studio') !== filter.bedrooms) return false
  if (filter.sleeps && week.maxSleep < filter.sleeps) return false
  if (filter.minPrice && week.sellPrice < filter.minPrice) return false
  if (filter.maxPrice && week.sellPrice > filter.maxPrice) return false
  if (filter.status && !same(week.status.code, filter.status)) return false
  if (filter.keyword && !keywordText(week).includes(filter.keyword.toLowerCase())) return false
  return fitsTime(week, filter)
}
