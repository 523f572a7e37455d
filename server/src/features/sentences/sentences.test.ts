import { beforeAll, describe, expect, it } from 'vitest'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import { readSentenceCall } from '#contract/sentences/sentences.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi()

const airConditioning = 210
beforeAll(
  () =>
    api.services.database.sql`update fields set searchable = true where id = ${airConditioning}`,
)

describe('a sentence', () => {
  it('is read with the places, types and resorts of the database', async () => {
    const home = await api.visitor(readSentenceCall, {
      q: '2 bed flat to rent Sea Point max 18k furnished, not too noisy',
    })
    expect(home.body).toMatchObject({
      kind: 'property',
      criteria: {
        salesType: 'Rent',
        usageType: 'Residential',
        propertyType: 'Flat',
        bedrooms: '2',
        maxPrice: '18000',
        features: 'furnished',
        places: 'sea-point.cape-town.western-cape',
      },
      ignored: ['not too noisy'],
    })
    const week = await api.visitor(readSentenceCall, { q: 'week at Durban Spa sleeps 6' })
    expect(week.body).toMatchObject({ kind: 'week', criteria: { resort: 'DBNSP', sleeps: '6' } })
  })
  it('knows areas, other names of places, and the searchable fields', async () => {
    const { body } = await api.visitor(readSentenceCall, {
      q: 'huis in Pretoria Oos of Kaapstad met aircon',
    })
    expect(body).toMatchObject({
      criteria: {
        places: 'pretoria-east_cape-town.western-cape',
        features: `field-${airConditioning}`,
      },
      ignored: [],
    })
  })

  it('with a reference leads to the results with that listing', async () => {
    const office = { usage: 'Commercial', isSale: false, propertyTypeId: 101 } as const
    const { reference } = await aProperty(api.services, { ...office, status: 'FR' })
    const { body } = await api.visitor(readSentenceCall, { q: `what is ${reference}?` })
    expect(body.criteria).toEqual({
      salesType: 'Rent',
      usageType: 'Commercial',
      propertyId: reference,
    })
    const found = await api.visitor(searchProperties, searchFor(body.criteria))
    expect(found.body.items.map((one) => one.propertyReference)).toEqual([reference])
  })
})
