import { describe, expect, it } from 'vitest'
import { correctKeyword } from './correct-keyword.ts'

const known = { words: ['garden', 'gardener', 'pool', 'sunny'], parts: [0.3, 0.01, 0.4, 0.1] }

describe('the spelling of a keyword', () => {
  it.each([
    ['gardne', 'garden'],
    ['suny garden', 'sunny garden'],
    ['swembat', 'swembad'],
    ['apartmnet', 'apartment'],
  ])('of %s becomes %s', (typed, corrected) => {
    expect(correctKeyword(typed, known)).toBe(corrected)
  })

  it.each(['garden', 'gard', 'xyz', 'helicopter'])('of %s is left alone', (typed) => {
    expect(correctKeyword(typed, known)).toBeUndefined()
  })
})
