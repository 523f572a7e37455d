import { beforeAll, describe, expect, it } from 'vitest'
import { suggestPropertySearches } from '#contract/properties/search.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi()
let id: number

beforeAll(async () => {
  id = (await aProperty(api.services)).id
  const { sql } = api.services.database
  await sql`update properties set price = 1100000, short_description = 'Sunny home' where id = ${id}`
  await sql`insert into property_field_values (property_id, field_id, value) values (${id}, 708, 'Yes')`
})

describe('when nothing is found', () => {
  const suggest = async (criteria: Record<string, string>) =>
    (await api.visitor(suggestPropertySearches, { usageType: 'Residential', ...criteria })).body

  it('suggests a changed price, one feature fewer, and no keyword', async () => {
    expect(await suggest({ maxPrice: '1000000' })).toEqual([
      { kind: 'price', change: { maxPrice: '1200000' }, count: 1 },
    ])
    expect(await suggest({ features: 'fibre,pool' })).toEqual([
      { kind: 'feature', change: { features: 'fibre' }, count: 1 },
    ])
    expect(await suggest({ keyword: 'castle' })).toEqual([
      { kind: 'keyword', change: { keyword: null }, count: 1 },
    ])
  })

  it('suggests the spelling of a known word', async () => {
    expect((await suggest({ keyword: 'fibra' }))[0]).toEqual({
      kind: 'spelling',
      change: { keyword: 'fibre' },
      count: 1,
    })
  })

  it('suggests nothing where no change helps', async () => {
    expect(await suggest({ salesType: 'Rent', keyword: 'castle' })).toEqual([])
  })
})
