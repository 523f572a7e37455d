import { describe, expect, it } from 'vitest'
import { stillHolds } from './still-holds.ts'

const toRent = { sets: { salesType: 'Rent' } }
const nearMe = { sets: { near: 'me' } }
const twoPlaces = { sets: { places: 'sandton.gauteng_midrand.gauteng' } }

describe('what was understood of a sentence', () => {
  it('no longer holds when the search has changed from rentals to sales', () => {
    expect(stillHolds(toRent, { salesType: 'Rent' })).toBe(true)
    expect(stillHolds(toRent, { salesType: 'Sale' })).toBe(false)
  })

  it('holds if the search has only one kind', () => {
    expect(stillHolds(toRent, {})).toBe(true)
  })

  it('holds near a position until that is removed', () => {
    expect(stillHolds(nearMe, { near: '-25.77,28.3' })).toBe(true)
    expect(stillHolds(nearMe, {})).toBe(false)
  })

  it('holds as long as one of its places is left', () => {
    expect(stillHolds(twoPlaces, { places: 'midrand.gauteng' })).toBe(true)
    expect(stillHolds(twoPlaces, { places: 'ballito.kwazulu-natal' })).toBe(false)
  })

  it('holds if it sets nothing', () => {
    expect(stillHolds({ sets: {} }, {})).toBe(true)
  })
})
