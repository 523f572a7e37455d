import { describe, expect, it } from 'vitest'
import { updateIndividual } from '#contract/accounts/individuals.calls.ts'
import { checkForm } from '../../ui/form/form-check.ts'
import { profileRules, readAgent, readIndividual } from './profile-values.ts'

function sent(entries: Record<string, string>): FormData {
  const form = new FormData()
  const person = {
    name: 'Lerato',
    surname: 'Molefe',
    email: 'l@example.com',
    cellNumber: '0825550143',
  }
  for (const [name, value] of Object.entries({ ...person, ...entries })) form.set(name, value)
  return form
}

const own = { withAccess: false, withBanking: true, isDeleted: false }
const bySuperAdmin = { withAccess: true, withBanking: false, isDeleted: false }

describe('what a profile sends', () => {
  it('is what its call expects', () => {
    const values = { version: 1, ...readIndividual(sent({ howMarried: '5' }), own) }
    expect(checkForm(updateIndividual.input, values).fields).toBeNull()
  })

  it('contains a spouse only for a marriage in community of property', () => {
    const spouse = { spouseName: 'Thabo', spouseSurname: 'Molefe' }
    expect(readIndividual(sent({ ...spouse, howMarried: '1' }), own)).toMatchObject(spouse)
    expect(readIndividual(sent({ ...spouse, howMarried: '5' }), own)).not.toHaveProperty(
      'spouseName',
    )
  })

  it('removes completely empty banking details, and does not change those of others', () => {
    expect(readIndividual(sent({}), own).bankingDetails).toBeNull()
    expect(readIndividual(sent({}), bySuperAdmin)).not.toHaveProperty('bankingDetails')
    const partly = readIndividual(sent({ 'bankingDetails.bank': 'Capitec Bank' }), own)
    expect(checkForm(updateIndividual.input, { version: 1, ...partly }).fields).toMatchObject({
      'bankingDetails.accountNumber': 'An account number has 5 to 20 digits.',
    })
  })

  it('contains role, flag and agency only with the Access Control section', () => {
    const form = sent({ 'user.username': 'lerato', 'user.role': 'Agent', agencyId: '3' })
    expect(readIndividual(form, bySuperAdmin)).toMatchObject({
      agencyId: 3,
      user: { username: 'lerato', role: 'Agent', loginPasswordChange: false },
    })
    expect(readIndividual(form, own)).not.toHaveProperty('user')
    expect(readAgent(form, { withAccess: false, isDeleted: false })).not.toHaveProperty('agencyId')
  })

  it('reopens a deleted account when its checkbox is cleared', () => {
    const deleted = { ...bySuperAdmin, isDeleted: true }
    expect(readIndividual(sent({}), deleted).isDeleted).toBe(false)
    expect(readIndividual(sent({ isDeleted: 'on' }), deleted).isDeleted).toBe(true)
    expect(readIndividual(sent({}), bySuperAdmin)).not.toHaveProperty('isDeleted')
  })
})

describe('the rules of a profile', () => {
  it('require the spouse in a marriage in community of property', () => {
    const message = 'Please ensure that you add spouse details.'
    expect(profileRules({ howMarried: 1, spouseName: 'Thabo' })).toEqual({ spouseSurname: message })
    expect(profileRules({ howMarried: 2 })).toEqual({})
  })

  it('require a username and a role from a Super Admin', () => {
    expect(profileRules({ user: { username: ' ', role: '' } })).toEqual({
      'user.username': 'Username is Required!',
      'user.role': 'User Role is Required!',
    })
  })
})
