import { comparedIds } from '#contract/comparisons/compared.ts'
import {
  assumptionLimits,
  usualAssumptions,
  type CostAssumptions,
} from '#contract/costs/true-cost.ts'
import { links } from '#contract/links.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { largestInteger } from '#contract/values/integers.ts'
import { ownPlacesFrom, ownPlacesText, type ChosenOwnPlace } from './own-places.ts'

/** The full state of a comparison, as stored in its address. */
export interface CompareState {
  kind: ListingKind
  ids: number[]
  places: ChosenOwnPlace[]
  assumptions: CostAssumptions
}

const names = { depositPercent: 'deposit', years: 'years', rate: 'rate' } as const

function readAssumptions(query: URLSearchParams): CostAssumptions {
  const read = (name: keyof CostAssumptions) => {
    const text = query.get(names[name])
    const value = text ? Number(text) : Number.NaN
    const { min, max } = assumptionLimits[name]
    return value >= min && value <= max ? value : usualAssumptions[name]
  }
  return { depositPercent: read('depositPercent'), years: read('years'), rate: read('rate') }
}

/** Invalid parts of an address are dropped. */
export function compareStateOf(query: URLSearchParams): CompareState {
  const ids = (query.get('ids') ?? '').split(/[,_]/).map((part) => Number(part.trim() || 'x'))
  return {
    kind: query.get('kind') === 'week' ? 'week' : 'property',
    ids: comparedIds(ids.filter((id) => id <= largestInteger)),
    places: ownPlacesFrom(query.get('places'), query.get('for')),
    assumptions: readAssumptions(query),
  }
}

/** The address of a comparison, without default values. */
export function compareAddress({ kind, ids, places, assumptions }: CompareState): string {
  const unusual = (name: keyof CostAssumptions) =>
    assumptions[name] === usualAssumptions[name] ? null : assumptions[name]
  return links.compare({
    kind,
    ids,
    ...ownPlacesText(places),
    deposit: unusual('depositPercent'),
    years: unusual('years'),
    rate: unusual('rate'),
  })
}
