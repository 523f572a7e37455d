import { beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.calls.ts'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import { listLeads } from '#contract/leads/leads.calls.ts'
import { links } from '#contract/links.ts'
import { listContactLog, listEnquireLog } from '#contract/message-logs/message-logs.calls.ts'
import { getOutboxMail, listOutbox } from '#contract/outbox/outbox.calls.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import { listSearches } from '#contract/search-log/search-log.calls.ts'
import { listSecurityEvents } from '#contract/security-events/security-events.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
let buyer: TestUser
let agent: TestUser
let seller: TestUser
let page: string

beforeAll(async () => {
  seller = await aUser(api.services)
  buyer = await aUser(api.services, { username: 'Lerato_B' })
  agent = await aUser(api.services, { role: 'agent' })
  page = links.profile(buyer.personId)
  const { sql } = api.services.database
  const { id: weekId } = await aWeek(api.services, { ownerUserId: seller.id })
  await sql`update users set email_confirmed_at = now() where id = ${buyer.id}`
  await sql`insert into enquiries (week_id, name, email, message, consent) values
    (${weekId}, 'Lerato', ${buyer.email.toUpperCase()}, 'Is it free?', true),
    (${weekId}, 'A stranger', 'stranger@example.com', 'Is it free?', true)`
  await sql`insert into offers (week_id, user_id, amount, comment, consent, status_code)
    values (${weekId}, ${buyer.id}, 60000, 'My offer', false, ${offerStatus.open})`
  await sql`insert into contact_messages (name, email, message, consent, contact_source_id)
    select 'Lerato', ${buyer.email}, 'Hello', true, min(id) from contact_sources`
  await sql`insert into search_log (user_name, type, property, value) values
    (${buyer.username}, 'Timeshare', 'resort', 'Cabana'), ('Guest', 'Timeshare', 'resort', 'Cabana')`
  await sql`insert into outbox ("to", subject, html, text, usage, message_id) values
    (${agent.email}, 'Hello', '<p>Hello</p>', 'Hello', 'Test', '<a@example.com>')`
  await api.visitor(login, { username: buyer.username, password: testPassword })
})

describe('the person in a row of a log', () => {
  it('links to their record in the message logs, by email address in any case', async () => {
    const admin = await api.as('superAdmin')
    const enquiries = (await admin(listEnquireLog, {})).body.items
    expect(enquiries.map(({ name, personLink }) => [name, personLink])).toEqual([
      ['A stranger', null],
      ['Lerato', page],
    ])
    expect((await admin(listContactLog, {})).body.items[0]?.personLink).toBe(page)
  })

  it('links to it in leads, including offers, and only for a Super Admin', async () => {
    const admin = await api.as('superAdmin')
    const found = (await admin(listLeads, { sort: 'name', order: 'asc' })).body.items
    const linked = found.map(({ kind, personLink }) => [kind, personLink])
    expect(linked).toContainEqual(['offer', page])
    expect(linked).toContainEqual(['enquiry', page])
    expect(linked).toContainEqual(['enquiry', null])
    expect(linked).toContainEqual(['contact', page])
    const own = (await api.by(seller)(listLeads, {})).body.items
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ personLink }) => personLink === null)).toBe(true)
  })

  it('links to it in the logs of searches, security events, changes and emails', async () => {
    const admin = await api.as('superAdmin')
    const searches = (await admin(listSearches, {})).body.items
    expect(new Map(searches.map(({ userName, userLink }) => [userName, userLink]))).toEqual(
      new Map([
        [buyer.username, page],
        ['Guest', null],
      ]),
    )
    const events = (await admin(listSecurityEvents, { userId: buyer.id })).body.items
    expect(events[0]).toMatchObject({ username: buyer.username, userLink: page, byLink: null })
    const { sql } = api.services.database
    await sql`insert into change_log (table_name, row_id, action, actor_user_id, actor_name, after)
      values ('weeks', '1', 'update', ${agent.id}, 'Thandi Nkosi', '{}')`
    const changes = (await admin(listChanges, { actor: String(agent.id) } as never)).body.items
    expect(changes[0]?.actorLink).toBe(links.agentProfile(agent.personId))
    const [mail] = (await admin(listOutbox, {})).body.items
    const read = await admin(getOutboxMail, { id: mail?.id as number })
    expect(read.body.personLink).toBe(links.agentProfile(agent.personId))
  })
})
