import { expect, it } from 'vitest'
import { areaText } from './area-text.ts'

it.each([
  [85, '85 m²'],
  [9999, '9 999 m²'],
  [10_000, '1 ha'],
  [32_540, '3.25 ha'],
  [12_000_000, '1 200 ha'],
])('an area of %i square metres is written as %s', (squareMetres, text) => {
  expect(areaText(squareMetres).replaceAll('\u00a0', ' ')).toBe(text)
})
