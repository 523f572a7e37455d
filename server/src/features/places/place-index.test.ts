import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from './place-index.ts'

function place(suburb: string, city: string, listings = 0) {
  const province = 'Gauteng'
  return {
    suburb,
    city,
    province,
    listings,
    display: suburb ? `${suburb}, ${city}` : `${city}, ${province}`,
  }
}

const index = createPlaceIndex([
  place('Lynnwood', 'Pretoria', 2),
  place('Lynnwood Glen', 'Pretoria', 9),
  place('Old Lynnwood', 'Pretoria'),
  place('', 'Pretoria', 40),
  place('Côte Sud', 'Margate'),
])
const found = (typed: string) => index.suggest(typed).map(({ display }) => display)

describe('place suggestions', () => {
  it('rank a full match first, then prefixes, then matches inside the name', () => {
    expect(found('lynnwood')).toEqual([
      'Lynnwood, Pretoria',
      'Lynnwood Glen, Pretoria',
      'Old Lynnwood, Pretoria',
    ])
  })
  it('find a substring anywhere, regardless of case', () => {
    expect(found('NNWO')).toHaveLength(3)
    expect(found('glen, pre')).toEqual(['Lynnwood Glen, Pretoria'])
  })
  it('find cities before the suburbs that only mention them', () => {
    expect(found('pretoria')[0]).toBe('Pretoria, Gauteng')
  })
  it('ignore accents', () => expect(found('cote')).toEqual(['Côte Sud, Margate']))
  it('are empty for fewer than three letters', () => expect(found('ly')).toEqual([]))
})
