import { describe, expect, it } from 'vitest'
import type { Favourite, ListingNow } from '#contract/favourites/favourites.schema.ts'
import { afterVisit, changeText, fromDevice, type StoredFavourite } from './favourite-changes.ts'
import { sortFavourites } from './sort-favourites.ts'

const now = Date.parse('2026-11-16T10:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

function aListing(facts: Partial<ListingNow> = {}): ListingNow {
  return {
    kind: 'property',
    id: 1,
    property: null,
    week: null,
    price: 1_500_000,
    status: 'FS',
    priceChangedAt: null,
    statusChangedAt: null,
    ...facts,
  }
}

const saved: StoredFavourite = {
  kind: 'property',
  id: 1,
  addedAt: '2026-11-01T08:00:00Z',
  seenPrice: 1_650_000,
}

describe('a favourite on a device', () => {
  it('shows a new price during the visit and not at the next one', () => {
    const listing = aListing()
    expect(fromDevice(saved, listing, now).changes).toEqual(['price'])
    const visited = afterVisit(saved, listing, now)
    // A reload is the same visit.
    expect(fromDevice(visited, listing, now + 60_000).changes).toEqual(['price'])
    expect(fromDevice(visited, listing, now + dayMs).changes).toEqual([])
    const again = afterVisit(visited, listing, now + dayMs)
    expect(fromDevice(again, aListing({ price: 1_400_000 }), now + dayMs).seenPrice).toBe(1_500_000)
  })

  it('shows that its listing is gone or has a different status', () => {
    const gone = aListing({ price: null, status: null })
    expect(fromDevice(saved, gone, now).changes).toEqual(['gone'])
    const visited = afterVisit(saved, aListing({ price: 1_650_000 }), now)
    const pending = aListing({ price: 1_650_000, status: 'P' })
    expect(fromDevice(visited, pending, now + dayMs).changes).toEqual(['status'])
  })
})

describe('the banner on a favourite', () => {
  it('says what changed and when', () => {
    const listing = aListing({ priceChangedAt: '2026-11-11T23:00:00Z' })
    expect(changeText(fromDevice(saved, listing, now))).toEqual({
      kind: 'price',
      text: 'Price down R\u00a0150\u00a0000',
      when: '12 November',
    })
  })
})

describe('the order of favourites', () => {
  const favourite = (id: number, facts: Partial<Favourite>): Favourite => ({
    ...fromDevice(saved, aListing(), now),
    id,
    changes: [],
    ...facts,
  })
  const items = [
    favourite(1, { price: 3, addedAt: '2026-11-01T00:00:00Z' }),
    favourite(2, { price: 1, addedAt: '2026-11-03T00:00:00Z' }),
    favourite(3, { price: null, status: null, addedAt: '2026-11-02T00:00:00Z', changes: ['gone'] }),
  ]
  it.each([
    ['changed', [3, 2, 1]],
    ['newest', [2, 3, 1]],
    ['low', [2, 1, 3]],
    ['high', [1, 2, 3]],
  ] as const)('by %s', (order, ids) => {
    expect(sortFavourites(items, order).map(({ id }) => id)).toEqual(ids)
  })
})
