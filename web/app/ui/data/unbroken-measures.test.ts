import { expect, it } from 'vitest'
import { unbrokenMeasures } from './unbroken-measures.ts'

it.each([
  ['The Heads, 9 km, Diepwalle forest, 22 km', 'The Heads, 9~km, Diepwalle forest, 22~km'],
  ['2 pools, 25 m and 5.5 m', '2 pools, 25~m and 5.5~m'],
  ['Stand of 900 m², 15 minutes by car', 'Stand of 900~m², 15~minutes by car'],
  ['4 kmers and 3 motorboats', '4 kmers and 3 motorboats'],
])('keeps numbers with their units in “%s”', (text, whole) => {
  expect(unbrokenMeasures(text)).toBe(whole.replaceAll('~', '\u00a0'))
})
