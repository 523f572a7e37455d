import { describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.calls.ts'
import * as calls from '#contract/agencies/agencies.calls.ts'
import { removeAgent } from '#contract/agencies/agents.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, anAgency } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'

const api = useApi()
const password = 'oor die berge en dale'
let count = 0

function aForm() {
  const username = `kantoor${++count}`
  return {
    name: `Bosveld Eiendomme ${count}`,
    eaabeffcNumber: '2026 118 402',
    companyRegNumber: '2013/112233/07',
    user: {
      name: 'Marlene',
      surname: 'Pretorius',
      email: `${username}@example.com`,
      cellNumber: '0825550134',
      telephone: null,
      username,
      password,
      confirm: password,
      acceptedTerms: true as const,
    },
  }
}

const others = roles.filter((role) => role !== 'superAdmin')

describe('registering an agency', () => {
  it('creates an unverified agency with its administrator, whatever else was sent', async () => {
    const form = aForm()
    const greedy = { ...form, id: 1, verified: true, isDeleted: true, role: 'Super Admin' }
    const { status, body } = await api.visitor(calls.registerAgency, {
      ...greedy,
      user: { ...form.user, role: 'Super Admin' },
    } as never)
    expect([status, body.message]).toEqual([200, "Register Success! You'll be redirected shortly."])
    const { username } = form.user
    const session = (await api.visitor(login, { username, password })).body
    expect(session).toMatchObject({
      user: { role: 'Agency' },
      agency: { id: body.id, agencyName: form.name },
    })
    const admin = await api.as('superAdmin')
    expect((await admin(calls.getAgency, { id: body.id })).body).toMatchObject({
      verified: false,
      administrator: `${form.user.name} ${form.user.surname}`,
      agents: 1,
    })
    const [mail] = await api.services.database
      .sql`select usage from outbox where "to" = ${form.user.email}`
    expect(mail?.usage).toBe('AccountCreated')
    const accepted = await api.services.database.sql`
      select 1 from terms_acceptances where user_id = ${body.userId}`
    expect(accepted).toHaveLength(1)
  })

  it('reports every empty field with the exact message', async () => {
    const { status, error } = await api.visitor(calls.registerAgency, { user: {} } as never)
    expect([status, error.message]).toEqual([
      422,
      'Please check form and correct all input fields!',
    ])
    expect(error.fields).toMatchObject({
      'user.name': 'Administrator Name is required!',
      'user.surname': 'Administrator Surname is required!',
      'user.email': 'Valid email is required!',
      'user.cellNumber': 'Cell number is required!',
      'user.username': 'Username is required!',
      'user.password': 'Password is required!',
    })
    expect(Object.keys(error.fields)).toEqual(
      expect.arrayContaining(['name', 'eaabeffcNumber', 'companyRegNumber', 'user.acceptedTerms']),
    )
  })

  it('refuses an email address that is taken and stores nothing', async () => {
    const taken = await aUser(api.services)
    const form = aForm()
    const { status, error } = await api.visitor(calls.registerAgency, {
      ...form,
      user: { ...form.user, email: taken.email },
    })
    expect([status, Object.keys(error.fields)]).toEqual([409, ['user.email']])
    const left = await api.services.database.sql`select 1 from agencies where name = ${form.name}`
    expect(left).toHaveLength(0)
  })

  it('by a Super Admin creates a verified one, and is refused to everyone else', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(calls.createAgency, aForm())
    expect(body.message).toBe('Register Success!')
    expect((await admin(calls.getAgency, { id: body.id })).body.verified).toBe(true)
    for (const role of others) {
      expect((await (await api.as(role))(calls.createAgency, aForm())).status).toBe(403)
    }
    expect((await api.visitor(calls.createAgency, aForm())).status).toBe(401)
  })
})

describe('the list of agencies', () => {
  it('shows a Super Admin everything', async () => {
    const agency = await anAgency(api.services, { name: 'Wilgers & Seun', verified: false })
    const admin = await api.as('superAdmin')
    const { body } = await admin(calls.listAgencies, { search: 'wilgers' })
    expect(body.items).toEqual([
      {
        id: agency.id,
        version: 1,
        agencyName: 'Wilgers & Seun',
        eaabeffcNumber: '2026 118 402',
        ffcValidUntil: null,
        companyRegNumber: '2013/112233/07',
        verified: false,
        refusalReason: null,
        administrator: null,
        agents: 0,
      },
    ])
  })

  it('shows everyone else only the names of verified agencies', async () => {
    const shown = await anAgency(api.services, { name: 'Karee Realty' })
    await anAgency(api.services, { name: 'Karee Copycats', verified: false })
    for (const role of others) {
      const { body } = await (await api.as(role))(calls.listAgencies, { search: 'karee' })
      expect(body.items).toEqual([{ id: shown.id, agencyName: 'Karee Realty' }])
    }
    expect((await api.visitor(calls.listAgencies, {})).status).toBe(401)
  })

  it('does not let others search by fields they may not see', async () => {
    await anAgency(api.services)
    const user = await api.as('privateUser')
    expect((await user(calls.listAgencies, { search: '2013/112233/07' })).body.total).toBe(0)
  })
})

describe('an agency', () => {
  it('shows only its name to others, and everything to its administrator', async () => {
    const agency = await anAgency(api.services)
    const owner = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const full = (await api.by(owner)(calls.getAgency, { id: agency.id })).body
    expect(full.companyRegNumber).toBe('2013/112233/07')
    for (const send of [api.by(agent), await api.as('agency'), await api.as('privateUser')]) {
      const { body } = await send(calls.getAgency, { id: agency.id })
      expect(body).toEqual({ id: agency.id, agencyName: agency.name })
    }
    expect((await api.visitor(calls.getAgency, { id: agency.id })).status).toBe(401)
    expect((await api.by(owner)(calls.getAgency, { id: 99_999 })).status).toBe(404)
  })

  it('is renamed by its administrator, who cannot touch its numbers or another agency', async () => {
    const agency = await anAgency(api.services)
    const victim = await anAgency(api.services)
    const owner = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const { status, body } = await api.by(owner)(calls.updateAgency, {
      id: victim.id,
      version: 1,
      agencyName: 'Nuwe Naam',
      eaabeffcNumber: 'forged',
      companyRegNumber: 'forged',
      user: { username: 'x' },
    } as never)
    expect([status, body.message]).toEqual([200, 'Your Information has been updated!'])
    expect(body).toMatchObject({
      id: agency.id,
      agencyName: 'Nuwe Naam',
      eaabeffcNumber: '2026 118 402',
      companyRegNumber: '2013/112233/07',
    })
    const unchanged = (await api.by(owner)(calls.getAgency, { id: victim.id })).body
    expect(unchanged.agencyName).toBe(victim.name)
  })

  it('gets its numbers from a Super Admin', async () => {
    const { id } = await anAgency(api.services)
    const admin = await api.as('superAdmin')
    const form = {
      id,
      version: 1,
      agencyName: 'Bo-Kaap Homes',
      eaabeffcNumber: '2027 001 002',
      ffcValidUntil: '2027-12-31',
      companyRegNumber: '2020/000001/07',
    }
    expect((await admin(calls.updateAgency, form)).body).toMatchObject({ ...form, version: 2 })
    expect((await admin(calls.updateAgency, form)).error.code).toBe('stale')
    const nameless = await admin(calls.updateAgency, { ...form, version: 2, agencyName: ' ' })
    expect(nameless.error.fields).toEqual({ agencyName: 'Agency Name is required!' })
  })

  it('cannot be changed by anyone else', async () => {
    const { id } = await anAgency(api.services)
    const form = { id, version: 1, agencyName: 'Mine' }
    for (const role of ['designer', 'agent', 'managingAgent', 'privateUser'] as const) {
      expect((await (await api.as(role))(calls.updateAgency, form)).status).toBe(403)
    }
    expect((await (await api.as('agency'))(calls.updateAgency, form)).status).toBe(404)
  })

  it('is verified only by a Super Admin, and records by whom', async () => {
    const { id } = await anAgency(api.services, { verified: false })
    const admin = await aUser(api.services, { role: 'superAdmin' })
    for (const role of others) {
      expect((await (await api.as(role))(calls.verifyAgency, { id })).status).toBe(403)
    }
    const { body } = await api.by(admin)(calls.verifyAgency, { id })
    expect(body).toMatchObject({ verified: true, message: 'The agency is verified.' })
    const [row] = await api.services.database.sql`select verified_by from agencies where id = ${id}`
    expect(row?.verified_by).toBe(admin.id)
    expect((await api.by(admin)(calls.verifyAgency, { id: 99_999 })).status).toBe(404)
  })

  it('can be deleted only when it has no agents and no listings', async () => {
    const { id } = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: id })
    const listing = await aListing(api.services, { ownerUserId: agent.id, agencyId: id })
    const admin = await api.as('superAdmin')
    const first = await admin(calls.removeAgency, { id })
    expect([first.status, first.error.message]).toEqual([
      409,
      'This agency has 1 agent and 1 listing and cannot be deleted.',
    ])
    await admin(removeAgent, { id: agent.personId })
    expect((await admin(calls.removeAgency, { id })).status).toBe(409)
    await api.services.database.sql`
      update properties set deleted_at = now(), published = false where id = ${listing}`
    expect((await admin(calls.removeAgency, { id })).body).toEqual({ id })
    expect((await admin(calls.getAgency, { id })).status).toBe(404)
    for (const role of others) {
      expect((await (await api.as(role))(calls.removeAgency, { id })).status).toBe(403)
    }
  })
})
