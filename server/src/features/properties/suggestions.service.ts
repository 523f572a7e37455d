import { mostSuggestions, searchCountCap } from '#contract/properties/search.choices.ts'
import type { Criteria, SearchSuggestion } from '#contract/properties/search.schema.ts'
import { today } from '#contract/values/day.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { countRows } from './memory/scan.ts'
import { searchNearby } from './nearby-suburbs.ts'
import { memoryFor, toSearch, type SearchServices } from './search.service.ts'
import { candidatesOf, type Candidate } from './suggestion-candidates.ts'
import { countSearches } from './suggestions.queries.ts'
import { widerCandidates } from './wider-candidates.ts'
import { knownWords } from './word-statistics.ts'

/** How many each finds: from memory, or for those with words from the database in one statement. */
async function countCandidates(
  services: SearchServices,
  candidates: readonly Candidate[],
): Promise<SearchSuggestion[]> {
  const day = today()
  const counted = await Promise.all(
    candidates.map(async (candidate) => {
      const search = await toSearch(services, candidate.criteria)
      const memory = await memoryFor(services, search)
      const count = memory && (await countRows(memory, search, day, searchCountCap))
      return { candidate, search, count }
    }),
  )
  const others = counted.filter(({ count }) => count === undefined)
  const counts = await countSearches(
    services.database,
    others.map(({ search }) => search),
    day,
  )
  return counted.map((one) => {
    const { kind, change } = one.candidate
    return { kind, change, count: one.count ?? (counts[others.indexOf(one)] as number) }
  })
}

/** Small changes first, those with the most results before the others. */
function inOrder(found: readonly SearchSuggestion[]): SearchSuggestion[] {
  const small = found.filter(({ kind }) => !['feature', 'keyword', 'without'].includes(kind))
  // Without any price there are more results, but other prices are closer to what was wanted.
  const priced = small.some(({ kind }) => kind === 'price')
  const rest = found.filter(
    (one) =>
      !small.includes(one) && !(priced && ('minPrice' in one.change || 'maxPrice' in one.change)),
  )
  return [...small, ...rest.toSorted((a, b) => b.count - a.count)].slice(0, mostSuggestions)
}

/** What to change in a search with few or no results, with how many it would find. */
export async function suggestSearches(
  services: SearchServices,
  criteria: Criteria,
): Promise<SearchSuggestion[]> {
  const { changed, fewer } = candidatesOf(criteria, await knownWords(services))
  const wider = widerCandidates(criteria, await placeKeys(services))
  const [counted, nearby] = await Promise.all([
    countCandidates(services, [...changed, ...fewer, ...wider]),
    searchNearby(services, criteria),
  ])
  const found = counted.filter(({ count }) => count > 0)
  const others = found.filter(({ kind }) => kind !== 'wider')
  const widest = found.filter(({ kind }) => kind === 'wider').slice(0, 1)
  return [...inOrder(others), ...nearby, ...widest]
}
