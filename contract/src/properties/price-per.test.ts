import { describe, expect, it } from 'vitest'
import {
  monthlyRentOf,
  monthlyRentText,
  priceInWords,
  priceText,
  rentPerMetreText,
} from './price-per.ts'

describe('the rent of a month', () => {
  const rent = { isSale: false, price: 95, pricePer: 'm2', floorSize: 300 } as const
  it('is shown beside a rent per square metre or per day', () => {
    expect(monthlyRentText(monthlyRentOf(rent)).replaceAll('\u00a0', ' ')).toBe(
      'R 28 500 per month',
    )
    expect(monthlyRentOf({ ...rent, pricePer: 'Day' })).toBe(2850)
  })
  it('is not shown where it adds nothing, or is unknown', () => {
    expect(monthlyRentOf({ ...rent, pricePer: 'Month' })).toBeNull()
    expect(monthlyRentOf({ ...rent, floorSize: null })).toBeNull()
    expect(monthlyRentOf({ ...rent, isSale: true, pricePer: null })).toBeNull()
    expect(monthlyRentText(null)).toBe('')
  })
})

describe('the rent per square metre', () => {
  const office = {
    propertyUsageType: 'Commercial',
    isSale: false,
    price: 36_500,
    pricePer: 'Month',
    floorSize: 140,
  } as const
  it('is shown beside the rent of a month', () => {
    expect(rentPerMetreText(office).replaceAll('\u00a0', ' ')).toBe('R 261 per m²')
  })
  it('is not shown where it adds nothing, or is unknown', () => {
    expect(rentPerMetreText({ ...office, pricePer: 'm2' })).toBe('')
    expect(rentPerMetreText({ ...office, pricePer: 'Day' })).toBe('')
    expect(rentPerMetreText({ ...office, floorSize: null })).toBe('')
    expect(rentPerMetreText({ ...office, isSale: true, pricePer: null })).toBe('')
    expect(rentPerMetreText({ ...office, propertyUsageType: 'Residential' })).toBe('')
  })
})

it('a rent is never written without what it is for', () => {
  const rent = { price: 37, isSale: false, pricePer: 'm2' }
  expect(priceText(rent)).toBe('R\u00a037 Per Month per m²')
  expect(priceInWords(rent)).toBe('R\u00a037 per month per m²')
  expect(priceInWords({ ...rent, pricePer: 'Day' })).toBe('R\u00a037 per day')
  expect(priceText({ ...rent, isSale: true, pricePer: null })).toBe('R\u00a037')
})
