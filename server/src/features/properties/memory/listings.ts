import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/connect.ts'
import { isUnavailable } from '../../../db/errors.ts'
import { outsideRequest } from '../../../db/request-scope.ts'
import type { ReplyCache } from '../../../kit/reply-cache.ts'
import { changesKeptMinutes } from '../property-search.queries.ts'
import { ListingColumns } from './columns.ts'
import type { IdSet } from './id-set.ts'
import { readAll, readChanges, type Position } from './rows.queries.ts'
import { createWordSets } from './word-sets.ts'
import { steadyNow } from '../../../db/steady-time.ts'

/** The published listings in memory, for counts. */
export interface Listings {
  /** Starts loading them; until that is done, and whenever they are not current, there are none. */
  start(): void
  /** At most a few seconds old, with every change announced to this process. */
  current(): Promise<ListingColumns | undefined>
  /**
   * Those of them that contain the words of a query, equally current; undefined if that is not
   * known.
   */
  holding(query: string): Promise<IdSet | undefined>
  /** For tests: loads now. */
  load(): Promise<void>
}

const key = 'listings in memory'
/** Changes are read this often even if none was announced, because an announcement can be lost. */
const recheckSeconds = 4
/** Spare room in memory for changed listings, beyond those that were loaded. */
const spare = (rows: number) => 2048 + Math.ceil(rows / 50)
/** About 190 MB; beyond that the database counts. */
const mostRows = 3_000_000
const retryMs = 30_000

interface Copy {
  columns: ListingColumns
  position: Position
  /** When its changes were last read. */
  readAt: number
}

export function createListings(
  { database, cache, log }: { database: Database; cache: ReplyCache; log: FastifyBaseLogger },
  now: () => number = steadyNow,
): Listings {
  const words = createWordSets(database, log)
  let started = false
  let copy: Copy | undefined
  let loading: Promise<void> | undefined
  /** Serialised: an earlier read must not replace a later one. */
  let following: Promise<unknown> = Promise.resolve()

  async function readCopy(): Promise<void> {
    const readAt = now()
    let columns: ListingColumns | undefined
    const position = await readAll(database, (rows) => {
      const made = new ListingColumns(rows > mostRows ? 0 : rows + spare(rows))
      columns = rows > mostRows ? undefined : made
      return (row) => columns?.add(row)
    })
    if (!columns) return log.warn('too many listings to count in memory')
    columns.endSorted()
    // Changes made before the copy was read are in no list of changes.
    words.clear()
    copy = { columns, position, readAt }
  }

  function load(): Promise<void> {
    loading ??= outsideRequest(readCopy).finally(() => {
      loading = undefined
    })
    return loading
  }

  function loadLater() {
    if (!started || loading) return
    load().catch((error: unknown) => {
      log.warn(error, 'the listings could not be loaded into memory')
      setTimeout(loadLater, retryMs).unref()
    })
  }

  /** Brings the copy up to date; false if it must be reloaded instead. */
  async function follow(followed: Copy): Promise<boolean> {
    const readAt = now()
    if (readAt - followed.readAt > (changesKeptMinutes / 2) * 60_000) return false
    const { columns } = followed
    // There is no room for more, and a million rows of text would not fit into memory.
    const changes = await readChanges(database, followed.position, spare(columns.length))
    if (!changes) return false
    const { position, rows } = changes
    if (position.file !== followed.position.file) return false
    words.changed(rows.keys())
    if (rows.size > 0) columns.remove(new Set(rows.keys()))
    for (const row of rows.values()) {
      if (!row) continue
      if (columns.isFull) return false
      columns.add(row)
    }
    followed.position = position
    followed.readAt = readAt
    // Re-sorted before the unsorted rows become too many.
    if (columns.disorder > spare(columns.length) / 2) loadLater()
    return true
  }

  async function bringUpToDate(): Promise<ListingColumns | undefined> {
    const followed = copy
    if (!followed) return undefined
    const isCurrent = await follow(followed).catch((error: unknown) => {
      if (isUnavailable(error)) throw error
      log.warn(error, 'the changes of listings could not be read')
      return false
    })
    if (isCurrent) return followed.columns
    if (copy === followed) copy = undefined
    loadLater()
    return undefined
  }

  function inTurn(): Promise<ListingColumns | undefined> {
    const turn = following.then(() => outsideRequest(bringUpToDate))
    following = turn.catch(() => {})
    return turn
  }

  async function current(): Promise<ListingColumns | undefined> {
    if (!copy) return undefined
    // An announced change drops the entry: the next count reads it first.
    const found = cache.cacheAs(key, async () => {
      const value = await inTurn()
      if (!value) return { value }
      return { value, entry: { seconds: recheckSeconds, tables: ['properties'] } }
    })
    return found.catch((error: unknown) => {
      // Without a primary there may still be a replica to search.
      if (isUnavailable(error)) return undefined
      throw error
    })
  }

  return {
    start() {
      started = true
      loadLater()
    },
    load,
    current,
    async holding(query) {
      return (await current()) && words.find(query)
    },
  }
}
