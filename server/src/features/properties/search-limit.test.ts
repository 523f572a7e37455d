import { describe, expect, it } from 'vitest'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

describe('searches', () => {
  it('are limited to sixty a minute for each client, except those served from the cache', async () => {
    const search = async (minPrice: number, remoteAddress = '10.0.0.1') =>
      (await api.visitor(searchProperties, searchFor({ minPrice }), { remoteAddress })).status
    for (let n = 1; n <= 60; n++) expect(await search(n)).toBe(200)
    expect(await search(61)).toBe(429)
    expect(await search(1)).toBe(200)
    expect(await search(61, '10.0.0.2')).toBe(200)
  })
})
