import { toDay, today } from '#contract/values/day.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { comingHolidays, schoolHolidays } from '#contract/weeks/school-holidays.ts'
import { bedroomChoices, readSeason, seasons } from '#contract/weeks/weeks.choices.ts'
import { anyHoliday, type WeekFilter } from '#contract/weeks/weeks.filter.ts'

/** The filter of one resort's weeks from its URL; invalid values do not filter. */
export function resortFilterOf(query: URLSearchParams): WeekFilter {
  const text = (name: string) => query.get(name)?.trim() ?? ''
  const holiday = text('holiday')
  const known = holiday === anyHoliday || schoolHolidays.some(({ code }) => code === holiday)
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

/** The holidays that are still to come. */
export function holidayOptions() {
  return [
    { value: anyHoliday, label: 'Any school holiday' },
    ...comingHolidays(today()).map(({ code, name, officialName }) => ({
      value: code,
      label: officialName ? `${name} (${officialName})` : name,
    })),
  ]
}

/** The address after one change of a filter: back on the first page. */
export function withFilter(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (value) next.set(name, value)
  else next.delete(name)
  const text = next.toString()
  return text ? `?${text}` : '?'
}
