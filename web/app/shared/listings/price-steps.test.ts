import { expect, it } from 'vitest'
import { chartOf, nowLabelAt } from './price-steps.ts'

const box = { left: 0, right: 100, top: 0, bottom: 100 }
const entry = (at: string, price: number, status: string | null = 'For Sale') => ({
  at: `${at}T00:00:00Z`,
  price,
  status,
})

it('draws the price as steps, with a gap while it was not published', () => {
  const { lines, points } = chartOf(
    [
      entry('2026-10-01', 200),
      entry('2026-10-11', 100),
      entry('2026-10-21', 100, null),
      entry('2026-10-31', 100),
    ],
    '2026-11-09',
    box,
  )
  expect(lines).toEqual(['M0 0H25V80H50', 'M75 80H100'])
  expect(points.map(({ x, y, price }) => [x, y, price])).toEqual([
    [0, 0, 200],
    [25, 80, 100],
  ])
})

it('draws a small reduction as a small step', () => {
  const { lines } = chartOf(
    [entry('2026-10-01', 1000), entry('2026-10-11', 990)],
    '2026-10-20',
    box,
  )
  expect(lines).toEqual(['M0 0H50V8H100'])
})

it('writes the current price above the line, or below it after a fall that it would overlap', () => {
  const first = { x: 8, y: 30 }
  expect(nowLabelAt([first, { x: 200, y: 100 }], 632)).toEqual({ x: 632, y: 88 })
  expect(nowLabelAt([first, { x: 600, y: 100 }], 632)).toEqual({ x: 632, y: 120 })
  expect(nowLabelAt([first, { x: 600, y: 20 }], 632)).toEqual({ x: 632, y: 8 })
})
