import type { z } from 'zod'
import type { cluster } from '#contract/properties/search.schema.ts'
import type { Search } from '../search.where.ts'
import { gridOf } from '../map.queries.ts'
import type { ListingColumns } from './columns.ts'
import { visitBlocks } from './scan.ts'

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
  // Listings of one place are adjacent, so most are in the same cell as the previous one.
  let last: Cell | undefined
  let lastAt = Number.NaN
  await visitBlocks(columns, search, today, (rows, count) => {
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      const lat = columns.lat[row] as number
      const lng = columns.lng[row] as number
      if (Number.isNaN(lat)) continue
      total++
      // Makes cell numbers unique: there are far fewer columns than this.
      const at = Math.floor(lat / height) * 2 ** 26 + Math.floor(lng / width)
      if (last === undefined || at !== lastAt) {
        last = cells.get(at)
        if (!last) cells.set(at, (last = { lat: 0, lng: 0, count: 0, price: Infinity }))
        lastAt = at
      }
      last.lat += lat
      last.lng += lng
      last.count++
      const price = columns.monthly[row] as number
      if (price < last.price) last.price = price
    }
  })
  const clusters = [...cells.values()].map(({ lat, lng, count, price }) => ({
    lat: lat / count,
    lng: lng / count,
    count,
    minPrice: price,
  }))
  return { clusters, total }
}
