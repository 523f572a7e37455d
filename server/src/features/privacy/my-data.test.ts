import { describe, expect, it } from 'vitest'
import { getMyData, mailProof } from '#contract/privacy/privacy.calls.ts'
import { privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'
import { makeProof, proves } from './mailbox-proof.ts'

const api = useApi()
const as = (user: TestUser) => ({ headers: { authorization: `Bearer ${user.token}` } })

async function writes(name: string, email: string, userId: number | null = null) {
  const { sql } = api.services.database
  await sql`insert into contact_messages (name, email, message, contact_source_id, user_id)
    values (${name}, ${email}, 'Good day', 1, ${userId})`
}

describe('my data', () => {
  it('contains all data of the person, with their own numbers in full', async () => {
    const user = await aUser(api.services)
    const { sql } = api.services.database
    const { encrypt } = api.services.secrets
    const banking = { bank: 'Absa', accountNumber: '62000000000' }
    await sql`update individuals set cell_number = '+27825550134', city = 'Pretoria',
      id_number_encrypted = ${encrypt('8001015009087')},
      banking_details_encrypted = ${encrypt(JSON.stringify(banking))} where user_id = ${user.id}`
    const own = await aListing(api.services, { ownerUserId: user.id })
    const other = await aListing(api.services, { ownerUserId: (await aUser(api.services)).id })
    await sql`insert into offers (user_id, property_id, amount, comment)
      values (${user.id}, ${other}, 950000, 'We can pay soon')`
    await sql`insert into payments (provider, property_id, user_id, fee_name, amount)
      values ('eft', ${own}, ${user.id}, 'Listing Fee', 350)`
    await sql`insert into enquiries (user_id, name, email, message, property_id)
      values (${user.id}, 'Thandi', 'other@example.com', 'Is it sunny?', ${other})`
    await sql`insert into consents (purpose, text_version, given, user_id) values ('marketing', 1, true, ${user.id})`
    await sql`insert into terms_acceptances (user_id, terms_id, ip)
      select ${user.id}, id, '10.0.0.1' from terms limit 1`
    await sql`insert into search_log (user_id, user_name, type, value) values (${user.id}, 'x', 'Residential', 'Lynnwood')`

    const { status, body } = await api.visitor(getMyData, {}, as(user))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: {
        id: user.id,
        username: user.username,
        email: user.email,
        role: 'Private User',
        twoFactor: false,
      },
      people: [
        {
          record: 'individual',
          name: 'Thandi',
          surname: 'Nkosi',
          cellNumber: '+27825550134',
          idNumber: '8001015009087',
          bankingDetails: banking,
          address: { city: 'Pretoria' },
        },
      ],
      properties: [{ shortDescription: 'A house', price: '1000000.00', published: true }],
      offers: [{ amount: '950000.00', comment: 'We can pay soon', status: 'open' }],
      payments: [{ fee: 'Listing Fee', amount: '350.00', state: 'pending' }],
      enquiries: [
        { name: 'Thandi', message: 'Is it sunny?', about: expect.stringContaining('JP-') },
      ],
      consents: [{ purpose: 'marketing', given: true }],
      termsAcceptances: [{ version: 1, ip: '10.0.0.1' }],
      sessions: [{ ip: '127.0.0.1', userAgent: 'test', endedAt: null }],
      searches: [{ type: 'Residential', value: 'Lynnwood' }],
      byEmail: 'needs proof',
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|enc:v1|token_?hash/i)
  })

  it('contains a week with its named owner', async () => {
    const user = await aUser(api.services)
    const { sql } = api.services.database
    const [week] = await sql`insert into weeks (region_id, other_resort_name, unit_number, module,
        season_id, bedrooms, max_sleep, week_type, levy_amount, arrival_date, departure_date,
        sell_price, owner_user_id, custom_owner, status_id)
      values (1, 'Sea View', '12', '27 Fri', (select min(id) from seasons), 2, 6, 1, 11840, '2027-07-02',
        '2027-07-09', 68500, ${user.id}, true, 1031) returning id`
    await sql`insert into week_owners (week_id, name, surname, email)
      values (${week?.id}, 'Sipho', 'Dlamini', 'sipho@example.com')`
    const { body } = await api.visitor(getMyData, {}, as(user))
    expect(body.weeks).toMatchObject([
      {
        resort: 'Sea View',
        arrivalDate: '2027-07-02',
        owner: { name: 'Sipho' },
        status: 'Awaiting Payment',
      },
    ])
  })

  it('is not available to anyone else', async () => {
    const [one, two] = [await aUser(api.services), await aUser(api.services)]
    await aListing(api.services, { ownerUserId: one.id })
    await writes('One', one.email, one.id)
    const { body } = await api.visitor(getMyData, {}, as(two))
    expect([body.properties, body.contactMessages]).toEqual([[], []])
  })

  it('shows records linked only by email address only to a person who controls that mailbox', async () => {
    const user = await aUser(api.services)
    await writes('From a phone', user.email.toUpperCase())
    const { body } = await api.visitor(getMyData, {}, as(user))
    expect([body.byEmail, body.contactMessages, body.mails]).toEqual(['needs proof', [], []])

    const asked = await api.visitor(mailProof, {}, as(user))
    expect(asked.body.message).toBe(texts.proofSent)
    const [mail] = await api.services.database
      .sql`select html from outbox where "to" = ${user.email}`
    const proof = /proof=([\w-]+)/.exec(mail?.html)?.[1] as string
    const proven = await api.visitor(getMyData, { proof }, as(user))
    expect(proven.body.byEmail).toBe('included')
    expect(proven.body.contactMessages).toMatchObject([{ name: 'From a phone' }])
    expect(proven.body.mails).toMatchObject([
      { subject: 'Your link to the data we hold about you', sentAt: null },
    ])
    const stranger = await api.visitor(getMyData, { proof }, as(await aUser(api.services)))
    expect([stranger.status, stranger.error.message]).toEqual([422, texts.proofWrong])
  })

  it.each(roles)('is open to the role %s', async (role) => {
    const { status, body } = await (await api.as(role))(getMyData, {})
    expect([status, body.people.length]).toEqual([200, 1])
  })

  it('is closed to a visitor', async () => {
    expect((await api.visitor(getMyData, {})).status).toBe(401)
    expect((await api.visitor(mailProof, {})).status).toBe(401)
  })
})

describe('the proof of a mailbox', () => {
  const person = { id: 7, email: 'thandi@example.com' }
  it('is valid for an hour, for one person and one address', () => {
    const { secrets } = api.services
    const now = Date.now()
    const proof = makeProof(secrets, 7, person.email, now)
    expect(proves(secrets, proof, person, now + 59 * 60_000)).toBe(true)
    expect(proves(secrets, proof, person, now + 61 * 60_000)).toBe(false)
    expect(proves(secrets, proof, { ...person, id: 8 }, now)).toBe(false)
    expect(proves(secrets, proof, { ...person, email: 'new@example.com' }, now)).toBe(false)
  })
  it('cannot be forged from another sealed text', () => {
    const { secrets } = api.services
    const other = Buffer.from(secrets.encrypt('8001015009087')).toString('base64url')
    for (const proof of ['', 'x', other]) expect(proves(secrets, proof, person)).toBe(false)
  })
})
