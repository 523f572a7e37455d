import { searchCountCap } from '#contract/properties/search.choices.ts'
import type { ListingColumns } from './memory/columns.ts'
import { FirstRows, orderIn } from './memory/first-rows.ts'
import { rowsIn, visitRows } from './memory/scan.ts'
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

/** In so many rows a page is put in order sooner than the database compares their words. */
const fewToOrder = 20_000
/** What memory has and the database no longer has must not leave a page short. */
const spare = 5

/** Counts what a search finds, and where it searches for words also says which listings those are. */
export async function lookUp(
  memory: ListingColumns,
  search: Search,
  day: string,
  enough: number,
  page: PageOfSearch,
): Promise<Looked> {
  const order =
    search.holding && !page.after && page.offset < enough
      ? orderIn(memory, search, page.sort)
      : undefined
  let count = 0
  if (order && rowsIn(memory, search) <= fewToOrder) {
    const first = new FirstRows(page.offset + page.size + spare, order)
    await visitRows(memory, search, day, (row) => {
      count++
      first.add(row)
    })
    const rows = first.inOrder().slice(page.offset)
    return { count, ids: rows.map((row) => memory.id[row] as number), isPage: true }
  }
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
