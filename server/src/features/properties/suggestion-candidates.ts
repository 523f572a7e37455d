import { placesText } from '#contract/places/place-key.ts'
import { hasCentre } from '#contract/places/surroundings.ts'
import { usualRadius } from '#contract/properties/search.choices.ts'
import type { Criteria, SearchSuggestion } from '#contract/properties/search.schema.ts'
import { correctKeyword } from './correct-keyword.ts'
import type { KnownWords } from './word-statistics.ts'

/** A changed search, before its number of results is known. */
export interface Candidate extends Omit<SearchSuggestion, 'count'> {
  criteria: Criteria
}

function spelling(criteria: Criteria, known: KnownWords): Candidate[] {
  const keyword = criteria.keyword && correctKeyword(criteria.keyword, known)
  if (!keyword) return []
  return [{ kind: 'spelling', change: { keyword }, criteria: { ...criteria, keyword } }]
}

function otherPrices(criteria: Criteria): Candidate[] {
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

function around(criteria: Criteria): Candidate[] {
  const { places = [], city, suburb, near, radius = near ? usualRadius : 0 } = criteria
  if (!hasCentre(places, near ?? city ?? suburb) || radius >= usualRadius) return []
  const change = { radius: String(usualRadius) }
  return [{ kind: 'radius', change, criteria: { ...criteria, radius: usualRadius } }]
}

/** The cities of suburbs; other places unchanged. */
export function wholeCitiesOf(places: readonly string[]): string[] {
  return [...new Set(places.map((key) => key.split('.').slice(-2).join('.')))]
}

function wholeCities(criteria: Criteria): Candidate[] {
  const { places, suburb, city } = criteria
  const wider = wholeCitiesOf(places ?? [])
  const named = places?.some((key) => key.split('.').length === 3)
  if (!named && !(suburb && city)) return []
  return [
    {
      kind: 'city',
      change: {
        ...(named && { places: placesText(wider) }),
        ...(suburb && city && { suburb: null }),
      },
      criteria: { ...criteria, ...(named && { places: wider }), suburb: undefined },
    },
  ]
}

function fewerFeatures(criteria: Criteria): Candidate[] {
  const { features = [] } = criteria
  return features.map((key) => {
    const rest = features.filter((other) => other !== key)
    return {
      kind: 'feature',
      change: { features: rest.join(',') || null },
      criteria: { ...criteria, features: rest.length ? rest : undefined },
    }
  })
}

/** Criteria that are one to the user. */
const together: readonly (readonly (keyof Criteria)[])[] = [
  ['minPrice', 'maxPrice'],
  ['bedrooms'],
  ['bathrooms'],
  ['garages'],
  ['minSize', 'maxSize'],
  ['minFloor', 'maxFloor'],
  ['minErf', 'maxErf'],
  ['minRate', 'maxRate'],
  ['availableFrom'],
  ['reduced'],
  ['newThisWeek'],
  ['keyword'],
  ['propertyId'],
  ['propertyType', 'types'],
  ['bbox'],
  ['polygon'],
  ['driveFrom', 'driveMinutes'],
  ['places', 'province', 'city', 'suburb', 'near', 'radius'],
]

function leftOut(criteria: Criteria): Candidate[] {
  return together.flatMap((names): Candidate[] => {
    const used = names.filter((name) => criteria[name] !== undefined)
    if (!used.length) return []
    return [
      {
        kind: names[0] === 'keyword' ? 'keyword' : 'without',
        change: Object.fromEntries(used.map((name) => [name, null])),
        criteria: { ...criteria, ...Object.fromEntries(used.map((name) => [name, undefined])) },
      },
    ]
  })
}

/** The smallest change first, then what is found with one criterion fewer. */
export function candidatesOf(
  criteria: Criteria,
  known: KnownWords,
): { changed: Candidate[]; fewer: Candidate[] } {
  return {
    changed: [
      ...spelling(criteria, known),
      ...otherPrices(criteria),
      ...around(criteria),
      ...wholeCities(criteria),
    ],
    fewer: [...fewerFeatures(criteria), ...leftOut(criteria)],
  }
}
