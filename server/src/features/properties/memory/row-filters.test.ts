import { expect, it } from 'vitest'
import { atLeast, atMost, filterBy, hasBits, oneOf, type RowFilter } from './row-filters.ts'

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

it('a filter matches one id or several', () => {
  const types = Int32Array.of(5, 6, 7, 5)
  expect(kept(oneOf(types, [5]), 0, 1, 2, 3)).toEqual([0, 3])
  expect(kept(oneOf(types, [7, 6]), 0, 1, 2, 3)).toEqual([1, 2])
  expect(kept(oneOf(types, []), 0, 1, 2, 3)).toEqual([])
})

it('all features are required, including the one with the highest bit', () => {
  const highest = 1 << 31
  const features = Uint32Array.of(0b101, highest | 0b100, 0b100)
  expect(kept(hasBits(features, 0b100), 0, 1, 2)).toEqual([0, 1, 2])
  expect(kept(hasBits(features, highest | 0b100), 0, 1, 2)).toEqual([1])
})
