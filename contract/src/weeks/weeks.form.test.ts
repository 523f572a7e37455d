import { describe, expect, it } from 'vitest'
import type { FieldErrors } from '../errors.ts'
import { weekOwnerChange } from './week-owner.ts'
import { blankWeek, weekChange, weekForm, weekFormMessage } from './weeks.form.ts'
import { wireNames } from '../values/wire-names.ts'

const good = {
  regionId: 2,
  resortCode: 'CABA',
  unitNumber: '1204',
  module: '27 Fri',
  season: 'Peak 3',
  bedrooms: '2',
  maxSleep: 6,
  weekType: 1,
  levyAmount: 11840,
  arrivalDate: '2027-07-02',
  departureDate: '2027-07-09',
  sellPrice: 68500,
}

const owner = {
  name: 'Johanna',
  surname: 'van Wyk',
  emailAddress: 'johanna@example.com',
  cellNumber: '083 555 0162',
}

function errorsOf(input: unknown): FieldErrors {
  const parsed = weekForm.safeParse(input)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('the sell form', () => {
  it('accepts a complete week and fills in optional fields', () => {
    expect(weekForm.parse(good)).toMatchObject({
      ...good,
      consent: true,
      marketing: false,
      customOwner: false,
      ownerObject: null,
      currentYearBanked: false,
      mandateDate: null,
    })
  })

  it('flags every required field of a blank form at once, with the exact messages', () => {
    expect(errorsOf(blankWeek)).toEqual({
      regionId: 'Please select a region!',
      resortCode: 'Please select a resort!',
      unitNumber: 'Unit Number is required!',
      module: 'Week Module is required!',
      season: 'Please select a season!',
      bedrooms: 'Please select Bedroom/s!',
      maxSleep: 'Please select maximum sleeper!',
      weekType: 'Please select Week Type!',
      levyAmount: 'Levy Amount is required!',
      arrivalDate: 'Arrival Date is Required!',
      departureDate: 'Departure Date is Required!',
      sellPrice: 'Selling Price is Required!',
    })
    expect(Object.keys(errorsOf({}))).toHaveLength(12)
  })

  it('flags conditional fields together with the others', () => {
    const errors = errorsOf({
      ...good,
      unitNumber: '',
      resortCode: 'Other',
      currentYearBanked: true,
      customOwner: true,
      ownerObject: { emailAddress: 'x', telephone: '12' },
    })
    expect(errors).toEqual({
      unitNumber: 'Unit Number is required!',
      otherResortName: 'Other Resort Name is required!',
      bankedWith: 'Please select a Banking Entity!',
      'ownerObject.name': 'Name is Required!',
      'ownerObject.surname': 'Surname is Required!',
      'ownerObject.emailAddress': 'Valid Email address is Required!',
      'ownerObject.cellNumber': 'Cell Number is Required!',
      'ownerObject.telephone': 'Valid landline number is required!',
    })
  })

  it('ignores a custom owner who is not selected', () => {
    expect(weekForm.parse({ ...good, ownerObject: { name: '' } }).ownerObject).toBeNull()
  })

  it('requires a spouse of owners in community of property, with its own message', () => {
    const errors = errorsOf({
      ...good,
      customOwner: true,
      ownerObject: { ...owner, howMarried: 1 },
    })
    expect(Object.values(errors)).toEqual(['Please ensure that you add spouse details.'])
    expect(weekFormMessage(errors)).toBe('Please ensure that you add spouse details.')
    expect(weekFormMessage({ ...errors, unitNumber: 'x' })).toBe(
      'Please check form and correct all input fields!',
    )
  })

  it('requires a valid email address of a spouse', () => {
    const spouse = {
      howMarried: 1,
      spouseName: 'Piet',
      spouseSurname: 'van Wyk',
      spouseEmail: 'piet',
    }
    expect(errorsOf({ ...good, customOwner: true, ownerObject: { ...owner, ...spouse } })).toEqual({
      'ownerObject.spouseEmail': 'Valid Email address is Required!',
    })
  })

  it('parses placeholder dates as no date, Peak as Peak 1 and 0 bedrooms as a studio', () => {
    expect(errorsOf({ ...good, arrivalDate: '0001-01-01' }).arrivalDate).toBe(
      'Arrival Date is Required!',
    )
    const week = weekForm.parse({
      ...good,
      season: 'Peak',
      bedrooms: 0,
      weekType: '2',
      originalPurchaseDate: '1753-01-01T00:00:00',
      arrivalDate: '2027-07-02T04:00:00',
    })
    expect(week).toMatchObject({
      season: 'Peak 1',
      bedrooms: 'Studio',
      weekType: 2,
      originalPurchaseDate: null,
      arrivalDate: '2027-07-02',
    })
  })

  it('refuses a departure that is not after the arrival, and amounts with three decimals', () => {
    expect(errorsOf({ ...good, departureDate: '2027-07-02' })).toHaveProperty('departureDate')
    expect(errorsOf({ ...good, levyAmount: 10.005 })).toHaveProperty('levyAmount')
    expect(errorsOf({ ...good, sellPrice: 0 })).toEqual({ sellPrice: 'Selling Price is Required!' })
  })

  it('requires the years of a right with a limited term', () => {
    expect(errorsOf({ ...good, legalBasis: 'limited term' })).toHaveProperty('legalYears')
    expect(errorsOf({ ...good, legalBasis: 'limited term', legalYears: 20 })).toEqual({})
  })
})

describe('an edit of a week', () => {
  it('does not change omitted fields', () => {
    expect(weekChange.parse({ id: 1, version: 2 })).toEqual({ id: 1, version: 2 })
    expect(weekChange.parse({ id: 1, version: 2, originalPurchaseDate: '' })).toEqual({
      id: 1,
      version: 2,
      originalPurchaseDate: null,
    })
  })

  it('ignores owner, agent, agency, tender, verification and publication', () => {
    const sent = {
      id: 1,
      version: 2,
      ownerId: 9,
      agentId: 9,
      agencyId: 9,
      isTender: true,
      verified: true,
      publish: true,
      isPublished: true,
      [wireNames.publishedDate]: '2026-01-01T00:00:00',
    }
    expect(weekChange.parse(sent)).toEqual({ id: 1, version: 2 })
  })

  it('normalises the owner: capitals, empty numbers preserved, empty spouse numbers removed', () => {
    expect(
      weekOwnerChange.parse({
        name: 'johanna',
        surname: 'van Wyk',
        cellNumber: '',
        telephone: ' ',
        [wireNames.spouseCellNumber]: '',
        spouseTelephone: '',
        howMarried: 1,
      }),
    ).toEqual({
      name: 'Johanna',
      surname: 'Van Wyk',
      [wireNames.spouseCellNumber]: null,
      spouseTelephone: null,
    })
  })
})
