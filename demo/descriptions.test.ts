import { describe, expect, it } from 'vitest'
import { drawListing } from './listings.ts'
import { Rand } from './scenes/random.ts'
import type { Place } from './world.ts'

const clock = { day: () => '2026-12-01' }

const place: Place = {
  suburbId: 1,
  cityId: 1,
  provinceId: 1,
  suburb: 'Umhlanga Rocks',
  city: 'Umhlanga',
  province: 'KwaZulu-Natal',
  postalCode: '4319',
  lat: -29.73,
  lng: 31.08,
  nature: 'town',
}

const natures = ['town', 'rural', 'industrial'] as const

/** Listings of every kind, with their title and description as one text. */
const listings = Array.from({ length: 3000 }, (_, n) => {
  const nature = natures[n % 3] as Place['nature']
  const usage = n % 5 < 2 ? 'Commercial' : 'Residential'
  const own = new Rand(`demo/descriptions/${n}`)
  const listing = drawListing({ ...place, nature }, usage, n % 4 < 2, clock, own)
  const text = `${listing.title()}. ${listing.describe()}`.replaceAll('\u00a0', ' ')
  return { ...listing, text, values: new Map(listing.fields()) }
})

const listingsThatSay = (pattern: RegExp) => listings.filter(({ text }) => pattern.test(text))

describe('the description of a demo listing', () => {
  it('fills every slot', () => {
    expect(listingsThatSay(/undefined|NaN|[{}[\]]/)).toEqual([])
  })

  it('names the bathrooms as they are counted, half ones included', () => {
    const halves = listingsThatSay(/\d\.5 bathrooms/)
    expect(halves.length).toBeGreaterThan(0)
    for (const { text, bathrooms } of halves) expect(text).toContain(`${bathrooms} bathrooms`)
    for (const { bathrooms } of listingsThatSay(/two bathrooms/i)) expect(bathrooms).toBe(2)
  })

  it('offers a guest toilet, a second living room or a scullery only where there is one', () => {
    for (const { values } of listingsThatSay(/guest toilet/))
      expect(values.get('Guest Toilet')).toBe('Yes')
    for (const { values } of listingsThatSay(/second living room|two living areas/))
      expect(values.get('Living Rooms')).toBe('2')
    for (const { values } of listingsThatSay(/scullery/i))
      expect(values.get('Scullery')).toBe('Yes')
  })

  it('calls no large home small', () => {
    for (const { bedrooms } of listingsThatSay(/cottage for one person/))
      expect(bedrooms ?? 0).toBeLessThan(2)
    for (const { bedrooms } of listingsThatSay(/One well-planned room/)) expect(bedrooms).toBeNull()
  })

  it('names the same distances as its fields', () => {
    for (const { text, values } of listingsThatSay(/M4 is \d+ km (away|from the gate)/)) {
      const field = values.get('Main Road')
      if (field) expect(text).toContain(`M4 is ${field.replace('M4, ', '')}`)
    }
  })

  it('never makes a house or yard larger than its stand', () => {
    for (const { usage, erfSize, floorSize, values } of listings) {
      if (!erfSize) continue
      const yard = Number(values.get('Yard Area (m²)') ?? 0)
      const covered = usage === 'Commercial' ? yard : (floorSize ?? 0)
      expect(covered).toBeLessThan(erfSize)
    }
  })

  it('never mentions a renovation before the year of construction', () => {
    for (const { text, values } of listingsThatSay(
      /(renovated|opened up to the living room|replaced) in \d/,
    )) {
      const year = Number(/(?:renovated|living room|replaced) in (\d{4})/.exec(text)?.[1])
      expect(year).toBeGreaterThan(Number(values.get('Year Built')))
    }
  })
})
