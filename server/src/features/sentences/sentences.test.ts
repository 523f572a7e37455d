import { describe, expect, it } from 'vitest'
import { readSentenceCall } from '#contract/sentences/sentences.calls.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

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
})
