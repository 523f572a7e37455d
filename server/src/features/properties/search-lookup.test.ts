import { describe, expect, it, vi } from 'vitest'
import type { SearchSort } from '#contract/properties/search.choices.ts'
import { kindOf, ListingColumns, type ListingRow } from './memory/columns.ts'
import { aListingRow } from './memory/testing/listing-row.ts'
import { IdSet } from './memory/id-set.ts'
import { lookUp } from './search-lookup.ts'
import type { Search } from './search.where.ts'

const homes = kindOf('Residential', true)
const listings = 60_000

/** Prices and times repeat, so that ids break the tie. */
function aListing(id: number, kind = homes): ListingRow {
  const number = (id * 7919) % 10_007
  return aListingRow({
    id,
    kind,
    province: 1 + (id % 3),
    monthly: 500_000 + (number % 900) * 1000,
    bedrooms: 3,
    created: 1_700_000_000_000_000 + number,
  })
}

/** Most exist from the start; some have been changed since, and some deleted. */
function manyListings() {
  const columns = new ListingColumns(listings + 1000)
  const rows = Array.from({ length: listings }, (_, n) => aListing(n + 1)).toSorted(
    (a, b) => a.province - b.province,
  )
  for (const row of rows) columns.add(row)
  columns.endSorted()
  const changed = rows.slice(0, 400).map(({ id }) => id)
  columns.remove(new Set([...changed, ...rows.slice(500, 600).map(({ id }) => id)]))
  const again = changed.map((id) => ({ ...aListing(id), monthly: 510_000 + id }))
  for (const row of again) columns.add(row)
  columns.add(aListing(listings + 1, kindOf('Commercial', true)))
  return { columns, there: [...rows.slice(400, 500), ...rows.slice(600), ...again] }
}

const keys: Record<string, (row: ListingRow) => number> = {
  newest: ({ created }) => -created,
  low: ({ monthly }) => monthly,
  high: ({ monthly }) => -monthly,
}

function expected(rows: ListingRow[], sort: string): number[] {
  const key = keys[sort] as (row: ListingRow) => number
  const sign = sort === 'low' ? 1 : -1
  return rows.toSorted((a, b) => key(a) - key(b) || sign * (a.id - b.id)).map(({ id }) => id)
}

describe('a word that many listings contain', () => {
  const { columns, there } = manyListings()
  const holding = new IdSet()
  for (const { id } of there) if (id % 7 === 0) holding.add(id)
  holding.add(listings + 1)
  const search = {
    usageType: 'Residential',
    salesType: 'Sale',
    typeIds: [],
    holding,
  } as never as Search

  it.each(['newest', 'low', 'high'] satisfies SearchSort[])(
    'is found page by page in the order %s once the rows are sorted',
    async (sort) => {
      const inWhole = expected(
        there.filter(({ id }) => id % 7 === 0),
        sort,
      )
      const inPart = expected(
        there.filter(({ id, monthly }) => id % 7 === 0 && monthly >= 1_200_000),
        sort,
      )
      const look = (criteria: object, offset: number) =>
        lookUp(columns, { ...search, ...criteria }, '2026-01-01', 101, {
          sort,
          size: 20,
          offset,
          after: undefined,
        })
      await vi.waitFor(async () => expect((await look({}, 0)).isPage).toBe(true))
      for (const offset of [0, 40, 100]) {
        const whole = await look({}, offset)
        expect(whole.ids.slice(0, 20)).toEqual(inWhole.slice(offset, offset + 20))
        expect(whole.count).toBeGreaterThan(100)
        const part = await look({ minPrice: 1_200_000 }, offset)
        expect(part.ids.slice(0, 20)).toEqual(inPart.slice(offset, offset + 20))
      }
    },
  )

  it.each(['newest', 'low', 'high'] satisfies SearchSort[])(
    'is found in one or more places between two prices in the order %s',
    async (sort) => {
      const page = { sort, size: 20, offset: 0, after: undefined }
      const look = (criteria: object) =>
        lookUp(columns, { ...search, ...criteria }, '2026-01-01', 101, page)
      await vi.waitFor(async () => expect((await look({})).isPage).toBe(true))
      for (const ids of [[2], [1, 3], [2], [1, 2], [2, 3]]) {
        for (const [minPrice, maxPrice] of [
          [0, 0],
          [600_000, 700_000],
          [1_399_000, 0],
          [0, 499_999],
        ] as const) {
          const fitting = there.filter(
            ({ id, province, monthly }) =>
              id % 7 === 0 &&
              ids.includes(province) &&
              monthly >= minPrice &&
              monthly <= (maxPrice || Infinity),
          )
          const place = { column: 'province_id', ids }
          const found = await look({ place, minPrice, maxPrice })
          expect(found.ids.slice(0, 20)).toEqual(expected(fitting, sort).slice(0, 20))
          expect(Math.min(found.count, 101)).toBe(Math.min(fitting.length, 101))
        }
      }
    },
  )

  it('is counted completely if few have it', async () => {
    const few = new IdSet()
    const ids = there.slice(-3).map(({ id }) => id)
    for (const id of ids) few.add(id)
    const page = { sort: 'newest' as const, size: 20, offset: 0, after: undefined }
    const found = await lookUp(columns, { ...search, holding: few }, '2026-01-01', 101, page)
    expect(found).toMatchObject({ count: 3, isPage: true })
    expect(found.ids.toSorted()).toEqual(ids.toSorted())
  })
})
