import { expect, it } from 'vitest'
import { capitalise, counted, countedOrNone, weekNouns, showCounted } from './counted.ts'

const nouns = { one: 'contact source', many: 'contact sources' }

it('one is singular, everything else is plural', () => {
  expect(counted(1, nouns)).toBe('1 contact source')
  expect(counted(0, nouns)).toBe('0 contact sources')
  expect(counted(12, nouns)).toBe('12 contact sources')
})

it('large counts are grouped with no-break spaces', () => {
  expect(counted(1204, nouns)).toBe('1\u00a0204 contact sources')
})

it('in a sentence the number stays with its noun, and zero becomes no', () => {
  expect(countedOrNone(1, weekNouns)).toBe('1\u00a0week')
  expect(countedOrNone(1200, weekNouns)).toBe('1\u00a0200\u00a0weeks')
  expect(countedOrNone(0, weekNouns)).toBe('no weeks')
})

it('a sentence begins with a capital', () => {
  expect(capitalise('contact source saved.')).toBe('Contact source saved.')
  expect(capitalise('')).toBe('')
})

it('a button shows the number of results', () => {
  const homes = { one: 'home', many: 'homes' }
  expect([0, 1, 34].map((count) => showCounted(count, homes))).toEqual([
    'No homes match',
    'Show 1 home',
    'Show 34 homes',
  ])
  expect(showCounted(500, homes, true)).toBe('Show more than 500 homes')
})
