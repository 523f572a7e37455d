import { describe, expect, it } from 'vitest'
import { today } from '#contract/values/day.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { afterChange, resortsOf, weekNumberOf } from './sell-rules.ts'
import { blankValues } from './sell-values.ts'

const choices = {
  regions: [
    { regionId: 2, regionCode: 'NCST', regionName: 'Dolphin Coast' },
    { regionId: 6, regionCode: 'LOWV', regionName: 'Lowveld' },
  ],
  resorts: [
    {
      resortId: 1,
      resortCode: 'CABA',
      resortName: 'Cabana Beach',
      regionCode: 'NCST',
      available: 4,
    },
    {
      resortId: 2,
      resortCode: 'KRUG',
      resortName: 'Kruger Park',
      regionCode: 'LOWV',
      available: 0,
    },
  ],
}
const change = (values: object, by: object) =>
  afterChange({ ...blankValues, ...values }, by, choices)

describe('the rules of the sell form', () => {
  it('limits the resorts to the region, and always offers Other', () => {
    expect(resortsOf(choices, '6').map(({ value }) => value)).toEqual(['KRUG', 'Other'])
    expect(resortsOf(choices, '')).toHaveLength(3)
  })
  it('clears a resort of another region, and sets the region from the resort', () => {
    expect(change({ regionId: '2', resortCode: 'CABA' }, { regionId: '6' }).resortCode).toBe('')
    expect(change({}, { resortCode: 'KRUG' }).regionId).toBe('6')
  })
  it('clears the name of the other resort when the resort changes', () => {
    const values = { resortCode: 'Other', otherResortName: 'Bo-Kaap Lodge', regionId: '6' }
    expect(change(values, { resortCode: 'CABA' })).toMatchObject({
      otherResortName: '',
      regionId: '2',
    })
    expect(change(values, { regionId: '2' }).resortCode).toBe('Other')
  })
  it('dates the mandate when it is given and clears it when it is withdrawn', () => {
    expect(change({}, { mandate: true }).mandateDate).toBe(today())
    expect(
      change({ mandate: true, mandateDate: '2026-01-01' }, { mandate: false }).mandateDate,
    ).toBe('')
  })
  it('clears the banking entity and the agent with their checkboxes', () => {
    expect(change({ bankedWith: 'RCI' }, { currentYearBanked: false }).bankedWith).toBe('')
    expect(
      change({ agencyId: '1', agentId: '2' }, { [wireNames.referredByAgent]: true }),
    ).toMatchObject({
      agencyId: '',
      agentId: '',
    })
    expect(change({ agentId: '2' }, { agencyId: '3' }).agentId).toBe('')
  })
  it('takes the number of the week from its module until another is entered', () => {
    expect(weekNumberOf('27 Fri')).toBe('27')
    expect(weekNumberOf('Flexi')).toBe('')
    expect(change({}, { module: '27 Fri' }).weekNumber).toBe('27')
    expect(change({ module: '27 Fri', weekNumber: '30' }, { module: '28 Fri' }).weekNumber).toBe(
      '30',
    )
  })
})
