import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { bondDefaults, bondRepayment } from './bond.ts'
import { defineCall } from './call.ts'
import { requestOf } from './request.ts'
import { mayUse, permissions, type Who } from './permissions.ts'
import { roleFromName, roles } from './roles.ts'
import { listMyWeeks } from './weeks/week-lists.calls.ts'

describe('a call', () => {
  it('cannot be declared without a permission', () => {
    const spec = {
      method: 'GET',
      path: '/api/x',
      summary: '',
      input: z.object({}),
      output: z.any(),
    } as const
    expect(() => defineCall({ ...spec, name: 'x.y' } as never)).toThrow('does not declare who')
    expect(() => defineCall({ ...spec, name: 'x.z', who: 'anyone' as Who })).toThrow(
      'does not declare who',
    )
  })
  it('takes path names from the input and sends the rest as query or body', () => {
    const get = listMyWeeks
    expect(requestOf(get, { userId: 5, search: 'sea point', sort: undefined })).toEqual({
      url: '/api/timeshareweek/getMyWeek/5?search=sea+point',
    })
    expect(requestOf({ ...get, method: 'PUT' }, { userId: 5, search: 'x' })).toEqual({
      url: '/api/timeshareweek/getMyWeek/5',
      body: { search: 'x' },
    })
  })
})

describe('permissions', () => {
  it('let everyone use public calls and no visitor use the others', () => {
    expect(mayUse('everyone', null)).toBe(true)
    expect(mayUse('signedIn', null)).toBe(false)
    expect(mayUse('contactSources.manage', null)).toBe(false)
  })
  it('always include the Super Admin, except for managing one’s own agency', () => {
    for (const name of Object.keys(permissions).filter((name) => !name.startsWith('own'))) {
      expect(mayUse(name as Who, { role: 'superAdmin' })).toBe(true)
    }
  })
  it('do not let ordinary users into the back office', () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect(mayUse('contactSources.manage', { role })).toBe(false)
    }
  })
  it('accept three spellings of the managing agent', () => {
    expect(['Managing Agent', 'Managment Agent', 'management agent'].map(roleFromName)).toEqual([
      'managingAgent',
      'managingAgent',
      'managingAgent',
    ])
  })
})

describe('the bond calculator', () => {
  it('opens with the specified example', () => {
    const { monthly, income } = bondRepayment(bondDefaults)
    expect(monthly).toBeCloseTo(11610.85, 2)
    expect(income).toBeCloseTo(11610.85 * 3.335, 0)
  })
  it('agrees with the banks on R750 000 at 10.25 percent over 20 years', () => {
    expect(
      Math.round(bondRepayment({ amount: 750000, deposit: 0, years: 20, rate: 10.25 }).monthly),
    ).toBe(7362)
  })
  it('divides evenly without interest, and is zero when the deposit covers everything', () => {
    expect(bondRepayment({ amount: 120, deposit: 0, years: 1, rate: 0 }).monthly).toBe(10)
    expect(bondRepayment({ amount: 100, deposit: 200, years: 1, rate: 7 }).monthly).toBe(0)
  })
})
