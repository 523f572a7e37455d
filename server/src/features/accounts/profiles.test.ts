import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import { getIndividual, updateIndividual } from '#contract/accounts/individuals.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, anAgency, testPassword, type TestUser } from '../../testing/builders.ts'

const api = useApi()
const banking = {
  bank: 'Capitec Bank',
  accountNumber: '1234 567 890',
  accountType: 'Savings',
  branchCode: '470010',
  accountHolder: 'T Nkosi',
}

async function aForm(user: TestUser) {
  const { body } = await api.by(user)(getIndividual, { id: user.personId })
  return {
    id: body.id,
    version: body.version,
    name: 'Thandi',
    surname: 'Nkosi',
    email: user.email,
    cellNumber: '(082) 555-0134',
    telephone: '012 555 0178',
  }
}

describe('a profile', () => {
  it('is saved by its owner, and returns what was saved', async () => {
    const user = await aUser(api.services)
    const address = {
      streetNumber: '12',
      street: 'Rosemary Road',
      suburb: 'Lynnwood',
      city: 'Pretoria',
      province: 'Gauteng',
      postalCode: '0081',
    }
    const form = { ...(await aForm(user)), surname: 'Dlamini', howMarried: 5, address }
    const { status, body } = await api.by(user)(updateIndividual, form)
    expect([status, body.message]).toEqual([200, 'Your Information has been updated!'])
    expect(body).toMatchObject({ fullName: 'Thandi Dlamini', howMarried: 5, address, version: 2 })
  })

  it('is always one’s own, and does not change what only a Super Admin may set', async () => {
    const user = await aUser(api.services)
    const victim = await aUser(api.services)
    const agency = await anAgency(api.services)
    const greedy = {
      ...(await aForm(user)),
      id: victim.personId,
      name: 'Changed',
      userId: victim.id,
      agencyId: agency.id,
      isDeleted: true,
      user: {
        username: 'root',
        role: 'Super Admin',
        loginPasswordChange: true,
        password: 'owned by me now',
      },
    }
    const { body } = await api.by(user)(updateIndividual, greedy)
    expect(body).toMatchObject({
      id: user.personId,
      userId: user.id,
      name: 'Changed',
      agencyId: null,
      isDeleted: false,
      user: { username: user.username, role: 'Private User', loginPasswordChange: false },
    })
    expect((await api.by(victim)(getIndividual, { id: victim.personId })).body.name).toBe('Thandi')
    const { username } = user
    expect((await api.visitor(login, { username, password: testPassword })).status).toBe(200)
  })

  it('reports every empty field with the exact message', async () => {
    const user = await aUser(api.services)
    const { status, error } = await api.by(user)(updateIndividual, {
      version: 1,
      telephone: 'x',
    } as never)
    expect([status, error.message]).toEqual([
      422,
      'Please check form and correct all input fields!',
    ])
    expect(error.fields).toEqual({
      name: 'Name is Required!',
      surname: 'Surname is Required!',
      email: 'Valid Email address is Required!',
      cellNumber: 'Valid Cell Number is Required!',
      telephone: 'Valid telephone number is required!!',
    })
  })

  it('reports the role and the username that a Super Admin left empty', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const form = { ...(await aForm(user)), user: { username: ' ', role: '' } }
    expect((await admin(updateIndividual, form)).error.fields).toEqual({
      'user.username': 'Username is Required!',
      'user.role': 'User Role is Required!',
    })
  })

  it('requires the spouse of someone married in community of property', async () => {
    const user = await aUser(api.services)
    const form = { ...(await aForm(user)), howMarried: 1 }
    const { status, error } = await api.by(user)(updateIndividual, form)
    expect([status, error.message]).toEqual([422, 'Please ensure that you add spouse details.'])
    const spouse = { spouseName: 'Sipho', spouseSurname: 'Nkosi', spouseCellnumber: '0835550100' }
    const saved = (await api.by(user)(updateIndividual, { ...form, ...spouse })).body
    expect(saved).toMatchObject({ ...spouse, spouseCellnumber: '+27835550100' })
    const single = { ...form, ...spouse, version: saved.version, howMarried: 6 }
    expect((await api.by(user)(updateIndividual, single)).body.spouseName).toBeNull()
  })

  it.each([
    ['idNumber', { idNumber: '8001015009088' }],
    ['address.postalCode', { address: { postalCode: '81' } }],
    ['bankingDetails.accountNumber', { bankingDetails: { ...banking, accountNumber: 'many' } }],
    ['spouseEmail', { spouseEmail: 'nobody' }],
  ])('refuses an invalid %s', async (field, wrong) => {
    const user = await aUser(api.services)
    const { error } = await api.by(user)(updateIndividual, { ...(await aForm(user)), ...wrong })
    expect(Object.keys(error.fields)).toEqual([field])
  })

  it('refuses a stale change', async () => {
    const user = await aUser(api.services)
    const form = await aForm(user)
    await api.by(user)(updateIndividual, form)
    const { status, error } = await api.by(user)(updateIndividual, { ...form, name: 'Late' })
    expect([status, error.code]).toEqual([409, 'stale'])
  })

  it('does not overwrite banking details that a Super Admin sees masked', async () => {
    const user = await aUser(api.services)
    const saved = (
      await api.by(user)(updateIndividual, {
        ...(await aForm(user)),
        bankingDetails: banking,
        currentPassword: testPassword,
      })
    ).body
    const admin = await api.as('superAdmin')
    const other = { ...banking, accountNumber: '99999999' }
    await admin(updateIndividual, {
      ...(await aForm(user)),
      version: saved.version,
      bankingDetails: other,
    })
    const unchanged = (await api.by(user)(getIndividual, { id: user.personId })).body
    expect(unchanged.bankingDetails?.accountNumber).toBe('1234567890')
  })

  it('of another user is saved only by a Super Admin, with role, flag, username and agency', async () => {
    const user = await aUser(api.services)
    const agency = await anAgency(api.services)
    const admin = await api.as('superAdmin')
    const username = `${user.username}-new`
    const form = {
      ...(await aForm(user)),
      agencyId: agency.id,
      user: { username, role: 'designer', loginPasswordChange: true },
    }
    const { status, body } = await admin(updateIndividual, form)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      agencyId: agency.id,
      agencyName: agency.name,
      user: { username, role: 'Designer', loginPasswordChange: true },
    })
    expect((await api.by(user)(me, {})).body.session).toBeNull()
  })

  it('reports an agency that does not exist', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const { status, error } = await admin(updateIndividual, {
      ...(await aForm(user)),
      agencyId: 99_999,
    })
    expect([status, Object.keys(error.fields)]).toEqual([422, ['agencyId']])
  })
})
