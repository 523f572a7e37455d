import { expect, it } from 'vitest'
import { sentenceParts } from './sentence-parts.ts'

it('splits a sentence into what was used, what was not, and the words in between', () => {
  const sentence = '3 bedroom House with a pool, not too noisy'
  expect(sentenceParts(sentence, ['3 bedroom', 'house', 'pool'], ['not too noisy'])).toEqual([
    { text: '3 bedroom', kind: 'used' },
    { text: ' ', kind: 'plain' },
    { text: 'House', kind: 'used' },
    { text: ' with a ', kind: 'plain' },
    { text: 'pool', kind: 'used' },
    { text: ', ', kind: 'plain' },
    { text: 'not too noisy', kind: 'unused' },
  ])
  expect(sentenceParts('pool', ['whirlpool'], [])).toEqual([{ text: 'pool', kind: 'plain' }])
})

it('finds a short part next to a longer one that starts with it', () => {
  const parts = sentenceParts('house in house park', ['house', 'house park'], [])
  expect(parts.map(({ text }) => text)).toEqual(['house', ' in ', 'house park'])
})
