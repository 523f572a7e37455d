import { expect, it } from 'vitest'
import { FewValues } from './few-values.ts'
import { inLocality, Localities } from './localities.ts'
import { atLeast, atMost, filterBy, hasBits, type RowFilter } from './row-filters.ts'

function kept(filter: RowFilter, ...rows: number[]): number[] {
  const block = Int32Array.from(rows)
  return [...block.subarray(0, filter(block, rows.length))]
}

it('a filter keeps the matching rows, in order', () => {
  expect(
    kept(
      filterBy((row) => row % 2 === 1),
      9,
      4,
      7,
      2,
      1,
    ),
  ).toEqual([9, 7, 1])
  expect(
    kept(
      filterBy(() => false),
      1,
      2,
    ),
  ).toEqual([])
})

it('an unrecorded value satisfies neither a minimum nor a maximum', () => {
  const bedrooms = Float32Array.of(3, Number.NaN, 1, 2.5)
  expect(kept(atLeast(bedrooms, 2.5), 3, 2, 1, 0)).toEqual([3, 0])
  expect(kept(atMost(bedrooms, 2.5), 0, 1, 2, 3)).toEqual([2, 3])
})

it('a limit is compared with the column’s precision', () => {
  // 0.1 is slightly more in 32 bits than in 64.
  expect(kept(atMost(Float32Array.of(0.1), 0.1), 0)).toEqual([0])
  expect(kept(atMost(Float64Array.of(0.1), 0.1), 0)).toEqual([0])
  expect(kept(atLeast(Float32Array.of(0.7), 0.7), 0)).toEqual([0])
})

it('a column of few values filters by them, and an unrecorded one is no number', () => {
  const bedrooms = new FewValues(4)
  for (const [row, rooms] of [3, null, 1, 2.5].entries()) bedrooms.set(row, rooms)
  expect([0, 1, 2, 3].map((row) => bedrooms.at(row))).toEqual([3, Number.NaN, 1, 2.5])
  const several = bedrooms.filter((rooms) => rooms >= 2.5)
  expect(kept(several, 3, 2, 1, 0)).toEqual([3, 0])
  expect(kept(several, 0)).toEqual([0])
})

it('a column of few values holds any number of them, also those that came last', () => {
  const rows = 400
  const types = new FewValues(rows)
  for (let row = 0; row < rows; row++) types.set(row, 1000 + (row % 300))
  expect([0, 253, 254, 299, 300].map((row) => types.at(row))).toEqual([
    1000, 1253, 1254, 1299, 1000,
  ])
  const chosen = types.filter((id) => id === 1001 || id === 1299)
  expect(kept(chosen, 0, 1, 299, 298, 301)).toEqual([1, 299, 301])
})

it('a filter knows values and localities that were added after it was made', () => {
  const types = new FewValues(2)
  const chosen = types.filter((id) => id === 7)
  types.set(0, 6)
  types.set(1, 7)
  expect(kept(chosen, 0, 1)).toEqual([1])
  const localities = new Localities()
  const locality = new Uint32Array(2)
  const inCity = inLocality({ locality, localities }, ({ city }) => city === 5)
  locality[0] = localities.numberOf(1, null, null)
  locality[1] = localities.numberOf(1, 5, 9)
  expect(kept(inCity, 0, 1)).toEqual([1])
})

it('listings of one locality share its number', () => {
  const localities = new Localities()
  const [first, same, other] = [
    localities.numberOf(1, 5, 9),
    localities.numberOf(1, 5, 9),
    localities.numberOf(1, 5, null),
  ]
  expect([same === first, other === first, localities.length]).toEqual([true, false, 2])
  expect(localities.at(other)).toEqual({ province: 1, city: 5, suburb: 0 })
})

it('all features are required, including the one with the highest bit', () => {
  const highest = 1 << 31
  const features = Uint32Array.of(0b101, highest | 0b100, 0b100)
  expect(kept(hasBits(features, 0b100), 0, 1, 2)).toEqual([0, 1, 2])
  expect(kept(hasBits(features, highest | 0b100), 0, 1, 2)).toEqual([1])
})
