import { describe, expect, it } from 'vitest'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import type { CriteriaText } from '#contract/properties/search.schema.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi({ rateLimit: false })

describe('invalid input to a search', () => {
  it.each([
    ['a wrong kind of search', { salesType: 'Swap' }, 'salesType'],
    ['a wrong kind of property', { usageType: 'Boat' }, 'usageType'],
    ['an unknown type', { propertyType: '99999' }, 'propertyType'],
    ['a type in words that does not exist', { propertyType: 'Castle' }, 'propertyType'],
    ['an impossible price', { minPrice: 'cheap' as never }, 'minPrice'],
    ['a price below zero', { maxPrice: -5 }, 'maxPrice'],
    ['prices in the wrong order', { minPrice: 500_000, maxPrice: 100_000 }, 'maxPrice'],
    ['an impossible date', { availableFrom: '2026-02-31' }, 'availableFrom'],
    ['an area that is none', { bbox: '1,2,3' }, 'bbox'],
    ['a place that cannot be one', { places: "'--" }, 'places'],
    ['a drawn line', { polygon: '-25,28;-26,29' }, 'polygon'],
    ['a broken cursor', { after: "x'_1" }, 'after'],
    ['a cursor of another order', { after: '2026-11-01_5', sort: 'low' }, 'after'],
  ])('such as %s gets a clear error', async (_what, text, field) => {
    const { status, error } = await api.visitor(searchProperties, searchFor(text as CriteriaText))
    expect(status).toBe(422)
    expect(Object.keys(error.fields)).toContain(field)
  })

  it.each(["'; drop table properties; --", '100%', '_', '\\', "O'Brien", '()&|!:*', '<script>'])(
    'of %s as keyword is treated as text',
    async (keyword) => {
      const { status } = await api.visitor(searchProperties, searchFor({ keyword }))
      expect(status).toBe(200)
    },
  )

  it('finds nothing for an unknown place', async () => {
    const { body } = await api.visitor(searchProperties, searchFor({ city: 'Gotham' }))
    expect(body).toMatchObject({ items: [], total: 0, capped: false })
    const key = await api.visitor(searchProperties, searchFor({ places: 'gotham.gauteng' }))
    expect(key.body).toMatchObject({ items: [], total: 0 })
  })
})
