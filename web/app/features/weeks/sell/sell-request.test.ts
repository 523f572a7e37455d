import { describe, expect, it } from 'vitest'
import { weekInformation } from '#contract/weeks/weeks.form.ts'
import { informationRequest } from './sell-request.ts'
import { blankValues } from './sell-values.ts'

const filled = {
  ...blankValues,
  regionId: '2',
  resortCode: 'UVON1',
  unitNumber: '1204',
  module: '27 Fri',
  weekNumber: '27',
  season: 'Red',
  bedrooms: '2',
  maxSleep: '6',
  weekType: '3',
  levyAmount: '9500',
  arrivalDate: '2027-07-02',
  departureDate: '2027-07-09',
  sellPrice: '85000',
}
const week = { id: 7, version: 2, withOwner: false }

describe('what Week Information sends', () => {
  it('has the type of the week as an integer', () => {
    for (const isSuperAdmin of [true, false]) {
      expect(informationRequest(filled, { ...week, isSuperAdmin }).weekType).toBe(3)
    }
    const flexi = { ...filled, weekType: '0' }
    expect(informationRequest(flexi, { ...week, isSuperAdmin: true }).weekType).toBe(0)
  })

  it('never includes a custom owner’s marital status', () => {
    const custom = { ...filled, ownerType: 'custom' as const, 'ownerObject.howMarried': '1' }
    for (const isSuperAdmin of [true, false]) {
      const request = informationRequest(custom, { ...week, withOwner: true, isSuperAdmin })
      expect(request.ownerObject).toHaveProperty('spouseName')
      expect(request.ownerObject).not.toHaveProperty('howMarried')
    }
  })

  it('leaves out what a Super Admin emptied, so that the call does not report it as missing', () => {
    const empty = { ...blankValues, ownerType: 'custom' as const }
    const request = informationRequest(empty, { ...week, withOwner: true, isSuperAdmin: true })
    expect(weekInformation.safeParse(request).success).toBe(true)
    expect(Object.keys(request)).not.toContain('unitNumber')
    const asOwner = informationRequest(empty, { ...week, withOwner: true, isSuperAdmin: false })
    expect(weekInformation.safeParse(asOwner).success).toBe(false)
  })

  it('names another owner only if a Super Admin chose one', () => {
    const chosen = { ...filled, ownerType: 'registered' as const, ownerId: '41' }
    expect(informationRequest(chosen, { ...week, isSuperAdmin: true })).toMatchObject({
      ownerId: 41,
      customOwner: false,
    })
    const typed = { ...chosen, ownerId: '', ownerName: 'Tha' }
    expect(informationRequest(typed, { ...week, isSuperAdmin: true })).not.toHaveProperty('ownerId')
    expect(informationRequest(chosen, { ...week, isSuperAdmin: false })).not.toHaveProperty(
      'ownerId',
    )
  })
})
