import { describe, expect, it } from 'vitest'
import { keywordTerms } from '#contract/properties/keyword.ts'
import { partWith, planKeyword, type WordStatistics } from './keyword-plan.ts'

const statistics = (listings: number): WordStatistics => ({
  words: ['garage', 'garden', 'gardener', 'helipad', 'pool'],
  parts: [0.3, 0.25, 0.01, 0.001, 0.04],
  listings,
})

describe('how common a prefix is', () => {
  it('combines every word with that prefix', () => {
    expect(partWith('garden', statistics(1))).toBeCloseTo(1 - 0.75 * 0.99, 6)
    expect(partWith('gar', statistics(1))).toBeGreaterThan(0.45)
    expect(partWith('pool', statistics(1))).toBeCloseTo(0.04, 6)
  })
  it('is small for unknown words', () => expect(partWith('zzz', statistics(1))).toBeLessThan(0.001))
})

describe('the plan for a keyword', () => {
  const plan = (words: string[], listings: number, candidates = listings) =>
    planKeyword(keywordTerms(words.join(' ')), statistics(listings), candidates)
  it('counts everything on a small site', () => expect(plan(['garden'], 5000).countCap).toBe(1000))
  it('scans in sort order for a common word on a large site, with a lower count cap', () => {
    expect(plan(['garden'], 1_000_000)).toEqual({
      by: 'order',
      countCap: 100,
      looksAtAll: false,
      inMemory: true,
    })
  })
  it('scans few listings in memory, whatever the word', () => {
    expect(plan(['aviary'], 1_000_000, 20_000)).toMatchObject({ by: 'words', inMemory: true })
    expect(plan(['aviary'], 1_000_000, 20_001)).toMatchObject({ by: 'words', inMemory: false })
  })
  it('scans all listings in memory for a word that more than a thousand of them have', () => {
    expect(plan(['helipad'], 1_000_000)).toMatchObject({ by: 'words', inMemory: true })
    expect(plan(['helipad'], 100_000)).toMatchObject({ by: 'words', inMemory: false })
  })
  it('uses the word index for a rare word', () => {
    expect(plan(['helipad'], 1_000_000)).toEqual({
      by: 'words',
      countCap: 1000,
      looksAtAll: true,
      inMemory: true,
    })
    expect(plan(['unheard'], 1_000_000).by).toBe('words')
  })
  it('scans a small suburb rather than the whole country', () => {
    expect(plan(['pool'], 1_000_000, 300)).toMatchObject({ by: 'order', looksAtAll: true })
  })
  it('does not fetch every match while there are no statistics', () => {
    const nothing = { words: [], parts: [], listings: 1_000_000 }
    expect(planKeyword(keywordTerms('garden'), nothing, 1_000_000).looksAtAll).toBe(false)
    expect(plan(['garden'], 0).looksAtAll).toBe(false)
  })
  it('counts what synonyms find: a rare word may mean a common one', () => {
    expect(plan(['tuin'], 1_000_000)).toMatchObject({ by: 'order', countCap: 100 })
  })
  it('uses the rarest of several words', () => {
    expect(plan(['garden', 'helipad'], 1_000_000).by).toBe('words')
  })
})
