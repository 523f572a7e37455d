import { describe, expect, it } from 'vitest'
import { isNew } from './listing-news.ts'

const now = Date.parse('2026-11-17T12:00:00Z')

describe('a listing counts as new', () => {
  it('for a week after it was first published, however long its owner took to write it', () => {
    const dateCreated = '2026-09-01T08:00:00Z'
    expect(isNew({ dateCreated, datePublished: '2026-11-12T08:00:00Z' }, now)).toBe(true)
    expect(isNew({ dateCreated, datePublished: '2026-11-10T08:00:00Z' }, now)).toBe(false)
  })

  it('for a week after it was created, if the card has no publication date', () => {
    expect(isNew({ dateCreated: '2026-11-12T08:00:00Z' }, now)).toBe(true)
    expect(isNew({ dateCreated: '2026-11-10T08:00:00Z', datePublished: null }, now)).toBe(false)
  })
})
