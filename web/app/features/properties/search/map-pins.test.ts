import { describe, expect, it } from 'vitest'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { country } from '../../../ui/map/map-types.ts'
import { extentOf, isWithin, pinsOf } from './map-pins.ts'

const nothing: PinsReply = { pins: [], clusters: [], total: 0, searched: null }
const pretoriaEast = { south: -25.9, west: 28.2, north: -25.7, east: 28.4 }
const pin = (id: number, lat: number, lng: number): PinsReply['pins'][number] => ({
  id,
  lat,
  lng,
  price: 1_000_000,
  monthlyRent: null,
  displayPrice: 'R 1 000 000',
  shortDescription: 'A house',
  suburb: 'Lynnwood',
  propertyUsageType: 'Residential',
})

describe('the initial view of the results map', () => {
  it('is the searched place, even if nothing is found there', () => {
    expect(extentOf({}, { ...nothing, searched: pretoriaEast })).toEqual(pretoriaEast)
  })

  it('is the place with all results, and not only the pins', () => {
    const pins = [pin(1, -25.76, 28.27)]
    expect(extentOf({}, { ...nothing, pins, searched: pretoriaEast })).toEqual(pretoriaEast)
    const aside = [...pins, pin(2, -26, 28.3)]
    expect(extentOf({}, { ...nothing, pins: aside, searched: pretoriaEast })).toEqual({
      ...pretoriaEast,
      south: -26,
    })
  })

  it('is the drawn area, or the searched part of the map', () => {
    const found = { ...nothing, searched: pretoriaEast }
    expect(extentOf({ bbox: '-34,18,-33,19' }, found)).toEqual({
      south: -34,
      west: 18,
      north: -33,
      east: 19,
    })
    expect(extentOf({ polygon: '-26,28;-26,29;-25,28.5' }, found)).toEqual({
      south: -26,
      west: 28,
      north: -25,
      east: 29,
    })
  })

  it('is the country if nothing is known', () => {
    expect(extentOf({}, nothing)).toEqual(country)
  })
})

describe('what the map shows', () => {
  it('is the rent of a month on every pin, whatever the rent is quoted for', () => {
    const metres = { ...pin(1, -34, 18.4), price: 235, monthlyRent: 52_875.4 }
    const month = { ...pin(2, -34, 18.5), price: 36_500 }
    const texts = pinsOf({ ...nothing, pins: [metres, month] }).map(({ text }) => text)
    expect(texts).toEqual(['R\u00a052\u00a0875', 'R\u00a036\u00a0500'])
  })

  it('is what is between its edges', () => {
    expect(isWithin(pretoriaEast, { lat: -25.8, lng: 28.3 })).toBe(true)
    expect(isWithin(pretoriaEast, { lat: -25.6, lng: 28.3 })).toBe(false)
    expect(isWithin(pretoriaEast, { lat: -25.8, lng: 28.5 })).toBe(false)
  })
})
