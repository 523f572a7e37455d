import { expect, it } from 'vitest'
import { ListingColumns, type ListingRow } from './columns.ts'
import { aListingRow } from './testing/listing-row.ts'

function columnsOf(...listings: Partial<ListingRow>[]): ListingColumns {
  const columns = new ListingColumns(listings.length)
  for (const [n, facts] of listings.entries()) columns.add(aListingRow({ id: n + 1, ...facts }))
  return columns
}

it('the divisor of a price per m² is exact, whatever it is', () => {
  const columns = columnsOf(
    { floor: 300, rateSize: 300 },
    // More digits than the column of sizes has.
    { floor: 312.47, rateSize: 312.47 },
    // Not multiplied, because only the erf is known.
    { erf: 800, sizeIsErf: true, rateSize: 1 },
    { erf: 800, sizeIsErf: true, rateSize: null },
    { floor: 0, rateSize: null },
    {},
  )
  const unknown = Number.NaN
  expect([0, 1, 2, 3, 4, 5].map((n) => columns.rateSizeOf(n))).toEqual([
    300,
    312.47,
    1,
    unknown,
    unknown,
    unknown,
  ])
})

it('the size is that of the floor or of the erf', () => {
  const columns = columnsOf({ floor: 120, erf: 800 }, { floor: 120, erf: 800, sizeIsErf: true }, {})
  expect([0, 1, 2].map((n) => columns.sizeOf(n))).toEqual([120, 800, Number.NaN])
})

it('when a listing was published is known for those that are new', () => {
  const now = Math.floor(Date.now() / 1000)
  const day = 86_400
  const columns = columnsOf({ published: now - 6 * day }, { published: now - 30 * day })
  expect([0, 1].map((n) => columns.publishedAt(n))).toEqual([now - 6 * day, undefined])
})
