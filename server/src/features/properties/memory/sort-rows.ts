import { turn } from '../../../kit/turn.ts'
import type { Range } from './columns.ts'
import type { Order } from './first-rows.ts'

/** A few milliseconds of sorting before yielding to other work of the process. */
const sortedAtOnce = 20_000

/** Merges the sorted rows from `start` and those from `middle`, up to `end`. */
function merge(
  rows: Int32Array,
  [start, middle, end]: readonly [number, number, number],
  into: Int32Array,
  order: Order,
): void {
  let [left, right] = [start, middle]
  for (let at = start; at < end; at++) {
    const isLeft =
      right >= end || (left < middle && order(rows[left] as number, rows[right] as number) <= 0)
    into[at] = rows[isLeft ? left++ : right++] as number
  }
}

/** Sorts the rows of a range, yielding to other work of the process. */
export async function sortRows({ from, to }: Range, order: Order): Promise<Int32Array> {
  let rows = Int32Array.from({ length: to - from }, (_, n) => from + n)
  for (let start = 0; start < rows.length; start += sortedAtOnce) {
    rows.subarray(start, start + sortedAtOnce).sort(order)
    await turn()
  }
  for (let width = sortedAtOnce; width < rows.length; width *= 2) {
    const merged = new Int32Array(rows.length)
    for (let start = 0; start < rows.length; start += 2 * width) {
      const middle = Math.min(start + width, rows.length)
      merge(rows, [start, middle, Math.min(middle + width, rows.length)], merged, order)
      await turn()
    }
    rows = merged
  }
  return rows
}
