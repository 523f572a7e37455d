import { describe, expect, it } from 'vitest'
import { listingInput, paidForIn } from './paid-for.ts'

const read = (query: string) => paidForIn(new URLSearchParams(query))

describe('what is paid for', () => {
  it('is the week or the property in the URL', () => {
    expect(read('week=12')).toEqual({ kind: 'week', id: 12 })
    expect(read('propertyId=7')).toEqual({ kind: 'property', id: 7 })
    expect(listingInput({ kind: 'week', id: 12 })).toEqual({ timeshareWeekId: 12 })
    expect(listingInput({ kind: 'property', id: 7 })).toEqual({ propertyId: 7 })
  })

  it('is undefined if the URL has none, an invalid one or both', () => {
    for (const query of ['', 'week=abc', 'week=-1', 'week=1&propertyId=2']) {
      expect(read(query)).toBeNull()
    }
  })
})
