import { beforeAll, describe, expect, it } from 'vitest'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser, type TestUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()
let visitors = 0
let owner: TestUser
let agent: TestUser
let house: { id: number; reference: string }

beforeAll(async () => {
  const agency = await anAgency(api.services)
  owner = await aUser(api.services)
  agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
  house = await aProperty(api.services, {
    ownerUserId: owner.id,
    agentId: agent.personId,
    agencyId: agency.id,
  })
})

function good() {
  return {
    name: 'Sipho Dlamini',
    email: `sipho-${visitors}@example.com`,
    phone: '082 555 0134',
    property: String(house.id),
    message: 'Is it still for sale?\nI can come on Saturday.',
    heardFrom: 'Google Search',
  }
}

/** Each is from another client, so that only the test of the limit reaches it. */
function send(input: Record<string, unknown> = {}) {
  return api.visitor(sendEnquiry, { ...good(), ...input } as never, {
    remoteAddress: `10.2.${visitors >> 8}.${visitors++ & 255}`,
  })
}

const sql: typeof api.services.database.sql = ((...template: [TemplateStringsArray]) =>
  api.services.database.sql(...template)) as never

async function lastEnquiry() {
  const [row] = await sql`select * from enquiries order by id desc limit 1`
  return row as Record<string, unknown>
}

function mailsOf(enquiryId: unknown) {
  return sql`select "to", reply_to, subject, usage, html from outbox
    where starts_with(dedupe_key, ${`enquiry:${enquiryId}:`}) order by id`
}

describe('an enquiry about a property', () => {
  it('is stored with its consent and emailed to the office, the owner, the agent and the sender', async () => {
    const { status, body } = await send({ email: 'sipho@example.com' })
    expect([status, body]).toEqual([200, { message: 'Sent! You can expect a reply soon!' }])
    const row = await lastEnquiry()
    expect(row).toMatchObject({
      name: 'Sipho Dlamini',
      email: 'sipho@example.com',
      phone: '+27825550134',
      property_id: house.id,
      week_id: null,
      heard_from: 'Google Search',
      consent: true,
      state: 'new',
    })
    const [consent] =
      await sql`select purpose, given from consents where enquiry_id = ${row.id as number}`
    expect(consent).toEqual({ purpose: 'enquiry', given: true })
    const mails = await mailsOf(row.id)
    expect(mails.map((mail) => [mail.to, mail.reply_to, mail.usage])).toEqual([
      ['hello@jacaranda.example', 'sipho@example.com', 'EnquireNow'],
      [owner.email, 'sipho@example.com', 'EnquireNow'],
      [agent.email, 'sipho@example.com', 'EnquireNow'],
      ['sipho@example.com', 'hello@jacaranda.example', 'EnquireNow-Sender'],
    ])
    expect(mails[0]?.subject).toBe(`New enquiry: ${house.reference}, A sunny house`)
    expect(mails[0]?.html).toContain('082 555 0134')
    expect(mails[0]?.html).toContain(`/property/residential/property/${house.id}`)
    expect(mails[3]?.html).not.toContain(owner.email)
    expect(mails.map((mail) => mail.html).join('')).not.toMatch(/\[[A-Z]\w+\.\w+\]/)
  })

  it('returns the message of the Enquire Now page when it comes from there', async () => {
    const { body } = await send({ page: 'enquireNow' })
    expect(body.message).toBe('Your details has been sent. Thank you!')
  })

  it('is emailed only to the office if the sender does not agree to share it', async () => {
    await send({ consent: false })
    const mails = await mailsOf((await lastEnquiry()).id)
    expect(mails.map((mail) => mail.usage)).toEqual(['EnquireNow', 'EnquireNow-Sender'])
  })

  it('ignores a sender address and an owner that the client makes up', async () => {
    await send({ fromAddress: 'ceo@bank.example', userId: owner.id, error: 'x', state: 'closed' })
    const row = await lastEnquiry()
    expect(row).toMatchObject({ user_id: null, error: null, state: 'new' })
    const mails = await mailsOf(row.id)
    expect(JSON.stringify(mails)).not.toContain('ceo@bank.example')
  })

  it.each(['CIP', 'S', 'P', 'RO'] as const)('is refused while the status is %s', async (status) => {
    const { id } = await aProperty(api.services, { status })
    const reply = await send({ property: id })
    expect([reply.status, reply.error.message]).toEqual([
      409,
      'This listing is not open for enquiries at the moment.',
    ])
  })

  it('is 404 for a listing that is unpublished, past its hide date, deleted or unknown', async () => {
    const hidden = await aProperty(api.services, { published: false })
    const past = await aProperty(api.services, { status: 'RO', hideAfter: '2026-01-01' })
    for (const property of [hidden.id, past.id, 2_000_000_000]) {
      expect((await send({ property })).status).toBe(404)
    }
  })

  it.each([
    [{ name: ' ' }, { name: 'Name is required!' }],
    [{ name: 'A\r\nBcc: all@example.com' }, { name: 'Line breaks are not allowed here' }],
    [{ email: 'a@b.co\r\nBcc: x@y.co' }, { email: 'Valid email address is required!' }],
    [{ email: 'a@b.co, c@d.co' }, { email: 'Valid email address is required!' }],
    [{ message: '' }, { message: 'Message is required!' }],
    [{ phone: '12' }, { phone: 'Valid telephone number is required!!' }],
    [{ heardFrom: 'A bird' }, { heardFrom: 'Please choose an option from the list.' }],
    [{ property: '' }, { property: 'Please say which listing this is about.' }],
    [{ property: 'x' }, { property: 'Please say which listing this is about.' }],
  ])('with invalid input %j stores nothing', async (input, fields) => {
    const [before] = await sql`select count(*) from enquiries`
    const { status, error } = await send(input)
    expect([status, error.message]).toEqual([
      422,
      'Please check form and correct all input fields!',
    ])
    expect(error.fields).toEqual(fields)
    expect((await sql`select count(*) from enquiries`)[0]).toEqual(before)
  })

  it('is accepted five times an hour from one client', async () => {
    const from = { remoteAddress: '10.9.9.8' }
    for (let i = 0; i < 5; i++) {
      expect((await api.visitor(sendEnquiry, good() as never, from)).status).toBe(200)
    }
    expect((await api.visitor(sendEnquiry, good() as never, from)).status).toBe(429)
  })
})

describe('an enquiry about a week', () => {
  it('reaches an owner without an account and describes the week', async () => {
    const week = await aWeek(api.services, { published: true, ownerName: 'Johanna' })
    expect((await send({ property: undefined, week: week.id })).status).toBe(200)
    const row = await lastEnquiry()
    expect(row).toMatchObject({ property_id: null, week_id: week.id })
    const mails = await mailsOf(row.id)
    expect(mails.map((mail) => mail.to)).toContain('johanna@example.com')
    expect(mails[0]?.subject).toMatch(/^New enquiry: TW-\d+, Cabana Beach, 27 Fri$/)
    expect(mails[0]?.html).toContain(`/resort/CABA/${week.id}`)
  })

  it('is refused for a sold week', async () => {
    const week = await aWeek(api.services, { published: true, status: 'S' })
    expect((await send({ property: 0, week: week.id })).status).toBe(409)
  })
})
