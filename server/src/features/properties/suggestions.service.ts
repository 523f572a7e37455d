import type { Criteria, SearchSuggestion } from '#contract/properties/search.schema.ts'
import { mostSuggestions } from '#contract/properties/search.schema.ts'
import { today } from '#contract/values/day.ts'
import type { Services } from '../../services.ts'
import { correctKeyword } from './correct-keyword.ts'
import { toSearch } from './search.service.ts'
import { countSearches } from './suggestions.queries.ts'
import { knownWords, type KnownWords } from './word-statistics.ts'

interface Candidate extends Omit<SearchSuggestion, 'count'> {
  criteria: Criteria
}

function priceCandidates(criteria: Criteria): Candidate[] {
  const { minPrice, maxPrice } = criteria
  if (!minPrice && !maxPrice) return []
  const lower = minPrice && Math.floor(minPrice * 0.8)
  const upper = maxPrice && Math.ceil(maxPrice * 1.2)
  const change = {
    ...(lower ? { minPrice: String(lower) } : {}),
    ...(upper ? { maxPrice: String(upper) } : {}),
  }
  return [{ kind: 'price', change, criteria: { ...criteria, minPrice: lower, maxPrice: upper } }]
}

function candidatesOf(criteria: Criteria, known: KnownWords): Candidate[] {
  const { keyword, features, suburb, city } = criteria
  const spelling = keyword && correctKeyword(keyword, known)
  return [
    ...(spelling
      ? [
          {
            kind: 'spelling' as const,
            change: { keyword: spelling },
            criteria: { ...criteria, keyword: spelling },
          },
        ]
      : []),
    ...priceCandidates(criteria),
    ...(suburb && city
      ? [
          {
            kind: 'city' as const,
            change: { suburb: null },
            criteria: { ...criteria, suburb: undefined },
          },
        ]
      : []),
    ...(features ?? []).map((key) => {
      const rest = features?.filter((other) => other !== key) ?? []
      return {
        kind: 'feature' as const,
        change: { features: rest.join(',') || null },
        criteria: { ...criteria, features: rest.length ? rest : undefined },
      }
    }),
    ...(keyword
      ? [
          {
            kind: 'keyword' as const,
            change: { keyword: null },
            criteria: { ...criteria, keyword: undefined },
          },
        ]
      : []),
  ]
}

/** What to change in a search that finds nothing, with how many it would find; the least change first. */
export async function suggestSearches(
  services: Pick<Services, 'database' | 'cache' | 'reach'>,
  criteria: Criteria,
): Promise<SearchSuggestion[]> {
  const candidates = candidatesOf(criteria, await knownWords(services))
  const searches = await Promise.all(
    candidates.map((candidate) => toSearch(services, candidate.criteria)),
  )
  const counts = await countSearches(services.database, searches, today())
  return candidates
    .map(({ kind, change }, nth) => ({ kind, change, count: counts[nth] as number }))
    .filter(({ count }) => count > 0)
    .slice(0, mostSuggestions)
}
