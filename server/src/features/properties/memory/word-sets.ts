import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/connect.ts'
import { outsideRequest, readingFromPrimary } from '../../../db/request-scope.ts'
import { IdSet } from './id-set.ts'
import { findHolding, readHolding } from './word-sets.queries.ts'

/** Which listings contain the words that people search for. */
export interface WordSets {
  /** Undefined until a query has been made twice and its listings have been read. */
  find(query: string): Promise<IdSet | undefined>
  /** These listings are checked again before they are next counted. */
  changed(ids: Iterable<number>): void
  clear(): void
}

/** Eight megabytes with a million listings. */
const mostSets = 64
/** Queries that were made once. */
const mostAsked = 1000
/** With more changes than this, reading all of them again is cheaper. */
const mostChanged = 5000

interface Known {
  set: IdSet | undefined
  changed: Set<number>
  /** One read at a time. */
  turn: Promise<void>
}

/** The least recently used entry is evicted first. */
function keepNewest<T>(
  entries: { size: number; keys(): Iterator<T>; delete(key: T): unknown },
  most: number,
) {
  while (entries.size > most) entries.delete(entries.keys().next().value as T)
}

export function createWordSets(database: Database, log: FastifyBaseLogger): WordSets {
  const sets = new Map<string, Known>()
  const asked = new Set<string>()
  /** Serialised: reading a common word of a million listings takes a second. */
  let loading: Promise<void> = Promise.resolve()

  async function load(query: string, known: Known): Promise<void> {
    if (sets.get(query) !== known) return
    try {
      const set = new IdSet()
      for (const id of await outsideRequest(() => readHolding(database, query))) set.add(id)
      known.set = set
    } catch (error) {
      log.warn(error, 'the listings with a keyword could not be read')
      sets.delete(query)
    }
  }

  async function lookAgain(query: string, { set, changed }: Known): Promise<void> {
    const ids = [...changed]
    if (!set || ids.length === 0) return
    // Changes made during the read are checked once more.
    changed.clear()
    try {
      // A replica may not have these changes yet, and they are not looked at a second time.
      const holding = await readingFromPrimary(() => findHolding(database, query, ids))
      for (const id of ids) set.delete(id)
      for (const id of holding) set.add(id)
    } catch (error) {
      for (const id of ids) changed.add(id)
      throw error
    }
  }

  return {
    async find(query) {
      const known = sets.get(query)
      if (!known) {
        if (asked.delete(query)) {
          // Changes from here are checked again, whether they were made before or after the read.
          const begun: Known = { set: undefined, changed: new Set(), turn: Promise.resolve() }
          sets.set(query, begun)
          keepNewest(sets, mostSets)
          loading = loading.then(() => load(query, begun))
        } else {
          asked.add(query)
          keepNewest(asked, mostAsked)
        }
        return undefined
      }
      sets.delete(query)
      sets.set(query, known)
      if (known.set && known.changed.size > 0) {
        const turn = known.turn.then(() => lookAgain(query, known))
        known.turn = turn.catch(() => {})
        await turn
      }
      return known.set
    },
    changed(ids) {
      const all = [...ids]
      for (const [query, known] of sets) {
        for (const id of all) known.changed.add(id)
        if (known.changed.size > mostChanged) sets.delete(query)
      }
    },
    clear() {
      sets.clear()
    },
  }
}
