import { describe, expect, it } from 'vitest'
import { chipsOf } from './chips.ts'
import { searchStateOf } from './search-state.ts'

const types = [
  { id: 1, description: 'House' },
  { id: 3, description: 'Flat' },
]
const names = {
  types,
  places: { 'cape-town.western-cape': 'Cape Town' },
  features: { pool: 'Pool' },
}
const allOf = (query: string) => {
  const state = searchStateOf(new URLSearchParams(query), 'Residential')
  const { what, where } = chipsOf(state, names)
  return [...what, ...where]
}
const labels = (query: string) => allOf(query).map(({ label }) => label.replaceAll('\u00a0', ' '))

describe('the chips of a search', () => {
  it('show each filter as text', () => {
    expect(
      labels('suburb=Lynnwood&city=Pretoria&maxPrice=5500000&types=1,3&bedrooms=2&keyword=pool'),
    ).toEqual(['House', 'Flat', '2+ bedrooms', 'Up to R 5 500 000', '“pool”', 'Lynnwood, Pretoria'])
  })

  it('combine the two ends of a range', () => {
    expect(labels('minPrice=1000&maxPrice=2000&minSize=80')).toEqual([
      'R 1 000 to R 2 000',
      'From 80 m²',
    ])
  })

  it('show that a price is per square metre', () => {
    expect(labels('maxRate=90')).toEqual(['Up to R 90 per m²'])
    expect(labels('minRate=60&maxRate=82.50')).toEqual(['R 60 to R 82.50 per m²'])
    expect(allOf('maxRate=90&maxPrice=40000')[1]?.without.filters).toEqual({ maxPrice: '40000' })
  })

  it('name features, places with their radius, and the drive', () => {
    expect(
      labels(
        'features=pool&places=cape-town.western-cape&near=-25.7,28.2&radius=5&minFloor=200' +
          '&driveFrom=sandton.johannesburg.gauteng&driveMinutes=40',
      ),
    ).toEqual([
      'Pool',
      'Floor: from 200 m²',
      'Cape Town + 5 km',
      'Near me + 5 km',
      '40 min from Sandton, Johannesburg',
    ])
  })

  it('drop the radius with the last place', () => {
    const [place] = allOf('places=cape-town.western-cape&radius=5')
    expect(place?.without.filters).toEqual({})
  })

  it('show no radius around a province, and drop it with the last place that has surroundings', () => {
    const both = 'places=gauteng_cape-town.western-cape&radius=5'
    expect(labels('places=gauteng&radius=5')).toEqual(['Gauteng'])
    expect(labels(both)).toEqual(['Gauteng', 'Cape Town + 5 km'])
    expect(allOf(both)[1]?.without.filters).toEqual({ places: 'gauteng' })
  })

  it('remove only their own filter', () => {
    const house = allOf('types=1,3&city=Pretoria').find(({ label }) => label === 'House')
    expect(house?.without.filters).toEqual({ types: '3', city: 'Pretoria' })
  })
})
