import { expect, it } from 'vitest'
import { movedTexts } from './move-draft.ts'

const homeToRent = { usage: 'Residential', isSale: false } as const
const homeForSale = { usage: 'Residential', isSale: true } as const
const officeToRent = { usage: 'Commercial', isSale: false } as const

const texts = {
  shortDescription: 'Flat above the tram line',
  description: ' ',
  propertyTypeId: '3',
  'field-7': '2',
  price: '12500',
  pricePer: 'Month',
  provinceId: '3',
}

it('what was typed moves from a rental to a sale, except the rent', () => {
  expect(movedTexts(texts, homeToRent, homeForSale)).toEqual({
    shortDescription: 'Flat above the tram line',
    propertyTypeId: '3',
    'field-7': '2',
    provinceId: '3',
  })
})

it('what was typed moves from a home to business premises, except what only a home has', () => {
  expect(movedTexts(texts, homeToRent, officeToRent)).toEqual({
    shortDescription: 'Flat above the tram line',
    price: '12500',
    pricePer: 'Month',
    provinceId: '3',
  })
})

it('an empty form leaves nothing', () => {
  const empty = { shortDescription: '', pricePer: 'Month', pictures: '' }
  expect(movedTexts(empty, homeToRent, officeToRent)).toBeNull()
  expect(movedTexts(empty, homeToRent, homeForSale)).toBeNull()
})
