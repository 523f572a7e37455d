import type { ListingKey } from '#contract/listings/listings.schema.ts'

/** What was viewed and searched for, only on this device. */
const name = 'recent'
const mostViewed = 12

export interface Viewed extends ListingKey {
  at: string
}

export interface LastSearch {
  /** Its address on this site. */
  to: string
  /** The search, in words. */
  text: string
  at: string
}

export interface Recent {
  viewed: readonly Viewed[]
  search: LastSearch | null
}

export const nothingRecent: Recent = { viewed: [], search: null }
let last: { text: string | null; value: Recent } = { text: null, value: nothingRecent }

function isViewed(item: unknown): item is Viewed {
  const { kind, id, at } = (item ?? {}) as Partial<Viewed>
  return (kind === 'property' || kind === 'week') && Number.isInteger(id) && typeof at === 'string'
}

function isSearch(item: unknown): item is LastSearch {
  const { to, text, at } = (item ?? {}) as Partial<LastSearch>
  const known = typeof to === 'string' && typeof text === 'string' && typeof at === 'string'
  return known && to.startsWith('/') && !to.startsWith('//')
}

function parse(text: string | null): Recent {
  try {
    const { viewed, search } = JSON.parse(text ?? '{}') as Partial<Record<keyof Recent, unknown>>
    return {
      viewed: Array.isArray(viewed) ? viewed.filter(isViewed).slice(0, mostViewed) : [],
      search: isSearch(search) ? search : null,
    }
  } catch {
    return nothingRecent
  }
}

/** The same object until it changes, as React requires of a store. */
export function readRecent(): Recent {
  let text: string | null = null
  try {
    text = localStorage.getItem(name)
  } catch {
    // Without storage nothing is remembered.
  }
  if (text !== last.text) last = { text, value: parse(text) }
  return last.value
}

function write(recent: Recent): void {
  try {
    localStorage.setItem(name, JSON.stringify(recent))
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Latest first, without duplicates. True for the first view of the day, which is counted. */
export function rememberViewed({ kind, id }: ListingKey, now: Date): boolean {
  const recent = readRecent()
  const same = (one: Viewed) => one.kind === kind && one.id === id
  const before = recent.viewed.find(same)
  const at = now.toISOString()
  const others = recent.viewed.filter((one) => !same(one))
  write({ ...recent, viewed: [{ kind, id, at }, ...others].slice(0, mostViewed) })
  return before?.at.slice(0, 10) !== at.slice(0, 10)
}

export function rememberSearch(search: Omit<LastSearch, 'at'>, now: Date): void {
  write({ ...readRecent(), search: { ...search, at: now.toISOString() } })
}

export function forgetRecent(): void {
  write(nothingRecent)
}

/** Other tabs change it; in this tab, pages that show it are opened afterwards. */
export function onRecentChange(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}
