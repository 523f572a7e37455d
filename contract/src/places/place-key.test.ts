import { describe, expect, it } from 'vitest'
import { placeKeyOf, placesFrom, placesText, spotFrom, spotText } from './place-key.ts'
import { placeList } from './place-key.schema.ts'

const list = placeList('Unknown place')

describe('the key of a place', () => {
  it('names the suburb, its city and its province', () => {
    expect(placeKeyOf({ province: 'Gauteng' })).toBe('gauteng')
    expect(placeKeyOf({ province: 'KwaZulu-Natal', city: 'Durban' })).toBe('durban.kwazulu-natal')
    expect(
      placeKeyOf({ province: 'Western Cape', city: 'Cape Town', suburb: "Bishop's Court" }),
    ).toBe('bishop-s-court.cape-town.western-cape')
  })

  it('is one of several in an address, without duplicates', () => {
    const text = placesText(['pretoria-east', 'centurion.gauteng', 'pretoria-east'])
    expect(placesFrom(text)).toEqual(['pretoria-east', 'centurion.gauteng'])
    expect(list.parse(text)).toEqual(['pretoria-east', 'centurion.gauteng'])
    expect(list.parse('')).toBeUndefined()
  })

  it('is refused when it cannot be one', () => {
    expect(list.safeParse('a.b.c.d').success).toBe(false)
    expect(list.safeParse(`x${'_y'.repeat(1)}_'or 1=1`).success).toBe(false)
    expect(list.safeParse(Array.from({ length: 21 }, (_, n) => `p${n}`).join('_')).success).toBe(
      false,
    )
  })
})

describe('a position on the map', () => {
  it('is two numbers in degrees', () => {
    expect(spotFrom('-25.7479, 28.2293')).toEqual({ lat: -25.7479, lng: 28.2293 })
    expect(spotText({ lat: -25.747912, lng: 28.229345 })).toBe('-25.7479,28.2293')
    for (const wrong of ['', '1', '91,0', '0,181', 'a,b', '1,2,3', ',']) {
      expect(spotFrom(wrong)).toBeUndefined()
    }
  })
})
