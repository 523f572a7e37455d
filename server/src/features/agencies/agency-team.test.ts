import { describe, expect, it } from 'vitest'
import { getDashboard, downloadStatement } from '#contract/agencies/agency-dashboard.calls.ts'
import {
  getAgencyPage,
  getAgencyWords,
  updateAgencyPage,
} from '#contract/agencies/agency-page.calls.ts'
import { agencyPageTexts } from '#contract/agencies/agency-page.messages.ts'
import * as calls from '#contract/agencies/agency-team.calls.ts'
import { agencyTeamTexts as texts } from '#contract/agencies/agency-team.messages.ts'
import { login } from '#contract/accounts/accounts.calls.ts'
import { updatePassword } from '#contract/accounts/passwords.calls.ts'
import { newAccountTexts } from '#contract/accounts/registration.messages.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { remindOfCertificates } from './certificate-reminders.ts'

const api = useApi()

async function aTeam() {
  const agency = await anAgency(api.services)
  const agencyId = agency.id
  const admin = await aUser(api.services, { role: 'agency', agencyId })
  const first = await aUser(api.services, { role: 'agent', agencyId })
  const second = await aUser(api.services, { role: 'agent', agencyId })
  return { agency, admin, first, second, as: api.by(admin) }
}

const mailsTo = (email: string) =>
  api.services.database.sql<
    { usage: string; subject: string; text: string }[]
  >`select usage, subject, text from outbox where "to" = ${email} order by id`

describe('an agency’s team', () => {
  it('is invited by email, and each member chooses their own password', async () => {
    const { as } = await aTeam()
    const email = 'new.agent@example.com'
    const form = { name: 'Sipho', surname: 'Dlamini', email, cellNumber: '082 555 0101' }
    const { status, body } = await as(calls.inviteAgent, form)
    expect([status, body.message]).toEqual([200, texts.invited])
    expect((await mailsTo(email)).map(({ usage }) => usage)).toEqual(['AgentInvited'])
    const [user] = await api.services.database.sql`
      select username, change_password_on_login as must from users where email = ${email}`
    expect(user).toMatchObject({ username: email, must: true })
    expect((await as(calls.inviteAgent, form)).error.fields).toEqual({
      email: newAccountTexts.emailTaken,
    })
    const again = await as(calls.resendInvitation, { id: body.id })
    expect(again.body.message).toBe(texts.invited)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    const token = /forgotPasswordReset\/([\w-]{43})/.exec(String(mails[1]?.text))?.[1] as string
    const password = 'my eie woord is my eer'
    expect((await api.visitor(updatePassword, { email, password, token })).status).toBe(200)
    expect((await api.visitor(login, { username: email, password })).body).toMatchObject({
      user: { role: 'Agent', loginPasswordChange: false },
    })
    expect((await as(calls.resendInvitation, { id: body.id })).error.message).toBe(
      texts.alreadyActive,
    )
  })

  it('hands over listings to another of its agents, and those of clients stay theirs', async () => {
    const { agency, admin, first, second, as } = await aTeam()
    const listed = { agentId: first.personId, agencyId: agency.id }
    const own = await aProperty(api.services, { ...listed, ownerUserId: first.id })
    const client = await aUser(api.services)
    const clients = await aProperty(api.services, { ...listed, ownerUserId: client.id })
    expect((await as(calls.countAgentListings, { id: first.personId })).body).toEqual({
      properties: 2,
      weeks: 0,
    })
    const { sql } = api.services.database
    for (const email of ['waits@example.com', 'done@example.com', 'taken@example.com']) {
      await sql`select conversation_of(null, ${email}, 'Lerato', null, ${own.id}, null, now())`
    }
    await sql`update conversations set state = 'closed' where email = 'done@example.com'`
    await sql`update conversations set assignee_id = ${admin.id} where email = 'taken@example.com'`
    const other = await aTeam()
    const wrong = await as(calls.transferListings, {
      id: first.personId,
      toAgentId: other.first.personId,
    })
    expect(wrong.error.fields).toEqual({ toAgentId: texts.notOfAgency })
    expect(
      (await other.as(calls.transferListings, { id: first.personId, toAgentId: second.personId }))
        .status,
    ).toBe(404)
    const { body } = await as(calls.deactivateAgent, {
      id: first.personId,
      toAgentId: second.personId,
    })
    expect(body).toMatchObject({ properties: 2, weeks: 0 })
    const rows = await api.services.database.sql<{ id: number; agent: number; owner: number }[]>`
      select id, agent_id as agent, owner_user_id as owner from properties
      where agency_id = ${agency.id} order by id`
    expect(rows).toEqual([
      { id: own.id, agent: second.personId, owner: second.id },
      { id: clients.id, agent: second.personId, owner: client.id },
    ])
    // Open conversations move with the listings; a colleague keeps those they have taken on.
    expect(
      await sql`select email, assignee_id as by from conversations where property_id = ${own.id} order by email`,
    ).toEqual([
      { email: 'done@example.com', by: first.id },
      { email: 'taken@example.com', by: admin.id },
      { email: 'waits@example.com', by: second.id },
    ])
    expect((await api.by(first)(getDashboard, { id: agency.id })).status).toBe(401)
    expect((await as(calls.deactivateAgent, { id: first.personId })).status).toBe(404)
  })

  it('takes over what former agents have left behind, even if they now work for another agency', async () => {
    const { agency, admin, first, second, as } = await aTeam()
    const other = await aTeam()
    const client = await aUser(api.services)
    const listed = { agencyId: agency.id, agentId: first.personId }
    const own = await aProperty(api.services, { ...listed, ownerUserId: first.id })
    const clients = await aProperty(api.services, { ...listed, ownerUserId: client.id })
    const seconds = { agencyId: agency.id, agentId: second.personId, ownerUserId: second.id }
    const moved = await aProperty(api.services, seconds)
    await as(calls.deactivateAgent, { id: first.personId })
    await api.services.database.sql`
      update agents set agency_id = ${other.agency.id} where id = ${second.personId}`
    expect((await as(getDashboard, { id: agency.id })).body.withoutAgent).toBe(3)
    // The listings belong to the first agency, whoever the agent works for.
    const taken = { id: second.personId, toAgentId: other.first.personId }
    expect((await other.as(calls.transferListings, taken)).body.properties).toBe(0)
    const wish = { id: agency.id, toAgentId: admin.personId }
    expect((await other.as(calls.assignListings, wish)).status).toBe(404)
    expect((await as(calls.assignListings, wish)).body).toMatchObject({ properties: 3, weeks: 0 })
    const rows = await api.services.database.sql<{ id: number; agent: number; owner: number }[]>`
      select id, agent_id as agent, owner_user_id as owner from properties
      where agency_id = ${agency.id} order by id`
    const agent = admin.personId
    expect(rows).toEqual([
      { id: own.id, agent, owner: admin.id },
      { id: clients.id, agent, owner: client.id },
      { id: moved.id, agent, owner: admin.id },
    ])
    expect((await as(getDashboard, { id: agency.id })).body.withoutAgent).toBe(0)
  })

  it('shows its administrator listings, leads, response times, payments and certificates', async () => {
    const { agency, first, as } = await aTeam()
    const { sql } = api.services.database
    const listed = { agentId: first.personId, agencyId: agency.id, ownerUserId: first.id }
    const { id } = await aProperty(api.services, listed)
    await aProperty(api.services, { ...listed, status: 'AP', published: false })
    await aProperty(api.services, { ...listed, status: 'P' })
    await sql`insert into enquiries (name, email, message, property_id, state, created_at, answered_at) values
      ('A', 'a@example.com', 'Hi', ${id}, 'answered', now() - interval '10 hours', now() - interval '6 hours'),
      ('B', 'b@example.com', 'Hi', ${id}, 'new', now() - interval '26 hours', null)`
    await sql`update agencies set ffc_valid_until = current_date + 20 where id = ${agency.id}`
    const { body } = await as(getDashboard, { id: agency.id })
    expect(body).toMatchObject({
      listings: { published: 1, awaitingPayment: 1, underOffer: 1, gone: 0, other: 0 },
      leads: 2,
      unanswered: 1,
      oldestHours: 26,
      responseHours: 4,
      certificate: { state: 'expiring' },
    })
    expect(body.team.find(({ agentId }) => agentId === first.personId)).toMatchObject({
      published: 1,
      listings: 3,
      leads: 2,
      certificate: { state: 'missing' },
    })
    expect(body.payments.length).toBeGreaterThan(0)
    const month = body.statements[0]?.month as string
    expect((await as(downloadStatement, { id: agency.id, month })).status).toBe(200)
    const other = await aTeam()
    expect((await other.as(getDashboard, { id: agency.id })).status).toBe(404)
    expect((await other.as(downloadStatement, { id: agency.id, month })).status).toBe(404)
  })
})

describe('the public page of an agency', () => {
  it('shows its team, its areas, its published listings and its own description', async () => {
    const { agency, first, as } = await aTeam()
    const listed = { agentId: first.personId, agencyId: agency.id, ownerUserId: first.id }
    const shown = await aProperty(api.services, listed)
    await aProperty(api.services, { ...listed, published: false })
    const words = (await as(getAgencyWords, { id: agency.id })).body
    const input = { id: agency.id, version: words.version, about: 'We sell homes.' }
    expect(
      (await as(updateAgencyPage, { ...input, website: 'javascript:alert(1)' })).error.fields,
    ).toEqual({ website: agencyPageTexts.websiteWrong })
    expect((await as(updateAgencyPage, { ...input, website: 'https://example.com' })).status).toBe(
      200,
    )
    expect((await as(updateAgencyPage, input)).status).toBe(409)
    const { status, body } = await api.visitor(getAgencyPage, { id: agency.id })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      about: 'We sell homes.',
      website: 'https://example.com',
      total: 1,
    })
    expect(body.listings.map(({ id }) => id)).toEqual([shown.id])
    expect(body.areas).toEqual([
      { suburb: 'Lynnwood', city: 'Pretoria', province: 'Gauteng', count: 1 },
    ])
    expect(body.team).toContainEqual({ id: first.personId, name: 'Thandi Nkosi', listings: 1 })
    expect(JSON.stringify(body)).not.toContain('@example.com')
  })

  it('lists sold and rented-out listings after all available ones', async () => {
    const { agency, first } = await aTeam()
    const listed = { agentId: first.personId, agencyId: agency.id, ownerUserId: first.id }
    const older = await aProperty(api.services, listed)
    const underOffer = await aProperty(api.services, { ...listed, status: 'P' })
    const sold = await aProperty(api.services, { ...listed, status: 'S' })
    const newest = await aProperty(api.services, listed)
    const { body } = await api.visitor(getAgencyPage, { id: agency.id })
    expect(body.listings.map(({ id }) => id)).toEqual([newest.id, underOffer.id, older.id, sold.id])
    expect(body).toMatchObject({ total: 4, gone: 1 })
  })

  it('does not exist until the agency is verified', async () => {
    const { id } = await anAgency(api.services, { verified: false })
    expect((await api.visitor(getAgencyPage, { id })).status).toBe(404)
  })
})

describe('an expiring certificate', () => {
  it('triggers reminders to the agent and the administrator 60, 30 and 7 days before and after, once each', async () => {
    const { admin, first } = await aTeam()
    await api.services.database.sql`
      update agents set ffc_number = '2026 1', ffc_valid_until = '2027-03-01' where id = ${first.personId}`
    const days = [
      '2026-12-01',
      '2027-01-05',
      '2027-01-06',
      '2027-02-05',
      '2027-02-25',
      '2027-03-02',
    ]
    const counts: number[] = []
    for (const day of days) {
      await remindOfCertificates(api.services, day)
      counts.push((await mailsTo(first.email)).length)
    }
    expect(counts).toEqual([0, 1, 1, 2, 3, 4])
    expect(await mailsTo(admin.email)).toHaveLength(4)
    expect((await mailsTo(first.email)).at(-1)?.subject).toContain('expired on 1 March 2027')
  })
})
