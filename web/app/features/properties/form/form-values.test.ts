import { describe, expect, it } from 'vitest'
import { newProperty } from '#contract/properties/properties.form.ts'
import {
  clearsAddress,
  errorsOfField,
  fieldErrorsById,
  readProperty,
  sentFields,
} from './form-values.ts'

const typed = {
  propertyTypeId: '3',
  shortDescription: 'Two-bedroom flat in Lynnwood',
  price: 'R 1 250 000',
  provinceId: '3',
  cityId: '40',
  suburbId: '900',
  showAddress: 'on',
  'field-101': '2',
  'field-102': '',
  'field-204': 'Yes',
}

describe('the property form', () => {
  it('converts the input to the shape that the call expects', () => {
    const read = readProperty(typed, { usage: 'Residential', isSale: true })
    expect(newProperty.safeParse(read).success).toBe(true)
    expect(read).toMatchObject({
      price: 1_250_000,
      propertyTypeId: 3,
      showAddress: true,
      propertyUserFields: [
        { userDefinedFieldId: 101, value: '2' },
        { userDefinedFieldId: 204, value: 'Yes' },
      ],
    })
  })

  it('leaves an invalid price to the schema', () => {
    const read = readProperty({ ...typed, price: 'lots' }, { usage: 'Residential', isSale: true })
    expect(newProperty.safeParse(read).error?.issues.map(({ path }) => path[0])).toContain('price')
  })

  it('asks for the date and the period of a rental', () => {
    const read = readProperty(typed, { usage: 'Residential', isSale: false })
    const paths = newProperty.safeParse(read).error?.issues.map(({ path }) => path[0])
    expect(paths).toEqual(expect.arrayContaining(['dateAvailable', 'pricePer']))
  })

  it('shows the error of a user-defined field next to it', () => {
    const errors = { 'propertyUserFields.1': 'Please enter a number.', price: 'x' }
    expect(fieldErrorsById(errors, sentFields(typed))).toEqual({
      'field-204': 'Please enter a number.',
      price: 'x',
    })
  })
})

describe('the address of a listing', () => {
  it('is cleared when its last part is deleted', () => {
    expect(clearsAddress('streetName', { streetName: ' ', addressLine1: '' })).toBe(true)
    expect(clearsAddress('addressLine1', { streetName: 'Camellia Avenue' })).toBe(false)
    expect(clearsAddress('unit', {})).toBe(false)
  })
})

it('finds the errors of a user-defined field by its id', () => {
  const errors = { price: 'x', 'propertyUserFields.1.value': 'y' }
  expect(errorsOfField('field-12', errors, [7, 12])).toEqual(['propertyUserFields.1.value'])
  expect(errorsOfField('field-7', errors, [7, 12])).toEqual([])
})
