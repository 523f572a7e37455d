import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import { checkResetToken, updatePassword } from '#contract/accounts/passwords.calls.ts'
import * as calls from '#contract/agencies/agents.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, anAgency, type TestUser } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'

const api = useApi()
const password = 'die son sak in die weste'
const others = roles.filter((role) => role !== 'superAdmin')
let count = 0

function aForm(agencyId: number) {
  const username = `makelaar${++count}`
  return {
    agencyId,
    name: 'Naledi',
    surname: 'Mokoena',
    email: `${username}@example.com`,
    cellNumber: '0825550134',
    telephone: '',
    user: { username, password, confirm: password, acceptedTerms: true as const },
  }
}

function changeOf(agent: TestUser, facts: object = {}) {
  const contact = { name: 'Thandi', surname: 'Nkosi', email: agent.email, cellNumber: '0825550134' }
  return { id: agent.personId, version: 1, ...contact, ...facts }
}

describe('adding an agent', () => {
  it('creates an agent of the agency who must choose a password, by an emailed link or at login', async () => {
    const agency = await anAgency(api.services)
    const form = aForm(agency.id)
    const admin = await api.as('superAdmin')
    const claims = { id: 1, isDeleted: true, user: { ...form.user, role: 'Super Admin' } }
    const { status, body } = await admin(calls.createAgent, { ...form, ...claims })
    expect([status, body.message]).toEqual([200, 'Register Success!'])
    const { username } = form.user
    const session = (await api.visitor(login, { username, password })).body
    expect(session).toMatchObject({
      user: { role: 'Agent', loginPasswordChange: true },
      agency: { id: agency.id },
    })

    const [mail] = await api.services.database
      .sql`select usage, text from outbox where "to" = ${form.email}`
    expect(mail?.usage).toBe('AccountInvited')
    expect(mail?.text).not.toContain(password)
    const token = /forgotPasswordReset\/([\w-]{43})/.exec(String(mail?.text))?.[1] as string
    const { email } = (await api.visitor(checkResetToken, { token })).body
    const chosen = 'my eie woord is my eer'
    expect((await api.visitor(updatePassword, { email, password: chosen, token })).status).toBe(200)
    const settled = (await api.visitor(login, { username, password: chosen })).body
    expect(settled).toMatchObject({ user: { loginPasswordChange: false } })
  })

  it('reports every empty field with the exact message, and an agency that does not exist', async () => {
    const admin = await api.as('superAdmin')
    const { error } = await admin(calls.createAgent, { user: {} } as never)
    expect(error.message).toBe('Please check form and correct all input fields!')
    expect(error.fields).toMatchObject({
      agencyId: 'Please select an agency!',
      name: 'Administrator Name is required!',
      surname: 'Administrator Surname is required!',
      email: 'Valid email is required!',
      cellNumber: 'Cell number is required!',
      'user.username': 'Username is required!',
      'user.password': 'Password is required!',
    })
    const none = await admin(calls.createAgent, aForm(0))
    expect(none.error.fields).toEqual({ agencyId: 'Please select an agency!' })
    const unknown = await admin(calls.createAgent, aForm(99_999))
    expect([unknown.status, Object.keys(unknown.error.fields)]).toEqual([422, ['agencyId']])
  })

  it('is refused to everyone else', async () => {
    const { id } = await anAgency(api.services)
    for (const role of others) {
      expect((await (await api.as(role))(calls.createAgent, aForm(id))).status).toBe(403)
    }
    expect((await api.visitor(calls.createAgent, aForm(id))).status).toBe(401)
  })
})

describe('an agency’s administrator', () => {
  async function aTeam() {
    const agency = await anAgency(api.services)
    const boss = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    return { agency, agent, boss, send: api.by(boss) }
  }

  it('adds agents to their own agency, whatever agency and role were sent', async () => {
    const { agency, send } = await aTeam()
    const rival = await anAgency(api.services)
    const form = aForm(rival.id)
    const claims = { user: { ...form.user, role: 'Super Admin' } }
    const { status, body } = await send(calls.createAgent, { ...form, ...claims })
    expect([status, body.message]).toEqual([200, 'Register Success!'])
    const added = (await send(calls.getAgent, { id: body.id })).body
    expect(added).toMatchObject({ agencyId: agency.id, user: { role: 'Agent' } })
    expect((await send(calls.listAgents, { agencyId: rival.id })).body.total).toBe(0)
  })

  it('deactivates an agent, who is logged out and leaves the list', async () => {
    const { agency, agent, send } = await aTeam()
    expect((await send(calls.removeAgent, { id: agent.personId })).status).toBe(200)
    expect((await api.by(agent)(me, {})).body.session).toBeNull()
    const { items } = (await send(calls.listAgents, { agencyId: agency.id })).body
    expect(items.map(({ id }) => id)).not.toContain(agent.personId)
    expect((await send(calls.removeAgent, { id: agent.personId })).status).toBe(404)
  })

  it('cannot add or change agents of another agency', async () => {
    const { send } = await aTeam()
    const { agent } = await aTeam()
    expect((await send(calls.removeAgent, { id: agent.personId })).status).toBe(404)
    expect((await send(calls.updateAgent, changeOf(agent))).status).toBe(403)
    expect((await send(calls.removeAgent, { id: 999_999 })).status).toBe(404)
    expect((await api.by(agent)(me, {})).body.session).not.toBeNull()
  })

  it('can deactivate neither themselves nor another administrator', async () => {
    const { agency, boss, send } = await aTeam()
    const second = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    for (const one of [boss, second]) {
      expect((await send(calls.removeAgent, { id: one.personId })).status).toBe(403)
    }
  })
})

describe('the list of agents', () => {
  it('shows names to everyone who is logged in, filtered by agency on request', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const gone = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    await api.services.database.sql`update users set deleted_at = now() where id = ${gone.id}`
    await aUser(api.services, { role: 'agent', agencyId: (await anAgency(api.services)).id })
    for (const role of others) {
      const { body } = await (await api.as(role))(calls.listAgents, { agencyId: agency.id })
      expect(body.items).toEqual([
        { id: agent.personId, agencyId: agency.id, name: 'Thandi', surname: 'Nkosi' },
      ])
    }
    expect((await api.visitor(calls.listAgents, {})).status).toBe(401)
  })

  it('does not let others find an agent by fields they may not see', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const user = await api.as('privateUser')
    expect((await user(calls.listAgents, { search: agent.email })).body.total).toBe(0)
  })

  it('shows everything to a Super Admin, and to the administrator of that agency', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const owner = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    for (const send of [await api.as('superAdmin'), api.by(owner)]) {
      const query = { agencyId: agency.id, search: agent.username }
      const { body } = await send(calls.listAgents, query)
      expect(body.items).toHaveLength(1)
      expect(body.items[0]).toMatchObject({
        id: agent.personId,
        email: agent.email,
        agencyName: agency.name,
        isDeleted: false,
        user: { username: agent.username, role: 'Agent' },
      })
    }
  })
})

describe('an agent', () => {
  it('shows only a name to others, and everything to themselves, their agency and a Super Admin', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const owner = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const colleague = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const id = agent.personId
    for (const send of [api.by(agent), api.by(owner), await api.as('superAdmin')]) {
      expect((await send(calls.getAgent, { id })).body.email).toBe(agent.email)
    }
    for (const send of [api.by(colleague), await api.as('agency'), await api.as('privateUser')]) {
      const { body } = await send(calls.getAgent, { id })
      expect(body).toEqual({ id, agencyId: agency.id, name: 'Thandi', surname: 'Nkosi' })
    }
    expect((await api.visitor(calls.getAgent, { id })).status).toBe(401)
  })

  it('saves their own contact details, and nothing that only a Super Admin may set', async () => {
    const agency = await anAgency(api.services)
    const rival = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const { status, body } = await api.by(agent)(
      calls.updateAgent,
      changeOf(agent, {
        surname: 'Zulu',
        agencyId: rival.id,
        isDeleted: true,
        eaabeffcNumber: 'forged',
        idNumber: '8001015009087',
        user: { role: 'Super Admin', username: 'root', loginPasswordChange: true },
      }),
    )
    expect([status, body.message]).toEqual([200, 'Your Information has been updated!'])
    expect(body).toMatchObject({
      fullName: 'Thandi Zulu',
      agencyId: agency.id,
      isDeleted: false,
      eaabeffcNumber: null,
      user: { username: agent.username, role: 'Agent', loginPasswordChange: false },
    })
  })

  it('is managed by the administrator of their agency, and by no other', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const owner = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const saved = await api.by(owner)(
      calls.updateAgent,
      changeOf(agent, { telephone: '0125550178' }),
    )
    expect(saved.body.telephone).toBe('+27125550178')
    const next = changeOf(agent, { version: 2 })
    for (const role of ['agency', 'agent', 'managingAgent', 'privateUser', 'designer'] as const) {
      expect((await (await api.as(role))(calls.updateAgent, next)).status).toBe(403)
    }
    expect((await api.visitor(calls.updateAgent, next)).status).toBe(401)
  })

  it('gets agency, certificate and role from a Super Admin', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent' })
    const admin = await api.as('superAdmin')
    const { body } = await admin(
      calls.updateAgent,
      changeOf(agent, {
        agencyId: agency.id,
        eaabeffcNumber: '2026 118 777',
        ffcValidUntil: '2026-12-31',
        user: { username: agent.username, role: 'Management Agent' },
      }),
    )
    expect(body).toMatchObject({
      agencyId: agency.id,
      eaabeffcNumber: '2026 118 777',
      ffcValidUntil: '2026-12-31',
      user: { role: 'Managing Agent' },
    })
    expect((await api.by(agent)(me, {})).body.session).toBeNull()
  })

  it('gets the exact message for each error, and a refusal when stale', async () => {
    const agent = await aUser(api.services, { role: 'agent' })
    const wrong = changeOf(agent, { name: '', email: 'x', cellNumber: '1', telephone: '2' })
    expect((await api.by(agent)(calls.updateAgent, wrong)).error.fields).toEqual({
      name: 'Name is Required!',
      email: 'Valid Email address is Required!',
      cellNumber: 'Valid Cell Number is Required!',
      telephone: 'Valid telephone number is required!!',
    })
    const stale = changeOf(agent, { version: 9 })
    expect((await api.by(agent)(calls.updateAgent, stale)).error.code).toBe('stale')
  })

  it('that is deleted loses the account; the listings stay without an agent', async () => {
    const agent = await aUser(api.services, { role: 'agent' })
    const owner = await aUser(api.services)
    const listing = await aListing(api.services, { ownerUserId: owner.id, agentId: agent.personId })
    for (const role of others) {
      const send = await api.as(role)
      // To the administrator of another agency there is no such agent.
      const refused = role === 'agency' ? 404 : 403
      expect((await send(calls.removeAgent, { id: agent.personId })).status).toBe(refused)
    }
    const admin = await api.as('superAdmin')
    expect((await admin(calls.removeAgent, { id: agent.personId })).status).toBe(200)
    expect((await api.by(agent)(me, {})).body.session).toBeNull()
    const [row] = await api.services.database.sql`
      select agent_id, published from properties where id = ${listing}`
    expect(row).toEqual({ agent_id: null, published: true })
    expect((await admin(calls.getAgent, { id: agent.personId })).body.isDeleted).toBe(true)
    const user = await api.as('privateUser')
    expect((await user(calls.getAgent, { id: agent.personId })).status).toBe(404)
  })
})

describe('the agent record of a user', () => {
  it('is one’s own, whichever id was requested', async () => {
    const agent = await aUser(api.services, { role: 'agent' })
    const other = await aUser(api.services, { role: 'agent' })
    const { body } = await api.by(agent)(calls.agentFromUser, { userId: other.id })
    expect(body).toMatchObject({ id: agent.personId, email: agent.email })
  })

  it('is created from the personal record if it is missing', async () => {
    const user = await aUser(api.services)
    await api.services.database.sql`
      update users set role_id = (select id from roles where key = 'agent') where id = ${user.id}`
    const { status, body } = await api.by(user)(calls.agentFromUser, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userId: user.id,
      fullName: 'Thandi Nkosi',
      user: { role: 'Agent' },
    })
    const again = await api.by(user)(calls.agentFromUser, {})
    expect(again.body.id).toBe(body.id)
  })

  it('never grants a role: a private user is refused, and so is a Super Admin who requests one', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const agent = await aUser(api.services, { role: 'agent' })
    expect((await api.by(user)(calls.agentFromUser, {})).status).toBe(403)
    expect((await admin(calls.agentFromUser, { userId: user.id })).status).toBe(403)
    expect((await admin(calls.agentFromUser, { userId: agent.id })).body.id).toBe(agent.personId)
    expect((await api.visitor(calls.agentFromUser, {})).status).toBe(401)
  })
})
