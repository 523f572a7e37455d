import { driveText } from '#contract/places/drive.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { familyHolidayNames, schoolHolidays } from '#contract/weeks/school-holidays.ts'
import { weekSettingTexts } from '#contract/weeks/settings.ts'
import { anyHoliday, arrivalDayNames, weekNumberText } from '#contract/weeks/weeks.choices.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'

/** What turns the codes and keys of a search for weeks into names. */
export interface WeekSearchNames {
  /** Both by their codes in lower case. */
  regions: ReadonlyMap<string, string>
  resorts: ReadonlyMap<string, string>
  placeName(key: string): string
}

const plainRand = (amount: number) => formatRand(amount).replaceAll('\u00a0', ' ')

function priceWords({ minPrice, maxPrice }: WeekFilter): string {
  if (minPrice && maxPrice) return `${plainRand(minPrice)} to ${plainRand(maxPrice)}`
  if (minPrice) return `from ${plainRand(minPrice)}`
  return maxPrice ? `up to ${plainRand(maxPrice)}` : ''
}

function holidayWords(holiday: string | undefined): string {
  if (!holiday) return ''
  if (holiday === anyHoliday) return 'any school holiday'
  const families: Readonly<Record<string, string>> = familyHolidayNames
  return families[holiday] ?? schoolHolidays.find(({ code }) => code === holiday)?.name ?? holiday
}

function bedroomWords(bedrooms: WeekFilter['bedrooms']): string {
  if (!bedrooms) return ''
  if (bedrooms === 'Studio') return 'studio'
  return bedrooms === '1' ? '1 bedroom' : `${bedrooms} bedrooms`
}

export function resortName(
  { resort }: Pick<WeekFilter, 'resort'>,
  { resorts }: Pick<WeekSearchNames, 'resorts'>,
): string {
  return resort ? (resorts.get(resort.toLowerCase()) ?? `resort ${resort}`) : ''
}

function whereWords(filter: WeekFilter, names: WeekSearchNames): string[] {
  const { regions, placeName } = names
  const { region, places, setting, driveFrom, driveMinutes } = filter
  return [
    region ? (regions.get(region.toLowerCase()) ?? region) : '',
    resortName(filter, names),
    (places ?? []).map(placeName).join(' or '),
    (setting ?? []).map((one) => weekSettingTexts[one]).join(' or '),
    driveFrom && driveMinutes ? `within ${driveText(driveMinutes)} of ${placeName(driveFrom)}` : '',
  ]
}

/** What is wanted, except for the place. */
function whatWords(filter: WeekFilter): string[] {
  const { season, sleeps, date, ddate, arrivalDay, weekNumber, keyword, status } = filter
  return [
    season ? `${season} season` : '',
    bedroomWords(filter.bedrooms),
    sleeps ? `sleeps ${sleeps}` : '',
    priceWords(filter),
    holidayWords(filter.holiday),
    date ? `from ${formatDay(date)}` : '',
    ddate ? `until ${formatDay(ddate)}` : '',
    arrivalDay ? `arriving on ${arrivalDayNames[arrivalDay]}` : '',
    weekNumber ? weekNumberText(weekNumber) : '',
    keyword ?? '',
    status ? `status ${status}` : '',
  ]
}

/** A search for weeks part by part, for the person who saved it. */
export function weekSearchParts(filter: WeekFilter, names: WeekSearchNames): string[] {
  return ['Timeshare', ...whatWords(filter), ...whereWords(filter, names)].filter(Boolean)
}

/** A search for weeks as text for the search log, the place first; empty without criteria. */
export function describeWeekSearch(filter: WeekFilter, names: WeekSearchNames): string {
  const words = [...whereWords(filter, names), ...whatWords(filter)]
  return words.filter(Boolean).join('; ').slice(0, 500)
}
