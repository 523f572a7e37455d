import { expect, it } from 'vitest'
import { LabelOrder } from './label-order.ts'

const johannesburg = { x: 100, y: 116 }
const pretoria = { x: 106, y: 100 }
const witbank = { x: 200, y: 104 }

it.each([
  ['north of a place in the south', pretoria, { x: 140, y: 100 }, true],
  ['on the same line as it', pretoria, { x: 140, y: 146 }, true],
  ['south of it', pretoria, { x: 140, y: 150 }, false],
  ['beside a place in the west', witbank, { x: 240, y: 104 }, true],
  ['above or below a place in the west', witbank, { x: 200, y: 160 }, true],
  ['on the other side of a place in the west', witbank, { x: 60, y: 104 }, false],
])('a name %s', (_, at, text, isKept) => {
  const order = new LabelOrder()
  order.add(johannesburg, { x: 100, y: 146 })
  expect(order.keeps(at, text)).toBe(isKept)
})

it('at its own place can be swapped only by one that has moved', () => {
  const order = new LabelOrder()
  order.add(johannesburg, johannesburg)
  expect(order.keeps(pretoria, pretoria)).toBe(true)
  expect(order.keeps(pretoria, { x: 106, y: 130 })).toBe(false)
  order.add(witbank, { x: 90, y: 104 })
  expect(order.keeps({ x: 170, y: 110 }, { x: 170, y: 110 })).toBe(false)
})
