import type { UnderstoodPart } from '#contract/sentences/sentences.schema.ts'

/** The parameters in the address of a search, by name. */
export type AddressFilters = Readonly<Record<string, string | undefined>>

const lists: Record<string, RegExp> = { places: /[_,]/, features: /,/, types: /,/ }
/** Criteria that the address expresses other than by filters; assumed to hold if not given here. */
const byOtherNames = new Set(['salesType', 'usageType', 'sort'])

function holds(name: string, value: string, filters: AddressFilters): boolean {
  const now = filters[name]
  if (byOtherNames.has(name) && now === undefined) return true
  // The browser's position has replaced the words.
  if (name === 'near') return Boolean(now)
  const separator = lists[name]
  if (!separator) return now === value
  const chosen = now?.split(separator) ?? []
  return value.split(separator).some((one) => chosen.includes(one))
}

/**
 * Whether the filters set by a part of the sentence are still there; they may have been removed.
 */
export function stillHolds(
  { sets }: Pick<UnderstoodPart, 'sets'>,
  filters: AddressFilters,
): boolean {
  const all = Object.entries(sets)
  return all.length === 0 || all.some(([name, value]) => holds(name, value, filters))
}
