import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  getPropertyFacets,
  getPropertyPins,
  searchFor,
  searchProperties,
} from '#contract/properties/search.calls.ts'
import {
  criteria as criteriaSchema,
  criteriaShape,
  type CriteriaText,
} from '#contract/properties/search.schema.ts'
import { searchSorts, type SearchSort } from '#contract/properties/search.choices.ts'
import { today } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { useApi } from '../../testing/api.ts'
import { randomCriteria } from '../../testing/random-criteria.ts'
import { fillRandomListings, type RandomListings } from '../../testing/random-listings.ts'
import { randomizer } from '../../testing/randomizer.ts'
import type { PlainGazetteer } from './plain-places.reference.ts'
import { comparedPrice, plainSearch, type PlainListing } from './search.reference.ts'

const api = useApi({ rateLimit: false })
const thirtyDays = 30 * 24 * 3600 * 1000
let all: PlainListing[]
let gazetteer: PlainGazetteer
let listed: RandomListings

beforeAll(async () => {
  listed = await fillRandomListings(api.services)
  all = listed.all
  gazetteer = listed.gazetteer
}, 240_000)

describe.each(['in the database', 'in memory'])('a search that counts %s', (where) => {
  beforeAll(async () => {
    api.services.cache.invalidate()
    if (where === 'in memory') await api.services.listings.load()
  })

  it('finds exactly what a simple reference implementation finds, for hundreds of random criteria', async () => {
    const r = randomizer(99)
    let found = 0
    const used = new Set<string>()
    for (let n = 0; n < 500; n++) {
      const text = randomCriteria(r, listed)
      const sort: SearchSort = r.pick(searchSorts)
      const size = r.pick([5, 20, 50])
      const page = r.pick([1, 1, 2, 3])
      const { status, body } = await api.visitor(
        searchProperties,
        searchFor({ ...text, sort, size, page }),
      )
      expect(status).toBe(200)
      const parsed = criteriaSchema.parse(text) as z.output<typeof criteriaSchema>
      const expected = plainSearch(all, parsed, sort, today(), gazetteer)
      const label = JSON.stringify({ text, sort, size, page })
      expect(
        body.items.map(({ id }) => id),
        label,
      ).toEqual(expected.slice((page - 1) * size, page * size).map(({ id }) => id))
      expect(body.total, label).toBe(expected.length)
      found += expected.length
      if (expected.length) for (const name of Object.keys(text)) used.add(name)
    }
    expect(found).toBeGreaterThan(2000)
    // Each criterion was part of a search with results.
    expect([...used].sort()).toEqual(Object.keys(criteriaShape).sort())
  }, 240_000)

  it.each(searchSorts)('pages by cursor through everything, sorted by %s', async (sort) => {
    const expected = plainSearch(
      all,
      criteriaSchema.parse({ usageType: 'Residential' }),
      sort,
      today(),
    )
    const seen: number[] = []
    let after: string | undefined
    do {
      const { body } = await api.visitor(
        searchProperties,
        searchFor({ usageType: 'Residential', sort, size: 97, ...(after ? { after } : {}) }),
      )
      seen.push(...body.items.map(({ id }) => id))
      after = body.next ?? undefined
    } while (after)
    expect(seen).toEqual(expected.map(({ id }) => id))
  })

  it('formats prices as on the rest of the site', async () => {
    const { body } = await api.visitor(searchProperties, searchFor({ usageType: 'All', size: 100 }))
    for (const card of body.items) expect(card.displayPrice).toBe(formatRand(card.price))
    expect(body.items.map(({ displayPrice }) => displayPrice).join()).toMatch(/000\.50/)
  })

  it('marks as reduced exactly what the filter for lowered prices finds', async () => {
    const cards = async (more: CriteriaText) => {
      const { body } = await api.visitor(
        searchProperties,
        searchFor({ usageType: 'Residential', size: 100, ...more }),
      )
      return body.items
    }
    const reduced = await cards({ reduced: 'true' })
    expect(reduced.length).toBeGreaterThan(10)
    expect(new Set(reduced.map(({ reducedBy }) => reducedBy))).toEqual(new Set([1000]))
    const marked = (await cards({})).filter(({ reducedBy }) => reducedBy !== null)
    const expected = new Set(
      all
        .filter(({ reducedAgo }) => reducedAgo !== null && reducedAgo < thirtyDays)
        .map(({ id }) => id),
    )
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.filter(({ id }) => !expected.has(id))).toEqual([])
  })

  it('returns cards that match the contract, and nothing more', async () => {
    const { body } = await api.visitor(searchProperties, searchFor({ size: 100 }))
    expect(searchProperties.output.parse(body)).toEqual(body)
  })

  it('counts the same facets as the reference', async () => {
    const { body } = await api.visitor(getPropertyFacets, {
      usageType: 'Residential',
      bedrooms: 3,
      minPrice: 500_000,
    })
    const plain = (left: CriteriaText) =>
      plainSearch(all, criteriaSchema.parse({ usageType: 'Residential', ...left }), 'low', today())
    const types = Map.groupBy(plain({ bedrooms: 3, minPrice: 500_000 }), ({ typeId }) => typeId)
    expect(new Map(body.types.map(({ id, count }) => [id, count]))).toEqual(
      new Map([...types].map(([id, list]) => [id, list.length])),
    )
    const bedrooms = Map.groupBy(
      plain({ minPrice: 500_000 }).filter((one) => one.bedrooms !== null),
      (one) => Math.min(one.bedrooms as number, 5),
    )
    expect(new Map(body.bedrooms.map((one) => [one.bedrooms, one.count]))).toEqual(
      new Map([...bedrooms].map(([n, list]) => [n, list.length])),
    )
    const priced = plain({ bedrooms: 3 })
    for (const { from, to, count: inBand } of body.prices) {
      expect(inBand).toBe(
        priced
          .map((one) => comparedPrice(one, { rentBasis: undefined }))
          .filter((price) => price >= from && (to === null || price < to)).length,
      )
    }
    for (const { key, count: having } of body.features) {
      expect([key, having]).toEqual([
        key,
        plain({ bedrooms: 3, minPrice: 500_000, features: key }).length,
      ])
    }
    expect(body.features.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['pool', 'solar', 'fibre', 'pets', 'furnished']),
    )
    expect(body.suburbs.reduce((sum, one) => sum + one.count, 0)).toBe(
      plain({ bedrooms: 3, minPrice: 500_000 }).length,
    )
  })

  it('shows few results as pins and many as clusters, never the exact position of a hidden address', async () => {
    const inBox = (bbox: string) =>
      plainSearch(all, criteriaSchema.parse({ usageType: 'Residential', bbox }), 'low', today())
    const many = await api.visitor(getPropertyPins, {
      usageType: 'Residential',
      bbox: '-26,28,-24,30',
    })
    expect(many.body.pins).toEqual([])
    expect(many.body.clusters.reduce((sum, one) => sum + one.count, 0)).toBe(
      inBox('-26,28,-24,30').length,
    )
    const few = await api.visitor(getPropertyPins, {
      usageType: 'Residential',
      bbox: '-25.5,28.5,-25,29',
    })
    expect(few.body.pins.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      inBox('-25.5,28.5,-25,29')
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    )
    for (const pin of few.body.pins) {
      const one = all.find(({ id }) => id === pin.id) as PlainListing
      if (!one.showAddress) expect(pin.lat).toBe(Number(pin.lat.toFixed(2)))
    }
  })
})
