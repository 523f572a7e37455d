import { describe, expect, it } from 'vitest'
import { isPromised } from '../listings/promises.ts'
import { describeDifferences, isPriceOnly, isSame, promisedFields } from './differences.ts'

const plain = (sentences: string[]) => sentences.map((text) => text.replaceAll('\u00a0', ' '))

describe('the difference between two listings', () => {
  it('is a sentence with formatted values for each field', () => {
    const before = {
      price: 2_650_000,
      dateAvailable: '2026-12-01',
      erfSize: 800,
      usage: 'Residential',
    }
    const after = {
      price: 2_500_000.5,
      dateAvailable: '2027-01-15',
      erfSize: 820,
      usage: 'Residential',
    }
    expect(plain(describeDifferences('property', before, after))).toEqual([
      'Price from R 2 650 000 to R 2 500 000.50',
      'Erf size from 800 m² to 820 m²',
      'Date available from 1 December 2026 to 15 January 2027',
    ])
    expect(describeDifferences('week', { leviesPaid: true }, { leviesPaid: false })).toEqual([
      'Levies paid in full from yes to no',
    ])
  })

  it('shows what was set and what was removed', () => {
    expect(describeDifferences('week', { bankedWith: null }, { bankedWith: 'RCI' })).toEqual([
      'Current year banked with set to RCI',
    ])
    expect(describeDifferences('property', { unit: 'B4' }, { unit: '' })).toEqual([
      'Unit removed, was B4',
    ])
  })

  it('does not exist between no value and an empty text, and ignores fields that are not promised', () => {
    expect(isSame(null, '')).toBe(true)
    expect(isSame(0, null)).toBe(false)
    expect(describeDifferences('week', { unit: 'a', ownerName: 'b' }, { unit: 'c' })).toEqual([])
  })

  it('may be only the price', () => {
    expect(isPriceOnly({ price: 1 })).toBe(true)
    expect(isPriceOnly({ price: 1, bedrooms: 2 })).toBe(false)
  })
})

describe('a promised field', () => {
  it('has one label in each kind of listing', () => {
    for (const fields of Object.values(promisedFields)) {
      const labels = Object.values(fields).map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})

describe('a listing is relied on', () => {
  const draft = { verified: false, everPublished: false, statusCode: 'AV' }
  it('once it has been verified, published or agreed on', () => {
    expect(isPromised(draft)).toBe(false)
    expect(isPromised({ ...draft, verified: true })).toBe(true)
    expect(isPromised({ ...draft, everPublished: true })).toBe(true)
    expect(isPromised({ ...draft, statusCode: 'P' })).toBe(true)
    expect(isPromised({ ...draft, statusCode: 'AP' })).toBe(false)
  })
})
