import { describe, expect, it } from 'vitest'
import type { SearchSuggestion } from '#contract/properties/search.schema.ts'
import { filtered, searchStateOf } from './search-state.ts'
import { suggestionLabel, suggestionsOf } from './suggestions.ts'

const state = searchStateOf(
  new URLSearchParams(
    'places=lynnwood.pretoria.gauteng&types=1,2&bedrooms=4&features=fibre,pool&q=four+bedrooms',
  ),
)
const names = { 'pretoria.gauteng': 'Pretoria' }

describe('the label of a suggested search', () => {
  it.each([
    ['radius', { radius: '10' }, 'Within 10 km of Lynnwood, Pretoria'],
    ['city', { places: 'pretoria.gauteng' }, 'Anywhere in Pretoria'],
    ['feature', { features: 'fibre' }, 'Without “Pool”'],
    ['without', { bedrooms: '' }, 'Without “4+ bedrooms”'],
    ['without', { types: '' }, 'Any type of property'],
    ['without', { places: '' }, 'Anywhere in South Africa'],
    ['nearby', { places: 'menlo-park.pretoria.gauteng' }, 'Menlo Park, Pretoria'],
    ['wider', { places: 'kwazulu-natal' }, 'Show 12 homes in KwaZulu-Natal'],
    ['wider', { places: '' }, 'Show 12 homes in South Africa'],
    ['wider', { places: '', bbox: '-26,28,-25,29' }, 'Show 12 homes in this area'],
    [
      'wider',
      { places: '', driveFrom: 'sandton.gauteng', driveMinutes: '30' },
      'Show 12 homes within 30 min of Sandton',
    ],
  ] as const)('of kind %s with %j is %s', (kind, change, label) => {
    expect(suggestionLabel({ kind, count: 12 }, state, filtered(state, change), names)).toBe(label)
  })

  it('shows when there are more results than are counted', () => {
    const all = filtered(state, { places: '' })
    expect(suggestionLabel({ kind: 'wider', count: 1000 }, state, all, names)).toBe(
      'Show more than 1\u00a0000 homes in South Africa',
    )
  })
})

describe('the suggestions of a screen', () => {
  const found: SearchSuggestion[] = [
    { kind: 'without', change: { bedrooms: null }, count: 3 },
    { kind: 'without', change: { types: null }, count: 2 },
    {
      kind: 'nearby',
      change: { places: 'v-a-waterfront.cape-town.western-cape' },
      count: 1,
      name: 'V&A Waterfront',
    },
    { kind: 'wider', change: { bedrooms: null, types: null, features: null }, count: 9 },
  ]

  it('are those that find more, other suburbs, and everything in a wider place', () => {
    const { nearby, looser, wider } = suggestionsOf(found, state, names, 2)
    expect(looser.map(({ label }) => label)).toEqual(['Without “4+ bedrooms”'])
    expect(nearby.map(({ label, count }) => [label, count])).toEqual([['V&A Waterfront', 1]])
    expect(wider?.label).toBe('Show 9 homes in Lynnwood, Pretoria')
    expect(wider?.state.filters).toEqual({ places: 'lynnwood.pretoria.gauteng' })
  })

  it('keep the sentence, except for everything in a place', () => {
    const { looser, wider } = suggestionsOf(found, state, names, 0)
    expect([looser[0]?.state.q, wider?.state.q]).toEqual(['four bedrooms', ''])
  })
})
