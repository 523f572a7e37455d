import { describe, expect, it } from 'vitest'
import { inFormOrder, progressOf } from './property-progress.ts'

const facts = { texts: {}, errors: {}, isSale: true, pictures: 0 }
const states = (more: Partial<Parameters<typeof progressOf>[0]>) =>
  Object.fromEntries(progressOf({ ...facts, ...more }).steps.map(({ id, state }) => [id, state]))

describe('the progress of a listing’s form', () => {
  it('counts what is required, including a date for a rental', () => {
    expect(progressOf(facts)).toMatchObject({ given: 0, required: 6 })
    expect(progressOf({ ...facts, isSale: false }).required).toBe(7)
    const texts = { suburbId: 'other', price: '1 000' }
    expect(progressOf({ ...facts, texts })).toMatchObject({ given: 2, required: 7 })
  })

  it('has parts that are to do, done, optional or in need of correction', () => {
    expect(states({})).toMatchObject({ listing: 'open', details: 'optional', photos: 'optional' })
    expect(states({ texts: { price: '1 000' }, pictures: 2 })).toMatchObject({
      price: 'done',
      photos: 'done',
    })
    expect(states({ errors: { cityId: 'Please select a city' } })).toMatchObject({ place: 'wrong' })
  })
})

it('lists invalid fields in the order of the form', () => {
  const found = ['field-7', 'suburbId', 'price', 'propertyTypeId']
  expect(inFormOrder(found)).toEqual(['propertyTypeId', 'price', 'suburbId', 'field-7'])
})
