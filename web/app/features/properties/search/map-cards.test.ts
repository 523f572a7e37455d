import { describe, expect, it } from 'vitest'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { cardsInView, pinsInView } from './map-cards.ts'

const pin = (id: number, price = 1_000_000, lng = 28): PinsReply['pins'][number] => ({
  id,
  lat: -26,
  lng,
  price,
  monthlyRent: null,
  displayPrice: '',
  shortDescription: '',
  suburb: '',
  propertyUsageType: 'Residential',
})
const input = { sort: 'newest', page: [], picked: null } as const

describe('the cards of a map', () => {
  it('belong to the pins that it shows', () => {
    const found = { pins: [pin(1), pin(2, 1, 30)], clusters: [], total: 2, searched: null }
    const bounds = { south: -27, west: 27, north: -25, east: 29 }
    expect(pinsInView(found, bounds).map(({ id }) => id)).toEqual([1])
  })

  it('come in the order of the list, then newest first', () => {
    const pins = [4, 9, 7, 2, 5].map((id) => pin(id))
    expect(cardsInView({ ...input, pins, page: [8, 5, 2] })).toEqual([5, 2, 9, 7, 4])
  })

  it('are ordered by price like the list', () => {
    const pins = [pin(1, 300), pin(2, 100), pin(3, 200)]
    expect(cardsInView({ ...input, pins, sort: 'low' })).toEqual([2, 3, 1])
    expect(cardsInView({ ...input, pins, sort: 'high' })).toEqual([1, 3, 2])
  })

  it('are as many as a page has, with the one whose pin was clicked', () => {
    const pins = Array.from({ length: 30 }, (_, at) => pin(at + 1))
    const ids = cardsInView({ ...input, pins })
    expect(ids).toHaveLength(20)
    expect(ids).not.toContain(3)
    const withPicked = cardsInView({ ...input, pins, picked: 3 })
    expect(withPicked).toHaveLength(20)
    expect(withPicked[0]).toBe(3)
    expect(cardsInView({ ...input, pins, picked: 30 })).toEqual(ids)
  })
})
