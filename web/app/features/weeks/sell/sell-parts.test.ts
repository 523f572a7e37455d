import { describe, expect, it } from 'vitest'
import { newWeekRequest } from './sell-request.ts'
import { progressOf, requiredFields } from './sell-parts.ts'
import { blankValues } from './sell-values.ts'

describe('the progress of the sell form', () => {
  it('counts the twelve required fields, and one more for a banked week', () => {
    expect(requiredFields(blankValues)).toHaveLength(12)
    expect(requiredFields({ ...blankValues, currentYearBanked: true })).toHaveLength(13)
  })
  it('requires the spouse of an owner in community of property', () => {
    const married = { ...blankValues, ownerType: 'custom' as const, 'ownerObject.howMarried': '1' }
    expect(requiredFields(married)).toContain('ownerObject.spouseName')
    expect(requiredFields({ ...married, ownerType: 'myself' })).not.toContain(
      'ownerObject.spouseName',
    )
  })
  it('distinguishes a completed part from one with errors', () => {
    const values = { ...blankValues, regionId: '2', resortCode: 'CABA' }
    const { given, parts } = progressOf(values, { season: 'Please select a season!' })
    expect(given).toBe(2)
    expect(parts.resort.state).toBe('done')
    expect(parts.week).toEqual({ state: 'wrong', wrong: 1 })
    expect(parts.levy.state).toBe('open')
  })
})

describe('what the sell form sends', () => {
  it('parses amounts as people type them and omits hidden parts', () => {
    const request = newWeekRequest({
      ...blankValues,
      levyAmount: '11 840,50',
      bankedWith: 'RCI',
      agencyId: '3',
      otherResortName: 'Somewhere',
    })
    expect(request).toMatchObject({
      levyAmount: 11840.5,
      bankedWith: null,
      agencyId: null,
      otherResortName: null,
      ownerObject: null,
    })
  })
  it('passes an invalid amount on for the schema to refuse', () => {
    expect(newWeekRequest({ ...blankValues, sellPrice: 'cheap' }).sellPrice).toBe('cheap')
  })
})
