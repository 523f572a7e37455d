import { expect, it } from 'vitest'
import { isAnotherWeek } from './weeks.identity.ts'

const week = {
  regionId: '2',
  resortCode: 'CABA',
  otherResortName: '',
  unitNumber: '1204',
  module: '27 Fri',
  weekNumber: '27',
  arrivalDate: '2027-07-02',
  departureDate: '2027-07-09',
}

it.each([
  ['resort', { resortCode: 'UMHL' }],
  ['unit', { unitNumber: '1205' }],
  ['module', { module: '28 Fri' }],
  ['week number', { weekNumber: '28' }],
  ['arrival', { arrivalDate: '2027-07-03' }],
  ['departure', { departureDate: '2027-07-10' }],
])('a week with a different %s is another week', (_what, change) => {
  expect(isAnotherWeek(week, { ...week, ...change })).toBe(true)
})

it('a week with spaces around its unit, or with the region of its resort, is the same week', () => {
  expect(isAnotherWeek(week, { ...week, unitNumber: ' 1204 ', regionId: '3' })).toBe(false)
})

it('a typed resort is a different one in another region', () => {
  const typed = { ...week, resortCode: 'Other', otherResortName: 'Sun Lodge' }
  expect(isAnotherWeek(typed, { ...typed, regionId: '3' })).toBe(true)
})
