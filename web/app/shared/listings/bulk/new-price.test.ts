import { expect, it } from 'vitest'
import { newPrice } from './new-price.ts'

it('a price is raised or lowered by rand or percent, to whole cents, or set', () => {
  expect(newPrice(68_500, { way: 'raise', unit: 'percent', value: 5 })).toBe(71_925)
  expect(newPrice(99.99, { way: 'lower', unit: 'percent', value: 3.3 })).toBe(96.69)
  expect(newPrice(68_500, { way: 'lower', unit: 'rand', value: 500 })).toBe(68_000)
  expect(newPrice(68_500, { way: 'set', unit: 'rand', value: 70_000 })).toBe(70_000)
  expect(newPrice(100, { way: 'lower', unit: 'rand', value: 500 })).toBe(0)
})
