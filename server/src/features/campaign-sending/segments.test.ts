import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as calls from '#contract/campaign-sending/campaign-sending.calls.ts'
import { listSuppressions } from '#contract/campaign-sending/suppressions.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { listCampaigns, removeCampaign } from '#contract/campaigns/campaigns.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aCampaign, imageAddress, someReaders } from '../../testing/campaign-builders.ts'
import { openImap } from '../../testing/imap.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { pollMailbox } from '../conversations/inbound.service.ts'
import { receiveMailReport } from './bounces.service.ts'
import { queueCampaignEmails } from './queue-emails.ts'
import { aBounce, aComplaint } from './testing.reports.ts'

const inbound = { domain: 'mail.example', smtpPort: 0, imapUrl: undefined as string | undefined }
const api = useApi({ rateLimit: false, inbound })
const designer = () => api.as('designer')
const sql = () => api.services.database.sql
let weekId: number
let propertyId: number

beforeAll(async () => {
  const ownerUserId = (await aUser(api.services)).id
  weekId = (await aWeek(api.services, { published: true, ownerUserId })).id
  propertyId = (await aProperty(api.services, { ownerUserId })).id
})

afterEach(async () => {
  await sql()`delete from outbox`
  await sql()`delete from campaign_mailings`
  await sql()`delete from marketing_contacts`
  await sql()`delete from marketing_suppressions`
})

const running = () => aCampaign(api, { items: [{ weekId, image: imageAddress }] })

/** A subscriber with an account. */
async function aSubscriber(facts: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(api.services, facts)
  await sql()`insert into marketing_contacts (email, user_id) values (${user.email}, ${user.id})`
  return user
}

const mailed = async (id: number) =>
  (
    await sql()`select "to", subject, html, message_id from outbox
      where dedupe_key like ${`campaign:${id}:%`} order by id`
  ).map((row) => row as { to: string; subject: string; html: string; message_id: string })

describe('a segment of the subscribers', () => {
  it('is chosen by role, interest and area, and only it receives the campaign', async () => {
    await someReaders(api.services, 2)
    const agent = await aSubscriber({ role: 'agent' })
    const buyer = await aSubscriber()
    const [place] = await sql()`select suburb, province from properties where id = ${propertyId}`
    await sql()`insert into favourites (user_id, property_id, seen_price, shown_price)
      values (${buyer.id}, ${propertyId}, 1, 1)`
    const { id } = await running()
    const send = await designer()
    const audience = async (segment: calls.Segment) => {
      const { body } = await send(calls.getCampaignSending, { id, ...segment })
      return [body.audience.optedIn, body.audience.elsewhere, body.audience.willReceive]
    }
    expect(await audience({})).toEqual([4, 0, 4])
    expect(await audience({ role: 'agent' })).toEqual([4, 3, 1])
    expect(await audience({ interest: 'property' })).toEqual([4, 3, 1])
    expect(await audience({ interest: 'week' })).toEqual([4, 4, 0])
    expect(await audience({ area: String(place?.suburb).toUpperCase() })).toEqual([4, 3, 1])
    expect(await audience({ area: String(place?.province) })).toEqual([4, 3, 1])
    expect(await audience({ area: 'Nowhere' })).toEqual([4, 4, 0])

    const nobody = await send(calls.startCampaignSending, { id, interest: 'week' })
    expect([nobody.status, nobody.error.message]).toEqual([409, texts.nobodyInSegment])
    const { body } = await send(calls.startCampaignSending, { id, role: 'agent' })
    expect(body.mailings[0]).toMatchObject({ total: 1, segment: { role: 'agent' } })
    expect((await mailed(id)).map(({ to }) => to)).toEqual([agent.email])
  })

  it('is found by a saved search, with or without an account', async () => {
    await someReaders(api.services, 2)
    await sql()`insert into saved_searches (email, confirmed_at, kind, name, criteria, query, frequency)
      values ('reader2@example.com', now(), 'property', 'Homes',
        ${JSON.stringify({ places: 'lynnwood.pretoria.gauteng' })}::jsonb, 'places=x', 'daily')`
    const { id } = await running()
    const send = await designer()
    for (const segment of [{ interest: 'property' }, { area: 'Pretoria' }] as const) {
      const { body } = await send(calls.getCampaignSending, { id, ...segment })
      expect(body.audience.willReceive).toBe(1)
    }
  })
})

describe('a scheduled mailing', () => {
  it('begins at its time, to those who are subscribed then', async () => {
    await someReaders(api.services, 3)
    const { id } = await running()
    const send = await designer()
    const { body } = await send(calls.startCampaignSending, {
      id,
      sendOn: addDays(today(), 2),
      sendAt: '08:30',
    })
    expect(body.mailings[0]).toMatchObject({ state: 'scheduled', total: 3 })
    expect(new Date(body.mailings[0]?.scheduled as string).toISOString()).toBe(
      `${addDays(today(), 2)}T06:30:00.000Z`,
    )
    expect(body.may).toMatchObject({ start: false, schedule: false, cancel: true })
    expect((await send(removeCampaign, { id })).error.message).toBe(texts.deletedWhileSending)
    await queueCampaignEmails(api.services)
    expect(await mailed(id)).toEqual([])

    await sql()`update marketing_contacts set opted_out_at = now() where email = 'reader3@example.com'`
    await sql()`update campaign_mailings set scheduled_at = now() - interval '1 minute'`
    await queueCampaignEmails(api.services)
    expect(await mailed(id)).toHaveLength(2)
    const { body: after } = await send(calls.getCampaignSending, { id })
    expect(after.mailings[0]).toMatchObject({ state: 'sent', total: 2 })
  })

  it('is cancelled by a person, or automatically when nobody is left', async () => {
    await someReaders(api.services, 1)
    const { id } = await running()
    const send = await designer()
    const later = { id, sendOn: addDays(today(), 1), sendAt: '07:00' }
    await send(calls.startCampaignSending, later)
    const { body } = await send(calls.cancelCampaignSending, { id })
    expect(body.mailings[0]?.state).toBe('cancelled')
    await send(calls.startCampaignSending, later)
    await sql()`delete from marketing_contacts`
    await sql()`update campaign_mailings set scheduled_at = now() where state = 'scheduled'`
    await queueCampaignEmails(api.services)
    const { body: after } = await send(calls.getCampaignSending, { id })
    expect(after.mailings[0]?.state).toBe('cancelled')
  })

  it.each([
    [{ sendOn: addDays(today(), 1) }, { sendAt: texts.sendOnRequired }],
    [{ sendAt: '08:00' }, { sendOn: texts.sendOnRequired }],
    [{ sendOn: addDays(today(), -1), sendAt: '08:00' }, { sendAt: texts.sendInThePast }],
    [{ sendOn: addDays(today(), 1), sendAt: '25:00' }, { sendAt: texts.sendAtInvalid }],
    [{ sendOn: 'tomorrow', sendAt: '08:00' }, { sendOn: texts.sendOnInvalid }],
    [{ subjectB: 'Hello [Nothing]' }, { subjectB: expect.stringContaining('[Nothing]') }],
    [{ subjectB: 'Your own week at the sea' }, { subjectB: texts.sameSubject }],
    [{ subjectB: 'A\nBcc: x@y.co' }, { subjectB: texts.subjectOneLine }],
  ])('is refused with %j', async (form, fields) => {
    await someReaders(api.services, 1)
    const { id } = await running()
    const { status, error } = await (await designer())(calls.startCampaignSending, { id, ...form })
    expect([status, error.fields]).toEqual([422, fields])
  })

  it('is refused on a day after the campaign’s last', async () => {
    await someReaders(api.services, 1)
    const { id } = await running()
    const form = { id, sendOn: addDays(today(), 30), sendAt: '08:00' }
    const { status, error } = await (await designer())(calls.startCampaignSending, form)
    expect([status, error.message]).toEqual([409, texts.notActiveThen])
  })
})

describe('two subjects', () => {
  it('are sent to one half each, and their clicks are counted', async () => {
    await someReaders(api.services, 10)
    const { id } = await running()
    const send = await designer()
    const subjectB = 'The sea is waiting, says [Company.Name]'
    await send(calls.startCampaignSending, { id, subjectB })
    const mails = await mailed(id)
    const ofB = mails.filter(({ subject }) => subject.startsWith('The sea is waiting, says J'))
    expect([mails.length, ofB.length]).toEqual([10, 5])
    const link = /\/campaign-click\/\d+\/\d+\?mailed=\d+B/.exec(ofB[0]?.html ?? '')?.[0] as string
    const browser = { 'user-agent': 'Mozilla/5.0' }
    expect((await api.app.inject({ url: link, headers: browser })).statusCode).toBe(302)
    const forged = link.replace(/mailed=.*/, 'mailed=999999B')
    expect((await api.app.inject({ url: forged, headers: browser })).statusCode).toBe(302)
    const ofPage = /\/MarketingCampaign\/\d+\?mailed=\d+B/.exec(ofB[1]?.html ?? '')?.[0] as string
    const frame = ofPage.replace('/MarketingCampaign/', '/campaign-view/')
    const { body: page } = await api.app.inject({ url: frame, headers: browser })
    expect(page).toContain(`"${link}"`)
    await vi.waitFor(
      async () => {
        const { body } = await send(calls.getCampaignSending, { id })
        expect(body.mailings[0]?.subjects).toEqual([
          { key: 'A', subject: 'Your own week at the sea', emails: 5, clicks: 0 },
          { key: 'B', subject: subjectB, emails: 5, clicks: 1 },
        ])
      },
      { timeout: 10_000, interval: 200 },
    )
  })
})

describe('an address that returns our email', () => {
  it('is suppressed, and counted the same everywhere', async () => {
    await someReaders(api.services, 4)
    const { id } = await running()
    const send = await designer()
    await send(calls.startCampaignSending, { id })
    await sql()`update outbox set state = 'sent'`
    const [first, second, third, fourth] = await mailed(id)
    const about = (mail: typeof first) => ({
      email: String(mail?.to).toUpperCase(),
      messageId: mail?.message_id as string,
    })
    const received = (content: Buffer) => receiveMailReport(api.services, content)
    expect(await received(aBounce({ ...about(first), status: '5.1.1' }))).toBe(true)
    expect(await received(aBounce({ ...about(first), status: '5.1.1' }))).toBe(true)
    expect(await received(aComplaint(about(second)))).toBe(true)
    // A full mailbox can be emptied, and a report without our Message-ID may be forged.
    expect(await received(aBounce({ ...about(third), status: '5.2.2' }))).toBe(true)
    const forged = { ...about(fourth), messageId: '<guess@jacaranda.example>' }
    expect(await received(aBounce({ ...forged, status: '5.1.1' }))).toBe(false)
    expect(await received(Buffer.from('Subject: Hello\r\n\r\nHello'))).toBe(false)

    await sql()`insert into marketing_suppressions (email, reason)
      values ('elsewhere@example.com', 'unsubscribed')`
    const counts = { total: 3, unsubscribed: 1, bounced: 1, complained: 1, privacy: 0 }
    const { body: list } = await (await api.as('superAdmin'))(listSuppressions, {})
    expect([list.total, list.counts]).toEqual([3, counts])
    const { body } = await send(calls.getCampaignSending, { id })
    expect(body.blocked).toEqual(counts)
    expect(body.audience).toMatchObject({ optedIn: 4, suppressed: 2, already: 2, willReceive: 0 })
    expect(body.mailings[0]).toMatchObject({ sent: 4, bounced: 1, unsubscribed: 0 })
    const { body: campaigns } = await send(listCampaigns, {})
    expect(campaigns.items.find((row) => row.id === id)?.emails).toBe(4)
  })

  it('is found in the mailbox that is read every minute', async () => {
    await someReaders(api.services, 1)
    const { id } = await running()
    await (
      await designer()
    )(calls.startCampaignSending, { id })
    await sql()`update outbox set state = 'sent'`
    const [mail] = await mailed(id)
    const email = String(mail?.to)
    const imap = await openImap()
    const about = { email, messageId: mail?.message_id as string }
    imap.emails.push({ content: aBounce({ ...about, status: '5.1.1' }), seen: false })
    inbound.imapUrl = imap.url
    expect(await pollMailbox(api.services)).toBe(1)
    expect(
      await sql()`select reason from marketing_suppressions where lower(email) = ${email.toLowerCase()}`,
    ).toEqual([{ reason: 'bounced' }])
    expect(await sql()`select id from unmatched_emails`).toEqual([])
    await imap.close()
  })
})
