import { toDay, today } from '#contract/values/day.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { driveChoices, driveText } from '#contract/places/drive.ts'
import {
  comingHolidays,
  familyHolidayNames,
  familyHolidays,
  schoolHolidays,
} from '#contract/weeks/school-holidays.ts'
import { weekSettingNames, weekSettings } from '#contract/weeks/settings.ts'
import {
  bedroomChoices,
  readSeason,
  seasons,
  sleepChoices,
  anyHoliday,
  arrivalDayNames,
  arrivalDays,
} from '#contract/weeks/weeks.choices.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'

/** The filter of one resort's weeks from its URL; invalid values do not filter. */
export function resortFilterOf(query: URLSearchParams): WeekFilter {
  const text = (name: string) => query.get(name)?.trim() ?? ''
  const holiday = text('holiday')
  const known = [anyHoliday, ...familyHolidays, ...schoolHolidays.map(({ code }) => code)].includes(
    holiday,
  )
  return {
    season: readSeason(text('season')),
    bedrooms: bedroomChoices.find((choice) => choice === text('bedrooms')),
    maxPrice: amountOrNone(text('maxPrice')) || undefined,
    date: toDay(text('date')) ?? undefined,
    ddate: toDay(text('ddate')) ?? undefined,
    holiday: known ? holiday : undefined,
  }
}

export const seasonOptions = seasons.map((season) => ({ value: season, label: season }))

export const bedroomOptions = bedroomChoices.map((choice) => ({
  value: choice,
  label: choice === 'Studio' ? choice : `${choice} ${choice === '1' ? 'bedroom' : 'bedrooms'}`,
}))

export const sleepOptions = sleepChoices.map((count) => ({
  value: String(count),
  label: `${count} or more`,
}))

export const settingOptions = weekSettings.map((setting) => ({
  value: setting as string,
  label: weekSettingNames[setting],
}))

export const arrivalDayOptions = arrivalDays.map((day) => ({
  value: day,
  label: arrivalDayNames[day],
}))

/** The default when a drive has no length: as far as many drive for a weekend. */
export const usualDrive = 240

export const driveOptions = driveChoices.resort.map((minutes) => ({
  value: String(minutes),
  label: `Within ${driveText(minutes)}`,
}))

/** Any year's by the names that families use, then each upcoming one. */
export function holidayOptions() {
  return [
    { value: anyHoliday, label: 'Any school holiday' },
    ...familyHolidays.map((one) => ({ value: one as string, label: familyHolidayNames[one] })),
    ...comingHolidays(today()).map(({ code, name, officialName }) => ({
      value: code,
      label: officialName ? `${name} (${officialName})` : name,
    })),
  ]
}

/** The address after one filter change: back on the first page. */
export function withFilter(query: URLSearchParams, name: string, value: string): string {
  return withFilters(query, { [name]: value })
}

export function withFilters(query: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  // An unknown place was already reported once.
  next.delete('notFound')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const text = next.toString()
  return text ? `?${text}` : '?'
}
