import { beforeAll, describe, expect, it } from 'vitest'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import {
  getPropertyFacets,
  getPropertyPins,
  searchFor,
  searchProperties,
} from '#contract/properties/search.calls.ts'
import type { CriteriaText } from '#contract/properties/search.schema.ts'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty, type PropertyFacts } from '../../testing/property-builders.ts'

const api = useApi({ rateLimit: false })
const commercial = { usage: 'Commercial' as const, lat: -26, lng: 28 }
const toLet = { ...commercial, isSale: false, propertyTypeId: 103, pricePer: 'Month' as const }
const perMetre = { ...toLet, pricePer: 'm2' as const }

/** Each with its rate in its name. */
const listings: Record<string, PropertyFacts> = {
  'warehouse at 82.35': { ...perMetre, price: '82.35', floorSize: 141.3 },
  'warehouse at 79': { ...perMetre, price: '79', floorSize: 500, erfSize: 2000 },
  'warehouse of R 36 000 a month at 90': { ...toLet, price: '36000', floorSize: 400 },
  'workshop of R 900 a day at 90': { ...toLet, price: '900', pricePer: 'Day', floorSize: 300 },
  'warehouse of unknown floor at 60': { ...perMetre, price: '60', erfSize: 3000 },
  'warehouse of unknown size': { ...perMetre, price: '70' },
  'warehouse of no size': { ...toLet, price: '7000', floorSize: 0 },
  'yard at 12': { ...perMetre, propertyTypeId: 112, price: '12', erfSize: 8000, floorSize: 40 },
  'yard of R 40 000 a month at 5': {
    ...toLet,
    propertyTypeId: 112,
    price: '40000',
    erfSize: 8000,
    floorSize: 40,
  },
  'shop for sale at 15 000': {
    ...commercial,
    propertyTypeId: 102,
    price: '3000000',
    floorSize: 200,
  },
}
const names = new Map<number, string>()

async function found(criteria: CriteriaText): Promise<string[]> {
  const { body } = await api.visitor(
    searchProperties,
    searchFor({ salesType: 'Rent', usageType: 'Commercial', ...criteria }),
  )
  return body.items.map(({ id }) => names.get(id) as string).sort()
}

beforeAll(async () => {
  for (const [name, facts] of Object.entries(listings)) {
    names.set((await aProperty(api.services, { ...facts, shortDescription: name })).id, name)
  }
})

describe.each(['in the database', 'in memory'])('a price per m² compared %s', (where) => {
  beforeAll(async () => {
    api.services.cache.invalidate()
    if (where === 'in memory') await api.services.listings.load()
  })

  it('matches a rent per m² exactly, and no other', async () => {
    expect(await found({ minRate: '82.35', maxRate: '82.35' })).toEqual(['warehouse at 82.35'])
    expect(await found({ minRate: '82.36', maxRate: '89.99' })).toEqual([])
    expect(await found({ minRate: '79', maxRate: '82.34' })).toEqual(['warehouse at 79'])
  })

  it('divides other rents by the floor area, and those of land by the erf', async () => {
    expect(await found({ minRate: '90', maxRate: '90' })).toEqual([
      'warehouse of R 36 000 a month at 90',
      'workshop of R 900 a day at 90',
    ])
    expect(await found({ maxRate: '12' })).toEqual(['yard at 12', 'yard of R 40 000 a month at 5'])
  })

  it('matches a rent per m² of an unknown floor area, but nothing else of unknown size', async () => {
    expect(await found({ minRate: '50', maxRate: '70' })).toEqual([
      'warehouse of unknown floor at 60',
    ])
  })

  it('finds what is for sale', async () => {
    const sale = { salesType: 'Sale', minRate: '14 999.99' }
    expect(await found({ ...sale, maxRate: '15 000' })).toEqual(['shop for sale at 15 000'])
    expect(await found({ ...sale, maxRate: '14 999.99' })).toEqual([])
  })

  it('counts and maps what it finds', async () => {
    const criteria = { salesType: 'Rent', usageType: 'Commercial', maxRate: '80', minSize: '500' }
    const facets = await api.visitor(getPropertyFacets, criteria)
    expect(facets.body.types.map(({ count }) => count).sort()).toEqual([2, 2])
    const pins = await api.visitor(getPropertyPins, { ...criteria, bbox: '-27,27,-25,29' })
    expect(pins.body.total).toBe(4)
  })
})

describe('an invalid price per m²', () => {
  it.each([
    ['words', { maxRate: 'cheap' }, 'maxRate', amountTexts.unreadable],
    ['a third decimal', { minRate: '82.123' }, 'minRate', amountTexts.ambiguous],
    ['more than anything costs', { maxRate: 2e9 }, 'maxRate', texts.amountExpected],
    ['the wrong order', { minRate: 90, maxRate: 80 }, 'maxRate', texts.priceOrder],
  ])('such as %s gets a clear error', async (_what, text, field, message) => {
    const { status, error } = await api.visitor(searchProperties, searchFor(text))
    expect([status, error.fields]).toEqual([422, { [field]: message }])
  })
})
