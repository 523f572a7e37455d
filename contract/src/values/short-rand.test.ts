import { expect, it } from 'vitest'
import { shortRand } from './short-rand.ts'

it('a pin abbreviates millions and shows every other price in full', () => {
  const shown = [145.5, 18_500, 999_999.5, 1_250_000, 2_449_000].map(shortRand)
  expect(shown.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'R 145.50',
    'R 18 500',
    'R 999 999.50',
    'R 1.25 m',
    'R 2.45 m',
  ])
})
