import type { SavedSearchKind } from '#contract/saved-searches/saved-query.ts'
import {
  frequencyNames,
  longestName,
  type SearchFrequency,
} from '#contract/saved-searches/saved-searches.choices.ts'
import { weekdays } from '#contract/settings/weekdays.ts'
import type { Services } from '../../services.ts'
import { describeProperties } from '../properties/new-matches.service.ts'
import { describeWeeks } from '../weeks/new-matches.service.ts'

interface Described {
  kind: SavedSearchKind
  criteria: Record<string, string>
}

/** Writes saved searches of both kinds in words, part by part. */
export async function searchWriter(services: Services): Promise<(search: Described) => string[]> {
  const [property, week] = await Promise.all([
    describeProperties(services),
    describeWeeks(services),
  ])
  return ({ kind, criteria }) => (kind === 'property' ? property(criteria) : week(criteria))
}

/** `House, 3+ bedrooms, Pretoria East`: the default name of a search. */
export function nameFrom(parts: readonly string[]): string {
  const [sale, ...rest] = parts
  const words = (rest.length ? rest : [sale ?? 'Search']).slice(0, 4).join(', ')
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name
}

/** `Daily at 07:00`, `Weekly, on Monday at 07:00`, `Immediately`. */
export function scheduleWords(search: {
  frequency: SearchFrequency
  hour: number
  weekday: number | null
}): string {
  const name = frequencyNames[search.frequency]
  if (search.frequency === 'atOnce') return name
  const at = `at ${String(search.hour).padStart(2, '0')}:00`
  const day = search.weekday && weekdays[search.weekday - 1]
  return day ? `${name}, on ${day} ${at}` : `${name} ${at}`
}
