import { describe, expect, it } from 'vitest'
import { FirstRows } from './first-rows.ts'

const numbers = Array.from({ length: 500 }, (_, n) => (n * 7919) % 499)

describe('the first rows in an order', () => {
  it.each([1, 7, 25, 600])(
    'are the same as after sorting all of them, for the first %i',
    (most) => {
      const first = new FirstRows(most, (a, b) => a - b)
      for (const number of numbers) first.add(number)
      expect(first.inOrder()).toEqual(numbers.toSorted((a, b) => a - b).slice(0, most))
    },
  )

  it('are empty if nothing was added', () => {
    expect(new FirstRows(5, (a, b) => a - b).inOrder()).toEqual([])
  })
})
