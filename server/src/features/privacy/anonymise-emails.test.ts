import { expect, it } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { makeOffer } from '#contract/offers/offers.calls.ts'
import { resendMail } from '#contract/outbox/outbox.calls.ts'
import { deletePerson } from '#contract/privacy/privacy-requests.calls.ts'
import { askPrivacy } from '#contract/privacy/privacy.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { sweepLastReplies } from './anonymise-emails.queries.ts'

const api = useApi()
const email = 'ana@example.com'
const words = { name: 'Ana Uniquename', email, phone: '082 555 0199', message: 'I am Ana U.' }

async function deleteVia(user: TestUser) {
  const asked = await api.by(user)(askPrivacy, {
    kind: 'deletion',
    details: '',
    currentPassword: testPassword,
  })
  const { id } = asked.body.request
  const admin = await api.as('superAdmin')
  expect((await admin(deletePerson, { id, version: 1, answer: 'Done.' })).status).toBe(200)
}

async function holding(pattern: string) {
  const { sql } = api.services.database
  return sql`select "to", usage, state from outbox o where o::text ~* ${pattern} order by id`
}

it('a deletion removes the emails to and about the person, sent, failed and queued', async () => {
  const { sql } = api.services.database
  const user = await aUser(api.services, { username: 'ana' })
  await sql`update individuals set name = 'Ana', surname = 'Uniquename' where user_id = ${user.id}`
  const house = await aProperty(api.services, { ownerUserId: (await aUser(api.services)).id })
  await api.visitor(sendContactMessage, { ...words, mailSourceId: 2 })
  await api.visitor(sendEnquiry, { ...words, property: String(house.id) })
  const offer = { amount: 900_000, comment: 'From Ana Uniquename', propertyId: house.id }
  expect((await api.by(user)(makeOffer, offer)).status).toBe(200)
  const own = await aProperty(api.services, { ownerUserId: user.id })
  await api.by(await aUser(api.services))(makeOffer, { amount: 800_000, propertyId: own.id })
  await sql`update outbox set state = 'sent' where usage = 'PropertyOfferMade-Owner'`
  await sql`update outbox set state = 'failed' where usage = 'EnquireNow'`
  const [sent] = await sql`select id from outbox where usage = 'PropertyOfferMade-Owner' limit 1`
  await (
    await api.as('superAdmin')
  )(resendMail, { id: sent?.id })
  expect((await holding('Uniquename')).length).toBeGreaterThan(6)

  await deleteVia(user)
  expect(await holding('Uniquename|ana@example')).toEqual([
    { to: email, usage: 'PrivacyRequestAnswered', state: 'queued' },
  ])
})

it('a deletion removes the reply once it is sent', async () => {
  const { db, sql } = api.services.database
  await sweepLastReplies(db)
  expect(await holding('Uniquename')).toHaveLength(1)
  await sql`update outbox set state = 'sent' where usage = 'PrivacyRequestAnswered'`
  await sweepLastReplies(db)
  expect(await holding('Uniquename')).toEqual([])
})

it('a deletion does not remove emails of others with a similar address', async () => {
  const { sql } = api.services.database
  const user = await aUser(api.services, { username: 'jo' })
  const others = ['banjo@example.com', 'jo@example.com.na', 'dr.jo@example.com']
  for (const [i, one] of others.entries()) {
    await api.visitor(
      sendContactMessage,
      { ...words, email: one, mailSourceId: 2 },
      { remoteAddress: `10.4.4.${i}` },
    )
  }
  const count = async () =>
    (await sql`select count(*)::int as n from outbox where usage = 'ContactUs'`)[0]?.n
  const before = await count()
  await deleteVia(user)
  expect(await count()).toBe(before)
})

it('a deletion finds an address wherever a text names it, whatever surrounds it', async () => {
  const { sql } = api.services.database
  const user = await aUser(api.services, { username: 'lee' })
  await sql`update users set email = 'o''lee@example.com' where id = ${user.id}`
  const naming = ["Ask O'LEE@Example.com.", "x@o'lee@example.com.-y", "(o'lee@example.com)"]
  const others = [
    "o'lee@example.com.na",
    "o'lee@example.comet",
    "zo'lee@example.com",
    'lee@example.com',
  ]
  for (const text of [...naming, ...others]) {
    await sql`insert into outbox ("to", subject, html, text, usage, message_id)
      values ('desk@x.example', 'Named', '', ${text}, 'ContactUs', 'm')`
  }
  await deleteVia(user)
  const left = await sql`select text from outbox where subject = 'Named' order by id`
  expect(left.map((row) => row.text as string)).toEqual(others)
})

it('a deletion does not remove the office’s emails if a person used its shared mailbox', async () => {
  const { sql } = api.services.database
  const user = await aUser(api.services, { role: 'designer' })
  await sql`update users set email = 'hello@jacaranda.example' where id = ${user.id}`
  const count = async () =>
    (await sql`select count(*)::int as n from outbox where usage = 'ContactUs'`)[0]?.n
  const before = await count()
  expect(before).toBeGreaterThan(0)
  await deleteVia(user)
  expect(await count()).toBe(before)
})
