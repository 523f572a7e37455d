import type { z } from 'zod'
import type { cluster } from '#contract/properties/search.schema.ts'
import type { Search } from '../search.where.ts'
import { gridOf } from '../map.queries.ts'
import type { ListingColumns } from './columns.ts'
import { visitRows } from './scan.ts'

interface Cell {
  lat: number
  lng: number
  count: number
  price: number
}

/** A grid over the area: the middle, the number and the lowest price of each cell. */
export async function clustersInMemory(
  columns: ListingColumns,
  search: Search,
  today: string,
): Promise<{ clusters: z.infer<typeof cluster>[]; total: number }> {
  const { height, width } = gridOf(search)
  const cells = new Map<number, Cell>()
  let total = 0
  await visitRows(columns, search, today, (row) => {
    const lat = columns.lat[row] as number
    const lng = columns.lng[row] as number
    if (Number.isNaN(lat)) return
    total++
    // No two cells on earth share a number: there are far fewer columns than this.
    const at = Math.floor(lat / height) * 2 ** 26 + Math.floor(lng / width)
    const cell = cells.get(at)
    const price = columns.priceOf(row)
    if (!cell) {
      cells.set(at, { lat, lng, count: 1, price })
      return
    }
    cell.lat += lat
    cell.lng += lng
    cell.count++
    if (price < cell.price) cell.price = price
  })
  const clusters = [...cells.values()].map(({ lat, lng, count, price }) => ({
    lat: lat / count,
    lng: lng / count,
    count,
    minPrice: price,
  }))
  return { clusters, total }
}
