import { describe, expect, it } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { getConversation, listConversations } from '#contract/conversations/conversations.calls.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { makeOffer } from '#contract/offers/offers.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { forgetOldEnquiries } from './forget-enquiries.service.ts'

const api = useApi({ rateLimit: false })

let people = 0

/** Someone about whom the site knows nothing else. */
function aPerson() {
  people += 1
  const name = `Zanele Uniquename${people}`
  return {
    name,
    email: `zanele${people}@example.com`,
    phone: '082 555 0177',
    message: `I am ${name}`,
  }
}

async function anEnquiry() {
  const person = aPerson()
  const house = await aProperty(api.services, { published: true })
  const { status } = await api.visitor(sendEnquiry, { ...person, property: String(house.id) })
  expect(status).toBe(200)
  return { person, house, id: await conversationOf(person.email) }
}

async function conversationOf(email: string): Promise<number> {
  const { sql } = api.services.database
  const [row] =
    await sql`select id from conversations where email = ${email} order by id desc limit 1`
  return row?.id as number
}

/** Without activity for this many months. */
async function rests(id: number, months: number) {
  const { sql } = api.services.database
  await sql`update conversations set last_at = now() - make_interval(months => ${months}) where id = ${id}`
}

/** Every table that still contains a word. */
async function holding(word: string): Promise<string[]> {
  const { sql } = api.services.database
  const found: string[] = []
  for (const table of [
    'enquiries',
    'contact_messages',
    'conversations',
    'conversation_messages',
    'conversation_files',
    'change_log',
    'outbox',
  ]) {
    const rows = await sql`select 1 from ${sql(table)} t where t::text ilike ${`%${word}%`} limit 1`
    if (rows.length) found.push(table)
  }
  return found
}

describe('enquiries inactive for two years', () => {
  it('no longer name anyone, in their rows, emails, files and the change log', async () => {
    const { person, id } = await anEnquiry()
    const { sql } = api.services.database
    const [reply] =
      await sql`insert into conversation_messages (conversation_id, kind, direction, text)
      values (${id}, 'inbound', 'in', ${`Regards, ${person.name}`}) returning id`
    await sql`insert into conversation_files (message_id, key, file_name, bytes)
      values (${reply?.id as number}, 'k', ${`${person.name}.pdf`}, 10)`
    expect(await holding(person.name)).toEqual([
      'enquiries',
      'conversations',
      'conversation_messages',
      'conversation_files',
      'change_log',
      'outbox',
    ])
    await rests(id, 25)
    expect(await forgetOldEnquiries(api.services)).toBe(1)
    expect(await holding(person.name)).toEqual([])
    expect(await holding(person.email)).toEqual([])
    const office = await api.as('superAdmin')
    const { body } = await office(getConversation, { id })
    expect(body).toMatchObject({ state: 'closed', waitingSince: null })
    expect(await forgetOldEnquiries(api.services)).toBe(0)
  })

  it('are forgotten for contact messages as well, and are still counted', async () => {
    const person = aPerson()
    await api.visitor(sendContactMessage, { ...person, mailSourceId: 2 })
    const { sql } = api.services.database
    const count = async () => (await sql`select count(*)::int as n from contact_messages`)[0]?.n
    const before = await count()
    await rests(await conversationOf(person.email), 24)
    await sql`update conversations set last_at = last_at - interval '1 day' where email = ${person.email}`
    expect(await forgetOldEnquiries(api.services)).toBe(1)
    expect(await holding(person.name)).toEqual([])
    expect(await count()).toBe(before)
  })

  it('are kept while someone writes, wants a reminder, or has an offer that counts', async () => {
    const { sql } = api.services.database
    const recent = await anEnquiry()
    await rests(recent.id, 23)
    const reminded = await anEnquiry()
    await rests(reminded.id, 30)
    await sql`update conversations set remind_at = now() + interval '3 days' where id = ${reminded.id}`
    const buyer = await aUser(api.services)
    const { house } = recent
    const asked = { ...aPerson(), email: buyer.email }
    await api.by(buyer)(sendEnquiry, { ...asked, property: String(house.id) })
    const offer = await api.by(buyer)(makeOffer, { amount: 900_000, propertyId: house.id })
    expect(offer.status).toBe(200)
    const bidding = await conversationOf(buyer.email)
    await rests(bidding, 30)
    expect(await forgetOldEnquiries(api.services)).toBe(0)
    expect(await holding(asked.message)).toContain('enquiries')
    await sql`update offers set status_code = 'E3' where user_id = ${buyer.id}`
    expect(await forgetOldEnquiries(api.services)).toBe(1)
    expect(await holding(asked.message)).toEqual([])
  })

  it('start afresh when the same person writes again', async () => {
    const user = await aUser(api.services)
    const house = await aProperty(api.services, { published: true })
    const own = api.by(user)
    const asked = { ...aPerson(), email: user.email, property: String(house.id) }
    await own(sendEnquiry, asked)
    const first = await conversationOf(user.email)
    await rests(first, 25)
    await forgetOldEnquiries(api.services)
    await own(sendEnquiry, { ...asked, message: 'Is it still for sale?' })
    const second = await conversationOf(user.email)
    expect(second).not.toBe(first)
    const office = await api.as('superAdmin')
    const { body } = await office(listConversations, { search: asked.name })
    expect(body.items.map(({ id }) => id)).toEqual([second])
  })
})
