import type { AnyCall } from '#contract/call.ts'

interface Kept {
  value: unknown
  until: number
  tables: readonly string[]
}

export interface CacheEntry<T> {
  value: T
  seconds: number
  tables: readonly string[]
}

export interface ReplyCache {
  /** The kept reply of a public call, or a new one. Callers at the same moment share one piece of work. */
  keep(call: AnyCall, input: unknown, work: () => Promise<unknown>): Promise<unknown>
  /** The same for anything else, such as a rendered page; undefined as entry means "do not keep". */
  keepAs<T>(
    key: string,
    work: () => Promise<{ value: T; entry?: Omit<CacheEntry<T>, 'value'> }>,
  ): Promise<T>
  /** Forgets what was read from this table; without a name, everything. */
  forget(table?: string): void
}

const mostEntries = 5000

export function createReplyCache(now: () => number = Date.now): ReplyCache {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<unknown>>()
  // Work that began before a change must not be kept after it.
  const changes = new Map<string, number>()
  let allChanges = 0

  const generation = (tables: readonly string[]) =>
    allChanges + tables.reduce((sum, table) => sum + (changes.get(table) ?? 0), 0)

  function find(key: string): Kept | undefined {
    const entry = kept.get(key)
    if (!entry) return undefined
    if (entry.until > now()) return entry
    kept.delete(key)
    return undefined
  }

  function store(key: string, entry: Kept) {
    if (kept.size >= mostEntries) kept.delete(kept.keys().next().value as string)
    kept.set(key, entry)
  }

  async function keepAs<T>(
    key: string,
    work: () => Promise<{ value: T; entry?: Omit<CacheEntry<T>, 'value'> }>,
  ): Promise<T> {
    const found = find(key)
    if (found) return found.value as T
    const before = { all: allChanges, tables: new Map(changes) }
    const shared = running.get(key)
    if (shared) return shared as Promise<T>
    const task = work()
      .then(({ value, entry }) => {
        const then = (tables: readonly string[]) =>
          before.all + tables.reduce((sum, table) => sum + (before.tables.get(table) ?? 0), 0)
        if (entry && generation(entry.tables) === then(entry.tables)) {
          store(key, { value, until: now() + entry.seconds * 1000, tables: entry.tables })
        }
        return value
      })
      .finally(() => {
        if (running.get(key) === task) running.delete(key)
      })
    running.set(key, task)
    return task
  }

  return {
    keepAs,
    keep(call, input, work) {
      const rule = call.cache
      if (!rule) return work()
      return keepAs(`call ${call.name} ${JSON.stringify(input)}`, async () => ({
        value: await work(),
        entry: { seconds: rule.seconds, tables: rule.of },
      }))
    },
    forget(table) {
      // Whoever asks from now on must not share work that may have read the old rows.
      running.clear()
      if (table === undefined) {
        allChanges++
        kept.clear()
        return
      }
      changes.set(table, (changes.get(table) ?? 0) + 1)
      for (const [key, entry] of kept) {
        if (entry.tables.includes(table)) kept.delete(key)
      }
    },
  }
}
