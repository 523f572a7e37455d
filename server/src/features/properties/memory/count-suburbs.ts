import type { Search } from '../search.where.ts'
import type { ListingColumns } from './columns.ts'
import { visitRows } from './scan.ts'

/** The number of search results in each suburb, by id. */
export async function countSuburbs(
  columns: ListingColumns,
  search: Search,
  today: string,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  await visitRows(columns, search, today, (row) => {
    const { suburb } = columns.localities.at(columns.locality[row] as number)
    counts.set(suburb, (counts.get(suburb) ?? 0) + 1)
  })
  return counts
}
