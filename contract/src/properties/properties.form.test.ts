import { expect, it } from 'vitest'
import { newProperty } from './properties.form.ts'

const wrongIn = (values: object) => {
  const { error } = newProperty.safeParse({ propertyUsageType: 'Residential', ...values })
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))]
}

it('an empty form reports everything that a listing needs at once', () => {
  const always = ['propertyTypeId', 'shortDescription', 'price', 'provinceId', 'cityId']
  expect(wrongIn({ isSale: true }).sort()).toEqual([...always, 'suburbId'].sort())
  expect(wrongIn({ isSale: false, pricePer: 'Month' }).sort()).toEqual(
    [...always, 'suburbId', 'dateAvailable'].sort(),
  )
})

it('a place that the gazetteer does not know needs its name instead', () => {
  expect(wrongIn({ isSale: true, suburb: 'Nieuland' })).not.toContain('suburbId')
})
