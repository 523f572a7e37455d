import { searchCountCap } from '#contract/properties/search.choices.ts'
import { fewToOrder } from './keyword-plan.ts'
import type { ListingColumns } from './memory/columns.ts'
import { FirstRows, orderIn } from './memory/first-rows.ts'
import type { IdSet } from './memory/id-set.ts'
import { rowsInOrder, type RowsInOrder } from './memory/rows-in-order.ts'
import { rowsIn, visitAdded, visitInOrder, visitRows } from './memory/scan.ts'
import type { PageOfSearch } from './search.queries.ts'
import type { Search } from './search.where.ts'

/** A scan along so few listings is short, however few of them match. */
const fewRows = 2000
/** Up to this many are faster to read by id than to find along an order. */
const fewIds = 400

/** Whether the page is soon found along its order: many results, or few listings to scan. */
export function isSoonFound(search: Search, memory: ListingColumns, counted: number): boolean {
  if (search.ids) return true
  // Comparing words is so expensive that each search is planned for its own place.
  if (search.plan) return false
  if (search.bbox || search.polygon || search.places || search.reach) return false
  return counted > searchCountCap || rowsIn(memory, search) <= fewRows
}

export interface Looked {
  /** At least `enough` if there are more. */
  count: number
  /** For a word search: the ids on the page, or else of the first matches. */
  ids: number[]
  isPage: boolean
}

/** Rows still in memory but no longer in the database must not leave a page short. */
const spare = 5

/** So few rows are scanned completely sooner than they are sorted. */
const fewToScan = 5000

/** How many rows are scanned along an order, assuming matches are evenly spread. */
function alongOrder(
  memory: ListingColumns,
  holding: IdSet,
  { rows }: RowsInOrder,
  enough: number,
): number {
  return Math.min(rows.length, (enough * memory.length) / holding.size)
}

/** The page of a word search that memory can answer; undefined until its rows are sorted. */
async function lookInOrder(
  memory: ListingColumns,
  search: Search,
  day: string,
  enough: number,
  page: PageOfSearch,
): Promise<Looked | undefined> {
  if (!search.holding || page.after || page.offset >= enough) return undefined
  const order = orderIn(memory, search, page.sort)
  if (!order) return undefined
  const last = page.offset + page.size + spare
  const first = new FirstRows(last, order)
  let count = 0
  const add = (row: number) => {
    count++
    first.add(row)
  }
  const rows = rowsIn(memory, search)
  const inOrder = rows > fewToScan ? rowsInOrder(memory, search, page.sort) : undefined
  if (rows > fewToOrder && !inOrder) return undefined
  const isSooner = inOrder && alongOrder(memory, search.holding, inOrder, enough) < rows
  if (!isSooner) await visitRows(memory, search, day, add)
  else {
    await visitAdded(memory, search, day, add)
    let seen = 0
    await visitInOrder(memory, search, day, inOrder, (row) => {
      add(row)
      return ++seen < last || count < enough
    })
  }
  const found = first.inOrder().slice(page.offset)
  return { count, ids: found.map((row) => memory.id[row] as number), isPage: true }
}

/** Counts the results of a search and, for a word search, also returns which listings they are. */
export async function lookUp(
  memory: ListingColumns,
  search: Search,
  day: string,
  enough: number,
  page: PageOfSearch,
): Promise<Looked> {
  const inOrder = await lookInOrder(memory, search, day, enough, page)
  if (inOrder) return inOrder
  let count = 0
  const ids: number[] = []
  const most = search.holding ? Math.max(enough, fewIds + 1) : enough
  await visitRows(memory, search, day, (row) => {
    if (search.holding && count < fewIds) ids.push(memory.id[row] as number)
    return ++count < most
  })
  return { count, ids, isPage: false }
}

interface Planned {
  search: Search
  page: PageOfSearch
}

/** A word search that memory can answer: how its page is found depends on the number of results. */
export function plannedByCount({ search, page }: Planned, { count, ids, isPage }: Looked): Planned {
  const { plan, holding } = search
  if (!plan || !holding) return { search, page }
  const soon = { ...plan, looksAtAll: false }
  if (isPage) return { search: { ...search, ids, plan: soon }, page: { ...page, offset: 0 } }
  if (count === ids.length) return { search: { ...search, ids, plan: soon }, page }
  return { search: count > plan.countCap ? { ...search, plan: soon } : search, page }
}
