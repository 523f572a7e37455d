import { describe, expect, it } from 'vitest'
import { filtered, searchStateOf } from './search-state.ts'
import { suggestionLabel } from './use-suggestions.ts'

const state = searchStateOf(
  new URLSearchParams('places=lynnwood.pretoria.gauteng&types=1,2&bedrooms=4&features=fibre,pool'),
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
  ] as const)('of kind %s with %j is %s', (kind, change, label) => {
    expect(suggestionLabel(kind, state, filtered(state, change), names)).toBe(label)
  })
})
