import type { InputOf } from '#contract/call.ts'
import type { saveSearch } from '#contract/saved-searches/saved-searches.calls.ts'

/** Searches that a visitor saved on this device, until they log in. */
export type DeviceSearch = InputOf<typeof saveSearch>

const name = 'jacaranda-searches'
const most = 20

function isSearch(value: unknown): value is DeviceSearch {
  return typeof value === 'object' && value !== null && 'kind' in value && 'query' in value
}

/** Data written by another version or program is ignored. */
export function deviceSearches(storage: Pick<Storage, 'getItem'>): DeviceSearch[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(name) ?? '[]')
    return Array.isArray(read) ? read.filter(isSearch) : []
  } catch {
    return []
  }
}

export function rememberSearch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  search: DeviceSearch,
): void {
  const others = deviceSearches(storage).filter(({ query }) => query !== search.query)
  try {
    storage.setItem(name, JSON.stringify([...others, search].slice(-most)))
  } catch {
    // Storage is full or forbidden: the confirmation by email works without it.
  }
}

/** Saves each to the account; those that fail stay for the next time. */
export async function joinSearches(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  save: (search: DeviceSearch) => Promise<'saved' | 'refused' | 'later'>,
): Promise<number> {
  const left: DeviceSearch[] = []
  let saved = 0
  for (const search of deviceSearches(storage)) {
    const outcome = await save(search)
    if (outcome === 'saved') saved += 1
    if (outcome === 'later') left.push(search)
  }
  if (left.length) storage.setItem(name, JSON.stringify(left))
  else storage.removeItem(name)
  return saved
}
