import { placesText } from '../places/place-key.ts'
import type { WeekFilter } from './weeks.filter.schema.ts'

/** The filter as an address spells it; anything that does not filter is left out. */
export function weekFilterText(filter: Partial<WeekFilter>): Record<string, string> {
  const { places, setting, weekNumber, ...rest } = filter
  const values = Object.entries({
    ...rest,
    places: places && placesText(places),
    setting: setting?.join(','),
    weekNumber: weekNumber?.join(','),
  })
  return Object.fromEntries(
    values.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  )
}
