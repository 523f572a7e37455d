import { sql } from '../../db/orm.ts'
import { describe, expect, it } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import * as calls from '#contract/conversations/conversations.calls.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { changeLead, listLeads } from '#contract/leads/leads.calls.ts'
import { acceptCounterOffer, counterOffer } from '#contract/offers/offers.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser, type TestUser } from '../../testing/builders.ts'
import { multipartForm } from '../../testing/multipart.ts'
import { bidOn } from '../../testing/offer-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'

const inbound = { domain: 'mail.example', smtpPort: undefined, imapUrl: undefined }
const api = useApi({ rateLimit: false, inbound })

const asked = {
  name: 'Lerato Maseko',
  email: 'lerato@example.com',
  message: 'Is it still for sale?',
}

async function enquire(input: Record<string, unknown>) {
  const { status, error } = await api.visitor(sendEnquiry, { ...asked, ...input } as never)
  if (status !== 200) throw new Error(error.message)
}

const listOf = async (user: TestUser, query = {}) =>
  (await api.by(user)(calls.listConversations, query)).body

async function theOnly(user: TestUser) {
  const { items } = await listOf(user)
  expect(items).toHaveLength(1)
  const [row] = items
  return (await api.by(user)(calls.getConversation, { id: (row as { id: number }).id })).body
}

/** A reply as the screen sends it. */
async function reply(user: TestUser, id: number, text: string, files: Buffer[] = []) {
  const form = multipartForm(
    { id: String(id), text },
    files.map((content) => ({ content, name: 'Offer to purchase.pdf', type: 'application/pdf' })),
  )
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/conversations/${id}/reply`,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${user.token}` },
  })
  return { status: response.statusCode, body: response.json() }
}

async function emailsTo(address: string) {
  const rows = await api.services.database.db.execute<{
    usage: string
    sender: { name: string; address: string } | null
    reply_to: string
    text: string
    attachments: { fileName: string }[]
  }>(sql`select usage, sender, reply_to, text, attachments from outbox
    where "to" = ${address} and usage = 'ConversationReply' order by id`)
  return [...rows]
}

async function aListing() {
  const agency = await anAgency(api.services)
  const owner = await aUser(api.services)
  const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
  const administrator = await aUser(api.services, { role: 'agency', agencyId: agency.id })
  const house = await aProperty(api.services, {
    ownerUserId: owner.id,
    agentId: agent.personId,
    agencyId: agency.id,
    published: true,
  })
  return { agency, owner, agent, administrator, house }
}

describe('a conversation', () => {
  it('joins the enquiries and offers of one person about one listing, for everyone who manages it', async () => {
    const { owner, agent, administrator, house } = await aListing()
    const buyer = await aUser(api.services, { username: 'lerato' })
    await enquire({ property: house.id })
    await enquire({ property: house.id, email: 'LERATO@example.com', message: 'And the levy?' })
    await bidOn(api, buyer, house.id, { amount: 900_000 })
    for (const user of [owner, agent, administrator]) {
      const thread = await theOnly(user)
      expect(thread).toMatchObject({ state: 'negotiating', assignee: { id: agent.id } })
      expect(thread.listing).toMatchObject({ id: house.id, reference: house.reference })
      expect(thread.messages.map(({ kind, text }) => [kind, text.slice(0, 13)])).toEqual([
        ['enquiry', 'Is it still f'],
        ['enquiry', 'And the levy?'],
        ['offer', expect.any(String)],
      ])
      expect(thread.offer).toMatchObject({ first: 900_000, mayCounter: true })
      expect(thread.waitingSince).not.toBeNull()
    }
    expect((await listOf(agent)).counts).toEqual({
      mine: 1,
      unassigned: 0,
      all: 1,
      waiting: 1,
      unread: 1,
    })
    expect((await listOf(owner)).counts).toMatchObject({ mine: 0, all: 1 })
    const stranger = await aUser(api.services)
    expect((await listOf(stranger)).total).toBe(0)
    const { id } = await theOnly(owner)
    expect((await api.by(stranger)(calls.getConversation, { id })).status).toBe(404)
    expect((await api.by(buyer)(calls.getConversation, { id })).status).toBe(404)
    expect((await (await api.as('designer'))(calls.listConversations, {})).status).toBe(403)
    expect((await api.visitor(calls.listConversations, {})).status).toBe(401)
  })

  it('sends a reply with its attachment from an address of ours, and ends the wait', async () => {
    const { agent, house } = await aListing()
    await enquire({ property: house.id, email: 'reply-to-me@example.com' })
    const { id } = await theOnly(agent)
    const { status, body } = await reply(agent, id, 'It is.\nShall I show you?', [
      Buffer.from('%PDF'),
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Reply sent.', state: 'inProgress', waitingSince: null })
    expect(body.firstResponseAt).not.toBeNull()
    expect(body.messages.at(-1)).toMatchObject({
      kind: 'reply',
      fromUs: true,
      delivery: 'queued',
      files: [{ fileName: 'Offer to purchase.pdf', bytes: 4 }],
    })
    const [mail] = await emailsTo('reply-to-me@example.com')
    expect(mail?.sender?.address).toMatch(/^reply\+[0-9a-f]{32}@mail\.example$/)
    expect(mail?.sender?.name).toMatch(/^Thandi Nkosi \(/)
    expect(mail?.reply_to).toBe(mail?.sender?.address)
    expect(mail?.text).toContain('Shall I show you?')
    expect(mail?.text).not.toContain(agent.username)
    expect(mail?.attachments).toMatchObject([{ fileName: 'Offer to purchase.pdf' }])
    const [lead] = (await api.by(agent)(listLeads, {})).body.items
    expect(lead).toMatchObject({ state: 'answered', answeredBy: 'Thandi Nkosi' })
    const file = { id, fileId: body.messages.at(-1).files[0].id }
    const downloaded = await api.by(agent)(calls.getConversationFile, file)
    expect(String(downloaded.body.content)).toBe('%PDF')
    expect((await (await api.as('agent'))(calls.getConversationFile, file)).status).toBe(404)
    expect((await reply(agent, id, ' ')).body.fields).toEqual({ text: 'Please write a message.' })
  })

  it('hides the address of someone who did not agree to share it, and still delivers the reply', async () => {
    const { agent, house } = await aListing()
    await enquire({ property: house.id, email: 'hidden@example.com', consent: false })
    const thread = await theOnly(agent)
    expect(thread).toMatchObject({ email: null, phone: null })
    expect(JSON.stringify(thread)).not.toContain('hidden@example.com')
    const { body } = await reply(agent, thread.id, 'Yes.')
    expect(JSON.stringify(body)).not.toContain('hidden@example.com')
    expect(await emailsTo('hidden@example.com')).toHaveLength(1)
    const asAdmin = await (await api.as('superAdmin'))(calls.getConversation, { id: thread.id })
    expect(asAdmin.body.email).toBe('hidden@example.com')
  })

  it('has notes, pasted answers, a state, an assignee and a reminder', async () => {
    const { agent, owner, administrator, house } = await aListing()
    await enquire({ property: house.id, email: 'steps@example.com' })
    const { id } = await theOnly(agent)
    const by = api.by(agent)
    const noted = await by(calls.addNote, { id, text: 'Not below R 2 420 000.' })
    expect(noted.body).toMatchObject({ message: 'Note saved.' })
    expect(noted.body.waitingSince).not.toBeNull()
    const marked = (await by(calls.markReplied, { id })).body
    expect(marked).toMatchObject({ waitingSince: null, state: 'inProgress' })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const change = {
      id,
      state: 'viewing',
      assigneeId: administrator.id,
      remindAt: tomorrow,
    } as const
    const changed = (await by(calls.changeConversation, change)).body
    expect(changed).toMatchObject({
      state: 'viewing',
      assignee: { id: administrator.id },
      remindPerson: { id: agent.id },
    })
    const told = await api.services.database.db.execute(sql`
      select headline, link from notifications where user_id = ${administrator.id}
        and occasion like 'assigned:%'`)
    expect([...told]).toEqual([
      { headline: 'A conversation was assigned to you', link: `/conversations/${id}` },
    ])
    expect(new Date(changed.remindAt ?? '').toISOString()).toBe(tomorrow)
    const closed = (await by(calls.changeConversation, { id, state: 'closed' })).body
    expect(closed).toMatchObject({ state: 'closed', remindAt: null })
    expect((await listOf(owner)).total).toBe(0)
    expect((await listOf(owner, { ended: 'true' })).total).toBe(1)
    const pasted = (await by(calls.pasteMessage, { id, text: 'He phoned: he will come.' })).body
    expect(pasted).toMatchObject({ state: 'inProgress' })
    expect(pasted.waitingSince).not.toBeNull()
    const stranger = await aUser(api.services)
    const wrong = await by(calls.changeConversation, { id, assigneeId: stranger.id })
    expect(wrong.error.fields).toEqual({
      assigneeId: 'This person cannot be assigned to this conversation.',
    })
    const past = await by(calls.changeConversation, { id, remindAt: '2020-01-01T00:00:00Z' })
    expect(past.error.fields).toEqual({ remindAt: 'Please choose a time in the future.' })
    const nothing = await by(calls.changeConversation, { id })
    expect(nothing.error.fields).toEqual({ state: 'Please choose what to change.' })
    for (const call of [calls.addNote, calls.pasteMessage] as const) {
      expect((await api.by(stranger)(call, { id, text: 'x' })).status).toBe(404)
      expect((await by(call, { id, text: '' })).error.fields).toEqual({
        text: 'Please write a message.',
      })
    }
  })

  it('reflects what is done elsewhere: a lead that is marked, an offer that is countered', async () => {
    const { agent, owner, house } = await aListing()
    const buyer = await aUser(api.services)
    const offer = await bidOn(api, buyer, house.id, { amount: 800_000 })
    const { id } = await theOnly(agent)
    const counter = { id: offer, amount: 950_000, comment: '', consent: true }
    expect((await api.by(owner)(counterOffer, counter)).status).toBe(200)
    const countered = (await api.by(agent)(calls.getConversation, { id })).body
    expect(countered).toMatchObject({ waitingSince: null, state: 'negotiating' })
    expect(countered.messages.at(-1)).toMatchObject({
      fromUs: true,
      offer: { event: 'countered', amount: 950_000 },
    })
    expect(countered.email).toBeNull()
    const accept = { id: offer, amount: 950_000 }
    expect((await api.by(buyer)(acceptCounterOffer, accept)).status).toBe(200)
    const accepted = (await api.by(agent)(calls.getConversation, { id })).body
    expect(accepted).toMatchObject({ waitingSince: null, state: 'accepted', email: buyer.email })
    const other = await aListing()
    await enquire({ property: other.house.id, email: 'elsewhere@example.com' })
    const [lead] = (await api.by(other.agent)(listLeads, {})).body.items
    const { kind, id: leadId, version } = lead as NonNullable<typeof lead>
    await api.by(other.agent)(changeLead, {
      kind,
      id: leadId,
      version,
      state: 'answered',
      note: '',
    })
    expect(await theOnly(other.agent)).toMatchObject({ waitingSince: null, state: 'inProgress' })
  })

  it('shows an offer to the seller once its sender has confirmed their address', async () => {
    const { agent, house } = await aListing()
    const buyer = await aUser(api.services)
    const confirm = (at: string | null) =>
      api.services.database.db.execute(
        sql`update users set email_confirmed_at = ${at}::timestamptz where id = ${buyer.id}`,
      )
    await bidOn(api, buyer, house.id, { amount: 800_000 })
    await confirm(null)
    expect((await listOf(agent)).total).toBe(0)
    await confirm('2026-11-01T00:00:00Z')
    expect((await listOf(agent)).total).toBe(1)
  })

  it('shows contact messages to Super Admins, one conversation for each person', async () => {
    const [source] = await api.services.database.db.execute<{ id: number }>(
      sql`select id from contact_sources limit 1`,
    )
    const contact = { ...asked, email: 'contact@example.com', mailSourceId: source?.id ?? 0 }
    for (const message of ['First', 'Second']) {
      await api.visitor(sendContactMessage, { ...contact, message })
    }
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const { items } = await listOf(admin, { search: 'lerato', box: 'unassigned' })
    expect(items).toMatchObject([{ listing: null, last: { text: 'Second' }, unread: true }])
    const { id } = items[0] as { id: number }
    await api.by(admin)(calls.markRead, { id })
    expect((await listOf(admin, { box: 'unassigned' })).items[0]?.unread).toBe(false)
    expect((await (await api.as('agent'))(calls.getConversation, { id })).status).toBe(404)
    expect((await (await api.as('agent'))(calls.markRead, { id })).status).toBe(404)
  })
})
