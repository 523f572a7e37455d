import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '#contract/alerts/alerts.calls.ts'
import { alertsTexts as texts } from '#contract/alerts/alerts.messages.ts'
import { createOutbox } from '../../kit/outbox.ts'
import { openMailer } from '../../gateways/mailer.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { openMailbox, type TestMailbox } from '../../testing/smtp.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { writeDigests } from './digests.service.ts'
import { indexSearches } from './index-searches.service.ts'
import { findClosing, tellOfOccasions } from './occasions.service.ts'
import { sendAlerts } from './send-alerts.ts'
import { makeStopToken } from './stop-token.ts'

const api = useApi({ rateLimit: false })
const sql = () => api.services.database.sql
let mailbox: TestMailbox
let person: TestUser

beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())

beforeEach(async () => {
  await sql()`delete from saved_searches`
  await sql()`delete from alert_recipients`
  await sql()`delete from listing_occasions`
  await sql()`delete from outbox`
  person = await aUser(api.services)
  // No quiet hours, whatever the time of this test.
  await choose({ quietFrom: 0, quietUntil: 0, favourites: true })
})

const choose = (choices: calls.AlertChoices) => api.by(person)(calls.saveAlertChoices, choices)

/** One that is told at once, unless the facts say otherwise. */
async function save(criteria: Record<string, string>, facts: Record<string, unknown> = {}) {
  const [row] = await sql()`insert into saved_searches ${sql()({
    user_id: 'email' in facts ? null : person.id,
    kind: 'property',
    name: 'Homes in Lynnwood',
    criteria: sql().json(criteria),
    query: new URLSearchParams(criteria).toString(),
    frequency: 'atOnce',
    created_at: '2026-01-01',
    ...facts,
  })} returning id`
  return row?.id as number
}

const inLynnwood = { salesType: 'Sale', suburb: 'Lynnwood', city: 'Pretoria', maxPrice: '1600000' }

/** Published by its owner, as the site does it. */
async function publish(facts: Parameters<typeof aProperty>[1] = {}) {
  const { id } = await aProperty(api.services, { ...facts, published: false })
  await sql()`update properties set published = true, first_published_at = now() where id = ${id}`
  return id
}

const run = () => sendAlerts(api.services)
const indexed = async () => {
  await indexSearches(api.services)
  return api.services
}
const told = () =>
  sql()`select property_id, week_id, reason, digest_id is not null as sent from alerts order by id`
const mails = () => sql()`select "to", subject, html, unsubscribe_url from outbox order by id`

/** As if the last digest were more than an hour ago. */
const anHourLater = () =>
  sql()`update alert_recipients set last_digest_at = last_digest_at - interval '61 minutes'`

describe('alerts', () => {
  it('tell of a new match once, with its price and a link, and of a lower price once more', async () => {
    await save(inLynnwood)
    const id = await publish()
    await publish({ price: '1700000' })
    await run()
    await run()
    expect(await told()).toEqual([{ property_id: id, week_id: null, reason: 'new', sent: true }])
    const [first, ...others] = await mails()
    expect(others).toEqual([])
    expect(first).toMatchObject({ to: person.email, subject: 'New match: A sunny house' })
    expect(first?.html).toContain(`/property/residential/property/${id}`)
    expect(first?.html).toMatch(/R\u00a01\u00a0500\u00a0000/)

    await anHourLater()
    await sql()`update properties set price = 1400000 where id = ${id}`
    await run()
    await sql()`update properties set price = 1500000 where id = ${id}`
    await sql()`update properties set price = 1400000 where id = ${id}`
    await anHourLater()
    await run()
    expect((await told()).map(({ reason }) => reason)).toEqual(['new', 'priceDrop'])
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'New match: A sunny house',
      expect.stringMatching(/^Reduced by R.100.000: /),
    ])
    const site = await sql()`select kind, headline from notifications where user_id = ${person.id}`
    expect(site).toHaveLength(2)
  })

  it('tell of what fits since it changed, and of what is back', async () => {
    await save(inLynnwood)
    const dear = await publish({ price: '1700000' })
    await run()
    expect(await told()).toEqual([])
    await sql()`update properties set price = 1550000 where id = ${dear}`
    await sql()`update properties set published = false where id = ${dear}`
    await sql()`update properties set published = true where id = ${dear}`
    await run()
    const reasons = (await told()).map(({ reason }) => reason)
    expect(reasons.toSorted()).toEqual(['back', 'new', 'priceDrop'])
    // One card in one email, whatever the number of reasons.
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.html.split('Reduced by')).toHaveLength(2)
  })

  it('tell of a lower price of a favourite, without any saved search', async () => {
    const id = await publish()
    await sql()`insert into favourites (user_id, property_id, seen_price, shown_price, created_at)
      values (${person.id}, ${id}, 1500000, 1500000, '2026-01-01')`
    await sql()`update properties set price = 1450000 where id = ${id}`
    await run()
    expect(await told()).toMatchObject([{ property_id: id, reason: 'priceDrop', sent: true }])
    const [mail, ...others] = await mails()
    expect([mail?.to, others]).toEqual([person.email, []])
    // The link below them stops the alerts about favourites, and nothing else.
    const stopLink = /<a href="([^"]+)"[^>]*>Stop these alerts<\/a> about your favourites\./
    const address = stopLink.exec(mail?.html)?.[1] ?? ''
    const search = await save(inLynnwood)
    const token = new URL(address).pathname.split('/').at(-1) as string
    const opened = await api.visitor(calls.getAlertSubscription, { token })
    expect(opened.body).toMatchObject({ of: 'favourites', search: null, stopped: false })
    await api.visitor(calls.stopAlerts, { token })
    expect((await api.by(person)(calls.getAlertChoices, {})).body.favourites).toBe(false)
    const [kept] = await sql()`select paused_at from saved_searches where id = ${search}`
    expect(kept?.paused_at).toBeNull()
  })

  it('tell of weeks by their own filter', async () => {
    await save({ resort: 'CABA', maxPrice: '70000', sleeps: '6' }, { kind: 'week', name: 'Cabana' })
    await save({ resort: 'CABA', season: 'Blue' }, { kind: 'week', query: 'other' })
    const { id } = await aWeek(api.services, { verified: true })
    await sql()`update weeks set published = true, first_published_at = now() where id = ${id}`
    await run()
    expect(await told()).toEqual([{ property_id: null, week_id: id, reason: 'new', sent: true }])
    expect((await mails())[0]?.subject).toContain('Cabana Beach')
  })

  it('tell once that a tender closes soon, on the day that it was given', async () => {
    await save({ resort: 'CABA' }, { kind: 'week', name: 'Cabana' })
    const soon = await aWeek(api.services, { published: true, isTender: true })
    const later = await aWeek(api.services, { published: true, isTender: true })
    const ended = await aWeek(api.services, { published: true })
    await sql()`delete from listing_occasions`
    await sql()`update weeks set tender_closes_on = current_date + 2 where id in (${soon.id}, ${ended.id})`
    await sql()`update weeks set tender_closes_on = current_date + 9 where id = ${later.id}`
    await findClosing(api.services)
    await findClosing(api.services)
    await run()
    expect(await told()).toEqual([
      { property_id: null, week_id: soon.id, reason: 'closing', sent: true },
    ])
    expect((await mails())[0]?.subject).toMatch(
      /^Offers close on \d+ [A-Z][a-z]+ \d{4}: Cabana Beach/,
    )
    await findClosing(api.services)
    await anHourLater()
    await run()
    expect(await told()).toHaveLength(1)
  })

  it('wait for the chosen hour, the quiet hours and the end of an hour', async () => {
    const due = async (values: unknown[]) => {
      const [row] = await sql().unsafe(
        `select to_char(alert_due_at($1, $2, $3, $4, $5, $6, $7) at time zone 'UTC', 'MM-DD HH24:MI') as at`,
        values,
      )
      return row?.at
    }
    // 2026-11-16 is a Monday; South Africa is two hours ahead.
    const [noon, night] = ['2026-11-16T10:00Z', '2026-11-16T20:30Z']
    expect(await due(['atOnce', 7, null, 20, 6, null, noon])).toBe('11-16 10:00')
    expect(await due(['atOnce', 7, null, 20, 6, null, night])).toBe('11-17 04:00')
    expect(await due(['atOnce', 7, null, 20, 6, null, '2026-11-17T02:00Z'])).toBe('11-17 04:00')
    expect(await due(['atOnce', 7, null, 0, 0, null, night])).toBe('11-16 20:30')
    expect(await due(['atOnce', 7, null, 20, 6, '2026-11-16T09:30Z', noon])).toBe('11-16 10:30')
    expect(await due(['daily', 7, null, 20, 6, null, noon])).toBe('11-17 05:00')
    expect(await due(['daily', 21, null, 20, 6, null, noon])).toBe('11-16 19:00')
    expect(await due(['weekly', 7, 1, 20, 6, null, noon])).toBe('11-23 05:00')
    expect(await due(['weekly', 7, 3, 20, 6, null, noon])).toBe('11-18 05:00')

    await save(inLynnwood)
    await publish()
    await run()
    await publish()
    await run()
    expect((await told()).map(({ sent }) => sent)).toEqual([true, false])
    await anHourLater()
    await sql()`update alerts set due_at = now() where digest_id is null`
    await run()
    expect((await told()).map(({ sent }) => sent)).toEqual([true, true])
  })

  it('wait in quiet hours, except for a digest at the hour that was chosen for it', async () => {
    const [clock] = await sql()`
      select extract(hour from now() at time zone 'Africa/Johannesburg')::int as hour`
    const hour = clock?.hour as number
    const begin = () =>
      sql()`update alert_recipients set quiet_from = ${hour}, quiet_until = ${(hour + 3) % 24}`
    const waiting = async () =>
      (await sql()`select due_at > now() as waits from alerts where digest_id is null`).map(
        ({ waits }) => waits,
      )
    const search = await save(inLynnwood)
    await publish()
    await tellOfOccasions(await indexed())
    // Its quiet hours begin before it is sent.
    await begin()
    await run()
    expect(await mails()).toEqual([])
    expect(await waiting()).toEqual([true])

    await sql()`update saved_searches set frequency = 'daily', hour = ${hour} where id = ${search}`
    await indexed()
    await sql()`update alerts set due_at = now() - interval '3 hours'`
    await run()
    expect(await mails(), 'the site was down at the chosen hour').toEqual([])
    expect(await waiting()).toEqual([true])

    await sql()`update alerts set due_at = now() - interval '50 minutes'`
    await run()
    expect(await mails(), 'the hour that was chosen').toHaveLength(1)
  })

  it('reach nobody who paused, did not confirm, or saved the search afterwards', async () => {
    await save(inLynnwood, { paused_at: new Date() })
    await save(inLynnwood, { email: 'visitor@example.com' })
    await save({ ...inLynnwood, bedrooms: '0' }, { created_at: '2030-01-01', query: 'later' })
    await publish()
    await run()
    expect(await told()).toEqual([])
  })
})

describe('a crash', () => {
  it('while occasions or digests are written loses and repeats nothing', async () => {
    await save(inLynnwood)
    const id = await publish()
    const crash = new Error('crash')
    const { services } = api
    const outbox = { ...services.outbox, put: () => Promise.reject(crash) }
    await expect(sendAlerts({ ...services, outbox })).rejects.toBe(crash)
    expect((await told()).map(({ sent }) => sent)).toEqual([false])
    expect(await sql()`select 1 from digests`).toHaveLength(0)
    await writeDigests(services)
    await writeDigests(services)
    expect(await told()).toMatchObject([{ property_id: id, sent: true }])
    expect(await mails()).toHaveLength(1)
  })

  it('leaves an occasion that cannot be told for after the others', async () => {
    await save(inLynnwood)
    const [bad, good] = [await publish(), await publish()]
    await sql()`update listing_occasions set reason = 'changed', before = '{"usage": {}, "features": 3}'
      where property_id = ${bad}`
    await run()
    expect((await told()).map(({ property_id }) => property_id)).toEqual([good])
    expect(await sql()`select attempts from listing_occasions`).toEqual([{ attempts: 2 }])
  })
})

describe('an alert email', () => {
  it('arrives through a mail server with the headers that mail programs unsubscribe by, and they work', async () => {
    const searchId = await save(inLynnwood)
    await publish()
    await run()
    const { services } = api
    const mailer = openMailer(mailbox.url, 'Jacaranda <no-reply@jacaranda.example>')
    const outbox = createOutbox({
      database: services.database,
      mailer,
      mailDomain: 'jacaranda.example',
      log: services.log,
    })
    outbox.wake()
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 20_000 })
    await outbox.stop()
    const header = (name: string) =>
      mailbox.mails[0]?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = new URL(/^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
    const reply = await api.app.inject({
      method: 'POST',
      url: address.pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
      },
    })
    expect([reply.statusCode, reply.body, reply.headers['set-cookie']]).toEqual([
      200,
      'Unsubscribed',
      undefined,
    ])
    const [search] = await sql()`select paused_at from saved_searches where id = ${searchId}`
    expect(search?.paused_at).not.toBeNull()
    const consents =
      await sql()`select given from consents where user_id = ${person.id} and purpose = 'alerts'`
    expect(consents).toEqual([{ given: false }])
    await publish()
    await anHourLater()
    await run()
    expect(await told()).toHaveLength(1)
  })

  it('of a visitor stops everything by the link, whose page shows what it stops and stops nothing itself', async () => {
    const email = 'visitor@example.com'
    await save(inLynnwood, { email, confirmed_at: new Date(), query: 'a' })
    await save({ salesType: 'Sale' }, { email, confirmed_at: new Date(), query: 'b' })
    await publish()
    await run()
    // The quiet hours that nobody has changed may apply now.
    await sql()`update alert_recipients set quiet_from = 0, quiet_until = 0`
    await sql()`update alerts set due_at = now()`
    await run()
    const [mail] = await mails()
    expect(mail?.to).toBe(email)
    const [recipient] = await sql()`select id from alert_recipients where email = ${email}`
    const token = makeStopToken(api.services.secrets, { stopAll: recipient?.id })
    const opened = await api.visitor(calls.getAlertSubscription, { token })
    expect(opened.body).toEqual({
      email: 'v•••@example.com',
      of: 'everything',
      search: null,
      stopped: false,
    })
    const { body } = await api.visitor(calls.stopAlerts, { token })
    expect(body.message).toBe(texts.stopped)
    expect(await mails()).toEqual([])
    expect((await api.visitor(calls.getAlertSubscription, { token })).body.stopped).toBe(true)
    const plain = await api.app.inject({ method: 'POST', url: `/alerts/stop/${token}` })
    expect([plain.statusCode, plain.headers.location]).toEqual([
      303,
      `/alerts/stop/${token}?done=1`,
    ])
  })

  it('has links that nobody can forge', async () => {
    for (const token of [
      'abc',
      `${makeStopToken(api.services.secrets, { stopAll: 1 }).slice(0, -2)}AA`,
    ]) {
      const { status, error } = await api.visitor(calls.stopAlerts, { token })
      expect([status, error.message]).toEqual([404, texts.linkInvalid])
      expect((await api.visitor(calls.getAlertSubscription, { token })).status).toBe(404)
    }
  })
})

describe('the choices of a person', () => {
  it('are saved, refused when impossible, and stop everything', async () => {
    await save(inLynnwood)
    expect((await choose({ quietFrom: 22, quietUntil: 5, favourites: false })).body.message).toBe(
      texts.saved,
    )
    const { body } = await api.by(person)(calls.getAlertChoices, {})
    expect(body).toEqual({ quietFrom: 22, quietUntil: 5, favourites: false })
    const wrong = await choose({ quietFrom: 24, quietUntil: 5, favourites: true })
    expect([wrong.status, wrong.error.fields.quietFrom]).toEqual([422, texts.hourExpected])
    expect((await api.visitor(calls.getAlertChoices, {})).status).toBe(401)
    const stopped = await api.by(person)(calls.stopAllAlerts, {})
    expect(stopped.body.message).toBe(texts.allStopped)
    await publish()
    await run()
    expect(await told()).toEqual([])
  })
})
