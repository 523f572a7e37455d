import { describe, expect, it } from 'vitest'
import { blankValues } from '../sell/sell-values.ts'
import { weekHints } from './week-hints.ts'

describe('the hints of Week Information', () => {
  it('request the unit number, week number and levy of every week', () => {
    expect(weekHints(blankValues)).toEqual({
      unitNumber: 'Please enter the unit number.',
      weekNumber: 'Please enter the week number.',
      levyAmount: 'Please enter the levy amount.',
    })
  })

  it('request the details of a custom owner, four of them with at least 4 characters', () => {
    const complete = { unitNumber: 'C 18', weekNumber: '27', levyAmount: '9 500' }
    const custom = { ...blankValues, ...complete, ownerType: 'custom' as const }
    expect(weekHints(custom)).toEqual({
      'ownerObject.name': 'Please enter the owner’s name, at least 4 characters.',
      'ownerObject.surname': 'Please enter the owner’s surname.',
      'ownerObject.idNumber': 'Please enter the owner’s ID number, at least 4 characters.',
      'ownerObject.companyRegNumber': 'Please enter the company reg number, at least 4 characters.',
      'ownerObject.emailAddress': 'Please enter the owner’s email address.',
      'ownerObject.cellNumber': 'Please enter the owner’s cell number, at least 4 characters.',
      'ownerObject.telephone': 'Please enter the owner’s landline number.',
    })
    const short = { 'ownerObject.name': ' Ann ', 'ownerObject.surname': 'Li' }
    const hints = weekHints({ ...custom, ...short })
    expect(hints['ownerObject.name']).toBeDefined()
    expect(hints['ownerObject.surname']).toBeUndefined()
    const stored = { hasIdNumber: true }
    expect(weekHints(custom, stored)['ownerObject.idNumber']).toBeUndefined()
    const typed = { ...custom, 'ownerObject.idNumber': '123' }
    expect(weekHints(typed, stored)['ownerObject.idNumber']).toBeDefined()
    expect(weekHints({ ...custom, 'ownerObject.name': 'Anna' })['ownerObject.name']).toBeUndefined()
  })
})
