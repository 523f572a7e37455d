import { beforeAll, describe, expect, it } from 'vitest'
import { getPropertyPins } from '#contract/properties/search.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi({ rateLimit: false })

async function searched(input: Record<string, string>) {
  const { body } = await api.visitor(getPropertyPins, { usageType: 'Residential', ...input })
  return body.searched
}

const middle = (from: number, to: number) => (from + to) / 2

describe('where a search looks on the map', () => {
  beforeAll(async () => {
    await aProperty(api.services, { lat: -25.76, lng: 28.3 })
  })

  it('is around its suburb, its city and its named area, even if nothing is found there', async () => {
    const suburb = await searched({ places: 'sea-point.cape-town.western-cape' })
    expect(middle(suburb?.south ?? 0, suburb?.north ?? 0)).toBeCloseTo(-33.92, 1)
    expect(middle(suburb?.west ?? 0, suburb?.east ?? 0)).toBeCloseTo(18.38, 1)
    const city = await searched({ places: 'pretoria.gauteng' })
    const height = (box: typeof city) => (box?.north ?? 0) - (box?.south ?? 0)
    expect(height(city)).toBeGreaterThan(height(suburb))
    const area = await searched({ places: 'pretoria-east', features: 'pool' })
    expect(area?.south).toBeGreaterThan(-26.1)
    expect(area?.north).toBeLessThan(-25.6)
    expect(area?.west).toBeGreaterThan(28.1)
    expect(area?.east).toBeLessThan(28.6)
  })

  it('is as wide as the radius around a place or the person', async () => {
    const near = await searched({ near: '-25.782,28.275', radius: '20' })
    // A degree of latitude is about 111 km.
    expect((near?.north ?? 0) - (near?.south ?? 0)).toBeCloseTo(40 / 111, 1)
    expect((near?.east ?? 0) - (near?.west ?? 0)).toBeGreaterThan(40 / 111)
  })

  it('is a province only if nothing is found in it', async () => {
    expect(await searched({ places: 'gauteng' })).toBeNull()
    const empty = await searched({ places: 'gauteng', minPrice: '999000000' })
    expect(empty?.north).toBeGreaterThan(-25.7)
    expect(empty?.south).toBeLessThan(-26.2)
  })

  it('is undefined without a place', async () => {
    expect(await searched({})).toBeNull()
    expect(await searched({ places: 'gotham.gauteng' })).toBeNull()
  })
})
