import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import { readResortCode } from '#contract/resorts/resort-code.ts'
import type { Probe } from './listing-terms.ts'
import { hashed, packed, type Dimension } from './term.ts'

/** Weeks have only one market; their searches are distinguished by place. */
const market = { isSale: true, usage: null, gross: false, typeId: 0 } as const
const term = (dimension: Dimension, value: number) => packed({ dimension, value, ...market })

/** A search for one resort is found by its code: two resorts with one page share it. */
const codeValue = (code: string) => hashed(`code ${readResortCode(code)}`)
const idValue = (id: number) => hashed(`id ${id}`)

/** What a search of weeks is found by; none if no resort matches it. */
export function weekTermsOf(
  filter: WeekFilter,
  resortIds: readonly number[] | undefined,
): bigint[] {
  if (filter.resort) return [term('resort', codeValue(filter.resort))]
  if (resortIds) return [...new Set(resortIds)].map((id) => term('resort', idValue(id)))
  if (filter.region) return [term('region', hashed(filter.region))]
  return [term('anyWeek', 0)]
}

export interface IndexedWeek {
  resortId: number | null
  resortCode: string
  regionCode: string
  sellPrice: number
}

export function weekProbesOf(week: IndexedWeek): Probe[] {
  const { resortId, resortCode, regionCode, sellPrice: price } = week
  const terms = [
    term('anyWeek', 0),
    term('region', hashed(regionCode)),
    term('resort', codeValue(resortCode)),
    ...(resortId === null ? [] : [term('resort', idValue(resortId))]),
  ]
  return terms.map((one) => ({ term: one, price }))
}
