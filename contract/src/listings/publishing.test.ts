import { describe, expect, it } from 'vitest'
import { mayBePublished, type PublishingFacts } from './publishing.ts'

const today = '2026-11-15'
const owner = { superAdmin: false }
const superAdmin = { superAdmin: true }

function listing(facts: Partial<PublishingFacts> = {}): PublishingFacts {
  return { fee: 'paid', verified: true, refused: false, hideAfter: null, deleted: false, ...facts }
}

describe('whether a listing may be published', () => {
  it('depends on its fee: paid or waived is enough', () => {
    expect(mayBePublished(listing(), owner, today)).toBe('yes')
    expect(mayBePublished(listing({ fee: 'waived' }), owner, today)).toBe('yes')
    expect(mayBePublished(listing({ fee: 'due' }), owner, today)).toBe('unpaid')
  })
  it('is refused until a refused listing has been edited, but not to a Super Admin', () => {
    expect(mayBePublished(listing({ refused: true }), owner, today)).toBe('refused')
    expect(mayBePublished(listing({ refused: true }), superAdmin, today)).toBe('yes')
  })
  it('requires a waiver from a Super Admin when the fee is due', () => {
    expect(mayBePublished(listing({ fee: 'due' }), superAdmin, today)).toBe('withWaiver')
    expect(mayBePublished(listing(), superAdmin, today)).toBe('yes')
  })
  it('requires verification, except for a Super Admin', () => {
    expect(mayBePublished(listing({ verified: false }), owner, today)).toBe('unverified')
    expect(mayBePublished(listing({ verified: false }), superAdmin, today)).toBe('yes')
  })
  it('ends with its hide date, for everyone and before any fee is waived', () => {
    const past = listing({ hideAfter: '2026-11-14' })
    expect(mayBePublished(past, owner, today)).toBe('hidden')
    expect(mayBePublished({ ...past, fee: 'due' }, superAdmin, today)).toBe('hidden')
    expect(mayBePublished(listing({ hideAfter: today }), owner, today)).toBe('yes')
  })
  it('ends when it is deleted', () => {
    expect(mayBePublished(listing({ deleted: true }), superAdmin, today)).toBe('deleted')
  })
})
