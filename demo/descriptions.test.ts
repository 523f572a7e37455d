import { describe, expect, it } from 'vitest'
import { drawListing } from './listings.ts'
import { lookOf } from './portraits.ts'
import { Rand } from './scenes/random.ts'
import { isSeaside } from './surroundings.ts'
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

const inland: Place = {
  ...place,
  suburb: 'Die Boord',
  city: 'Stellenbosch',
  province: 'Western Cape',
}

/** Listings of every kind, with their title and description as one text. */
const listings = Array.from({ length: 3000 }, (_, n) => {
  const nature = natures[n % 3] as Place['nature']
  const usage = n % 5 < 2 ? 'Commercial' : 'Residential'
  const own = new Rand(`demo/descriptions/${n}`)
  const where = n % 2 ? inland : place
  const listing = drawListing({ ...where, nature }, usage, n % 4 < 2, clock, own)
  const title = listing.title()
  const text = `${title}. ${listing.describe()}`.replaceAll('\u00a0', ' ')
  const values = new Map(listing.fields())
  const { type, bedrooms, bathrooms, garages, floorSize } = listing
  const facts = { type, title, bedrooms, bathrooms, garages, floorSize, ...listing.place }
  const fields = Object.fromEntries(values)
  return { ...listing, text, values, look: lookOf({ id: n, ...facts, fields }) }
})

const listingsThatSay = (pattern: RegExp) => listings.filter(({ text }) => pattern.test(text))

describe('the description of a demo listing', () => {
  it('fills every slot', () => {
    expect(listingsThatSay(/undefined|NaN|[{}[\]]/)).toEqual([])
  })

  it('states the bathrooms as they are counted, including half ones', () => {
    const halves = listingsThatSay(/\d\.5 bathrooms/)
    expect(halves.length).toBeGreaterThan(0)
    for (const { text, bathrooms } of halves) expect(text).toContain(`${bathrooms} bathrooms`)
    for (const { bathrooms } of listingsThatSay(/two bathrooms/i)) expect(bathrooms).toBe(2)
  })

  it('mentions a guest toilet, a second living room or a scullery only if there is one', () => {
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

  it('states the same distances as its fields', () => {
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

  it('counts in words what its fields count in figures', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
    const counts = [
      [/\b(\w+)[- ]bedrooms?\b/gi, 'Bedrooms'],
      [/\b([\w.]+)[- ]bathrooms?\b/gi, 'Bathrooms'],
      [/\b(\w+) garages?\b/gi, 'Garages'],
      [/\b(\d+) solar panels/gi, 'Solar Panels'],
    ] as const
    for (const { text, values, usage } of listings) {
      if (usage === 'Commercial') continue
      for (const [pattern, field] of counts) {
        for (const [said, count = ''] of text.matchAll(pattern)) {
          const place = words.indexOf(count.toLowerCase())
          const figure = place >= 0 ? String(place) : count
          if (/^[\d.]+$/.test(figure)) expect([said, values.get(field)]).toEqual([said, figure])
        }
      }
    }
  })

  it('calls a home thatched if and only if its roof and its picture are', () => {
    for (const { text, values, look, usage } of listings) {
      if (usage === 'Commercial') continue
      const thatch = values.get('Roof') === 'Thatch'
      expect([text, /thatch|Cape Dutch/i.test(text)]).toEqual([text, thatch])
      expect(look.roof === 'thatch').toBe(thatch)
    }
  })

  it('has a pool in its picture only if it has one', () => {
    for (const { values, look } of listings) expect(look.pool).toBe(values.has('Pool'))
    for (const { values } of listingsThatSay(/\b(salt|heated|splash|swimming) pool\b/)) {
      if (!values.has('Levy (R per month)')) expect(values.has('Pool')).toBe(true)
    }
  })

  it('shows as many storeys as it states', () => {
    for (const { look } of listingsThatSay(/double-storey home|bedrooms upstairs/i))
      expect(look.storeys).toBe(2)
    for (const { look } of listingsThatSay(/single-storey home|on one level/i))
      expect(look.storeys).toBe(1)
    for (const { look } of listings.filter(({ type }) => type === 'Simplex'))
      expect(look.storeys).toBe(1)
    for (const { look } of listingsThatSay(/clean lines|flat-roofed/))
      expect(look.roof).toBe('flat')
  })

  it('has a sea view only on the coast', () => {
    const views = listings.filter(({ values }) => values.get('View') === 'Sea')
    expect(views.length).toBeGreaterThan(0)
    for (const listing of views) {
      expect(isSeaside(listing.place)).toBe(true)
      expect(listing.look.sea).toBe(true)
    }
    for (const { place: where } of listingsThatSay(/\bthe sea\b/))
      expect(where.suburb).toBe('Umhlanga Rocks')
  })

  it('sells no stand with a house on it', () => {
    for (const { type, bedrooms, bathrooms, garages } of listings)
      if (type.endsWith('Land')) expect([bedrooms, bathrooms, garages]).toEqual([null, null, null])
  })
})
