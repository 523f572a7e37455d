import { describe, expect, it } from 'vitest'
import { chipsOf } from './chips.ts'
import { searchStateOf } from './search-state.ts'

const types = [
  { id: 1, description: 'House' },
  { id: 3, description: 'Flat' },
]
const labels = (query: string) =>
  chipsOf(searchStateOf(new URLSearchParams(query), 'Residential'), types).map(({ label }) =>
    label.replaceAll('\u00a0', ' '),
  )

describe('the chips of a search', () => {
  it('show each filter as text', () => {
    expect(
      labels('suburb=Lynnwood&city=Pretoria&maxPrice=5500000&types=1,3&bedrooms=2&keyword=pool'),
    ).toEqual(['Lynnwood, Pretoria', 'Up to R 5 500 000', 'House', 'Flat', '2+ bedrooms', '“pool”'])
  })

  it('put two ends of a range together', () => {
    expect(labels('minPrice=1000&maxPrice=2000&minSize=80')).toEqual([
      'R 1 000 to R 2 000',
      'From 80 m²',
    ])
  })

  it('remove only their own filter', () => {
    const state = searchStateOf(new URLSearchParams('types=1,3&city=Pretoria'), 'Residential')
    const house = chipsOf(state, types).find(({ label }) => label === 'House')
    expect(house?.without.filters).toEqual({ types: '3', city: 'Pretoria' })
  })
})
