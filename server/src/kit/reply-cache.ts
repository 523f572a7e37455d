import type { Facts } from '#contract/call.ts'
import { isUnavailable } from '../db/errors.ts'
import { assertOutsideTransaction } from '../db/pool.ts'
import { outsideRequest } from '../db/request-scope.ts'
import { shareWork, type SharedWork } from './shared-work.ts'
import { steadyNow } from '../db/steady-time.ts'

/** Rows of a table that a reply was read from. */
export interface Scope {
  table: string
  where: Facts
}

/** A table, or some rows of it, that changed. */
export type Change = string | { table: string; rows: readonly Facts[] }

export interface CacheEntry {
  seconds: number
  /** What it was read from: whole tables, or some rows of them. */
  tables: readonly (string | Scope)[]
  /** Its approximate size in memory, in bytes. */
  weight?: number
  /** Serves the expired value while a new one is computed: for expensive values that may be a little stale. */
  refresh?: true
}

export interface ReplyCache {
  /** The cached value or, shared by simultaneous callers, a new one. An undefined entry means "do not cache". */
  cacheAs<T>(key: string, work: () => Promise<{ value: T; entry?: CacheEntry }>): Promise<T>
  /** The cached value, if there is one. */
  find<T>(key: string): T | undefined
  /** Invalidates everything that was read from what has changed; without an argument, the whole cache. */
  invalidate(change?: Change): void
  /**
   * Says whether changes are currently announced to this process. After the first call, this must be
   * confirmed regularly: otherwise, replies that may change soon are kept only briefly.
   */
  setListening(isListening: boolean): void
  /**
   * Gives up the short-lived replies that nobody asked for a second time, most of what a load leaves behind: when it
   * is quiet, computing one again costs less than holding all of them.
   */
  dropUnused(): void
  stats(): { hits: number; misses: number; entries: number; bytes: number }
}

interface CachedValue extends CacheEntry {
  value: unknown
  storedAt: number
  until: number
  weight: number
  /** Used since it was stored, or since it was last spared from eviction. */
  used: boolean
}

interface Limits {
  weight: number
  entries: number
}

const defaultLimits: Limits = { weight: 32 * 1024 * 1024, entries: 20_000 }
const defaultWeight = 2048
/** How long expired values are still served while the database is unavailable, if no change is known. */
const staleMs = 3_600_000
/** How long a confirmation that changes are announced is valid. */
const listeningMs = 5000
/** How long a reply is kept while changes may be missed. */
const notListeningMs = 2000
/** Longer-lived replies are reference data, to which that does not apply. */
const changingSeconds = 60
/** A result is not cached if more than this many changes happened while it was computed. */
const changeHistory = 1000

function touches(change: Change, source: string | Scope): boolean {
  const table = typeof source === 'string' ? source : source.table
  if (typeof change === 'string') return change === table
  if (change.table !== table) return false
  if (typeof source === 'string') return true
  const wanted = Object.entries(source.where)
  return change.rows.some((row) => wanted.every(([name, value]) => row[name] === value))
}

export function createReplyCache(
  now: () => number = steadyNow,
  limits: Limits = defaultLimits,
): ReplyCache {
  const cached = new Map<string, CachedValue>()
  const running = new Map<string, SharedWork<unknown>>()
  const refreshing = new Set<string>()
  let weight = 0
  let hits = 0
  let misses = 0
  // Work that began before a change must not be cached after it.
  let changes: (Change | undefined)[] = []
  let forgotten = 0
  let confirmedAt: number | undefined

  function drop(key: string, entry: CachedValue) {
    weight -= entry.weight
    cached.delete(key)
  }

  function isFresh({ until, storedAt, seconds }: CachedValue): boolean {
    if (until <= now()) return false
    if (confirmedAt === undefined || seconds > changingSeconds) return true
    return now() - confirmedAt < listeningMs || now() - storedAt < notListeningMs
  }

  function find(key: string): CachedValue | undefined {
    const entry = cached.get(key)
    if (!entry) return undefined
    if (isFresh(entry) || entry.refresh) {
      entry.used = true
      return entry
    }
    if (entry.until + staleMs <= now()) drop(key, entry)
    return undefined
  }

  /**
   * Evicts the oldest entry that has not been used since it was last considered. What every request
   * needs, such as all place names, stays: rebuilding it takes far longer than building a reply.
   */
  function makeRoom(needed: number) {
    for (const [oldest, entry] of cached) {
      if (weight + needed <= limits.weight && cached.size < limits.entries) return
      drop(oldest, entry)
      if (!entry.used) continue
      cached.set(oldest, { ...entry, used: false })
      weight += entry.weight
    }
  }

  function store(key: string, value: unknown, entry: CacheEntry) {
    const earlier = cached.get(key)
    if (earlier) drop(key, earlier)
    // A key may be as long as an address.
    const added = (entry.weight ?? defaultWeight) + key.length
    if (added > limits.weight) return
    makeRoom(added)
    cached.set(key, {
      ...entry,
      value,
      storedAt: now(),
      until: now() + entry.seconds * 1000,
      weight: added,
      used: false,
    })
    weight += added
  }

  function changedSince(moment: number, entry: CacheEntry): boolean {
    if (moment < forgotten) return true
    return changes
      .slice(moment - forgotten)
      .some(
        (change) => change === undefined || entry.tables.some((source) => touches(change, source)),
      )
  }

  function recordChange(change: Change | undefined) {
    changes.push(change)
    if (changes.length <= changeHistory) return
    const surplus = changes.length - changeHistory / 2
    changes = changes.slice(surplus)
    forgotten += surplus
  }

  type Work<T> = () => Promise<{ value: T; entry?: CacheEntry }>

  async function make<T>(key: string, work: Work<T>): Promise<T> {
    const began = forgotten + changes.length
    const { value, entry } = await work().catch((error: unknown) => {
      const earlier = isUnavailable(error) ? cached.get(key) : undefined
      if (!earlier) throw error
      return { value: earlier.value as T, entry: undefined }
    })
    if (entry && !changedSince(began, entry)) store(key, value, entry)
    return value
  }

  /** Runs in the background; a failure is ignored, because the next caller tries again. */
  function refresh<T>(key: string, work: Work<T>) {
    if (refreshing.has(key)) return
    refreshing.add(key)
    outsideRequest(() => make(key, work))
      .catch(() => {})
      .finally(() => refreshing.delete(key))
  }

  return {
    find<T>(key: string) {
      const found = find(key)
      // A miss is not counted here: the caller continues with `cacheAs`, which counts it.
      if (found) hits++
      return found?.value as T | undefined
    },
    async cacheAs<T>(key: string, work: Work<T>): Promise<T> {
      // On a miss, the work uses a connection of its own, outside the caller’s transaction.
      assertOutsideTransaction()
      const found = find(key)
      if (found) {
        hits++
        if (found.until <= now()) refresh(key, work)
        return found.value as T
      }
      misses++
      const shared = running.get(key)
      if (shared) return shared.join() as Promise<T>
      const forget = () => {
        if (running.get(key) === begun) running.delete(key)
      }
      const begun = shareWork(() => make(key, work).finally(forget), forget)
      running.set(key, begun)
      return begun.join()
    },
    setListening(isListening) {
      confirmedAt = isListening ? now() : -Infinity
    },
    dropUnused() {
      for (const [key, entry] of cached) {
        if (!entry.used && entry.seconds <= changingSeconds) drop(key, entry)
      }
    },
    stats: () => ({ hits, misses, entries: cached.size, bytes: weight }),
    invalidate(change) {
      // Later callers must not share work that may have read the old rows.
      running.clear()
      recordChange(change)
      if (change === undefined) {
        cached.clear()
        weight = 0
        return
      }
      for (const [key, entry] of cached) {
        if (entry.tables.some((source) => touches(change, source))) drop(key, entry)
      }
    },
  }
}
