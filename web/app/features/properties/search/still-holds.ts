import type { UnderstoodPart } from '../../../shared/sentences/reading.ts'
import type { FilterName, Filters } from './search-state.ts'

const lists: Record<string, RegExp> = { places: /[_,]/, features: /,/, types: /,/ }

/** Whether the filter that a part of the sentence set is still there; it may have been removed. */
export function stillHolds({ criterion, value }: UnderstoodPart, filters: Filters): boolean {
  if (!criterion || value === undefined) return true
  const now = filters[criterion as FilterName]
  const separator = lists[criterion]
  if (!separator) return criterion in { salesType: 1, usageType: 1, sort: 1 } || now === value
  const chosen = now?.split(separator) ?? []
  return value.split(separator).some((one) => chosen.includes(one))
}
