import { searchCountCap } from '#contract/properties/search.choices.ts'
import { fewToOrder } from './keyword-plan.ts'
import type { ListingColumns } from './memory/columns.ts'
import { FirstRows, orderIn } from './memory/first-rows.ts'
import type { IdSet } from './memory/id-set.ts'
import { rowsInOrder, type RowsInOrder } from './memory/rows-in-order.ts'
import { rowsIn, visitAdded, visitInOrder, visitRows } from './memory/scan.ts'
import type { PageOfSearch } from './search.queries.ts'
import type { Search } from './search.where.ts'

/** A walk along so few listings is short, however few of them are found. */
const fewRows = 2000
/** So few are read by their ids sooner than they are found along any order. */
const fewIds = 400

/** Whether the page is found soon along its order: there are many results, or few listings to look at. */
export function isSoonFound(search: Search, memory: ListingColumns, counted: number): boolean {
  if (search.ids) return true
  // Comparing words costs so much that each search is planned for its own place.
  if (search.plan) return false
  if (search.bbox || search.polygon || search.places || search.reach) return false
  return counted > searchCountCap || rowsIn(memory, search) <= fewRows
}

export interface Looked {
  /** At least `enough` when there are more. */
  count: number
  /** When it is for their words that they are searched: of the page, or else of the first ones. */
  ids: number[]
  isPage: boolean
}

/** What memory has and the database no longer has must not leave a page short. */
const spare = 5

/** In so few rows all are looked at sooner than they are put in order. */
const fewToScan = 5000

/** How many rows are looked at along an order, if those with the words are spread over it. */
function alongOrder(
  memory: ListingColumns,
  holding: IdSet,
  { rows }: RowsInOrder,
  enough: number,
): number {
  return Math.min(rows.length, (enough * memory.length) / holding.size)
}

/** The page of a search for words that memory knows; undefined while its rows are not in order. */
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

/** Counts what a search finds, and where it searches for words also says which listings those are. */
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

/** A search for words that memory knows: how its page is found follows from how many there are. */
export function plannedByCount({ search, page }: Planned, { count, ids, isPage }: Looked): Planned {
  const { plan, holding } = search
  if (!plan || !holding) return { search, page }
  const soon = { ...plan, looksAtAll: false }
  if (isPage) return { search: { ...search, ids, plan: soon }, page: { ...page, offset: 0 } }
  if (count === ids.length) return { search: { ...search, ids, plan: soon }, page }
  return { search: count > plan.countCap ? { ...search, plan: soon } : search, page }
}
