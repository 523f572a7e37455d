import { usages } from '#contract/properties/properties.choices.ts'
import { turn } from '../../../kit/turn.ts'
import type { Facet, Search } from '../search.where.ts'
import { kindOf, type ListingColumns, type PlacesOfLevel, type Range } from './columns.ts'
import { placesOf, type RowTest } from './place-filter.ts'
import { commonTests, facetTests } from './row-filter.ts'
import type { RowsInOrder } from './rows-in-order.ts'

/** So many rows are looked at before other work of the process gets its turn: a few milliseconds. */
const rowsAtOnce = 100_000

function kindsOf(search: Search): number[] {
  return (search.usageType ? [search.usageType] : usages).map((usage) =>
    kindOf(usage, search.salesType),
  )
}

const fits = (tests: readonly RowTest[], row: number) => {
  for (const test of tests) if (!test(row)) return false
  return true
}

type Visit = (row: number) => boolean | void

/** The part of a walk without a turn for others: false when `visit` returned false. */
function walkPart(
  kinds: Uint8Array,
  kind: number,
  { from, to }: Range,
  tests: readonly RowTest[],
  visit: Visit,
): boolean {
  for (let row = from; row < to; row++) {
    if (kinds[row] !== kind || !fits(tests, row)) continue
    if (visit(row) === false) return false
  }
  return true
}

/** Calls `visit` for each row that may be found; it stops when `visit` returns false. */
async function walk(
  columns: ListingColumns,
  search: Search,
  places: readonly PlacesOfLevel[] | undefined,
  tests: readonly RowTest[],
  visit: Visit,
): Promise<void> {
  let rest = rowsAtOnce
  for (const kind of kindsOf(search)) {
    for (const range of columns.ranges(kind, places)) {
      for (let from = range.from; from < range.to;) {
        const to = Math.min(range.to, from + rest)
        if (!walkPart(columns.kind, kind, { from, to }, tests, visit)) return
        rest -= to - from
        from = to
        if (rest > 0) continue
        await turn()
        rest = rowsAtOnce
      }
    }
  }
}

function allTests(columns: ListingColumns, search: Search, today: string): RowTest[] {
  return [
    ...commonTests(columns, search, today),
    ...Object.values(facetTests).flatMap((tests) => tests(columns, search)),
  ]
}

/** How many listings a search finds; counting stops at `enough`. */
export async function countRows(
  columns: ListingColumns,
  search: Search,
  today: string,
  enough: number,
  onMap = false,
): Promise<number> {
  let count = 0
  const tests = allTests(columns, search, today)
  await walk(columns, search, placesOf(search), tests, (row) => {
    if (onMap && Number.isNaN(columns.lat[row])) return true
    return ++count < enough
  })
  return count
}

/** Each row that a search finds among those that were added out of order. */
export function visitAdded(
  columns: ListingColumns,
  search: Search,
  today: string,
  visit: (row: number) => void,
): Promise<void> {
  return walk(columns, search, [], allTests(columns, search, today), visit)
}

/** Each row that a search finds among those in order, until `visit` returns false. */
export async function visitInOrder(
  columns: ListingColumns,
  search: Search,
  today: string,
  { rows, backwards }: RowsInOrder,
  visit: (row: number) => boolean,
): Promise<void> {
  const tests = allTests(columns, search, today)
  const kinds = kindsOf(search)
  for (let n = 0; n < rows.length; n++) {
    if (n % rowsAtOnce === rowsAtOnce - 1) await turn()
    const row = rows[backwards ? rows.length - 1 - n : n] as number
    if (!kinds.includes(columns.kind[row] as number) || !fits(tests, row)) continue
    if (!visit(row)) return
  }
}

/** Each row that a search finds, until `visit` returns false. */
export function visitRows(
  columns: ListingColumns,
  search: Search,
  today: string,
  visit: Visit,
): Promise<void> {
  return walk(columns, search, placesOf(search), allTests(columns, search, today), visit)
}

/**
 * Each row that a search finds with or without one of its facets; `only` names the facet whose own
 * criterion the row does not fit.
 */
export function visitFacets(
  columns: ListingColumns,
  search: Search,
  today: string,
  visit: (row: number, only: Facet | undefined) => void,
): Promise<void> {
  const around = placesOf(search, true)
  const own = Object.entries(facetTests).flatMap(([name, tests]) => {
    const made = tests(columns, search)
    return made.length ? [{ facet: name as Facet, tests: made }] : []
  })
  return walk(columns, search, around, commonTests(columns, search, today), (row) => {
    let only: Facet | undefined
    for (const { facet, tests } of own) {
      if (fits(tests, row)) continue
      if (only) return
      only = facet
    }
    visit(row, only)
  })
}

/** How many rows a search looks at, at most. */
export function rowsIn(columns: ListingColumns, search: Search): number {
  return kindsOf(search)
    .flatMap((kind) => columns.ranges(kind, placesOf(search)))
    .reduce((sum, { from, to }) => sum + to - from, 0)
}
