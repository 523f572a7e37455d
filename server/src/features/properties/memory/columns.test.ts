import { expect, it } from 'vitest'
import { kindOf, ListingColumns, type ListingRow } from './columns.ts'

const row: ListingRow = {
  id: 1,
  kind: kindOf('Commercial', false),
  type: 1,
  province: 1,
  city: null,
  suburb: null,
  monthly: 24_000,
  gross: 24_000,
  bedrooms: null,
  bathrooms: null,
  garages: null,
  size: null,
  floor: null,
  erf: null,
  rateSize: null,
  lat: null,
  lng: null,
  available: null,
  hideAfter: null,
  reduced: null,
  published: 0,
  created: 0,
  features: [],
}

it('the divisor of a price per m² is exact, whatever it is', () => {
  const listings: [Pick<ListingRow, 'size' | 'rateSize'>, number][] = [
    [{ size: 300, rateSize: 300 }, 300],
    // More digits than the column of sizes has.
    [{ size: 312.47, rateSize: 312.47 }, 312.47],
    // Not multiplied, because only the erf is known.
    [{ size: 800, rateSize: 1 }, 1],
    [{ size: 800, rateSize: null }, Number.NaN],
    [{ size: 0, rateSize: null }, Number.NaN],
    [{ size: null, rateSize: null }, Number.NaN],
  ]
  const columns = new ListingColumns(listings.length)
  for (const [one] of listings) columns.add({ ...row, ...one })
  expect(listings.map((_, n) => columns.rateSizeOf(n))).toEqual(listings.map(([, size]) => size))
})
