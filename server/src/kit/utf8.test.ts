import { describe, expect, it } from 'vitest'
import { utf8 } from './utf8.ts'

describe('a text as UTF-8', () => {
  it.each(['', 'plain', 'R 1 500 000, 151 m²', 'Fisherman’s Village ✓', 'a week 🏖', 'cut \ud83c'])(
    'has the bytes of %j',
    (text) => {
      expect(utf8(text)).toEqual(Buffer.from(text))
    },
  )
})
