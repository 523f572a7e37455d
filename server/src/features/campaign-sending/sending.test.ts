import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/campaign-sending/campaign-sending.calls.ts'
import { removeCampaign } from '#contract/campaigns/campaigns.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { addDays, today } from '#contract/values/day.ts'
import { openMailer } from '../../gateways/mailer.ts'
import { createOutbox } from '../../kit/outbox.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aCampaign, imageAddress, someReaders } from '../../testing/campaign-builders.ts'
import { openMailbox } from '../../testing/smtp.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { queueCampaignEmails } from './queue-emails.ts'

const api = useApi({ rateLimit: false })
const designer = () => api.as('designer')
let weekId: number

beforeAll(async () => {
  const ownerUserId = (await aUser(api.services)).id
  weekId = (await aWeek(api.services, { published: true, ownerUserId })).id
})

const sql = () => api.services.database.sql

beforeEach(() => someReaders(api.services, 5))

afterEach(async () => {
  await sql()`delete from outbox`
  await sql()`delete from campaign_mailings`
  await sql()`delete from marketing_contacts`
  await sql()`delete from marketing_suppressions`
})

const running = (facts = {}) =>
  aCampaign(api, { items: [{ weekId, image: imageAddress }], ...facts })

/** As if a minute had passed since the last emails were queued. */
const nextMinute = async () => {
  await sql()`update campaign_recipients set queued_at = queued_at - interval '1 minute'`
  await queueCampaignEmails(api.services)
}

const recipientsOf = async (campaignId: number) =>
  (await sql()`select "to" from outbox where dedupe_key like ${`campaign:${campaignId}:%`}`).map(
    (row) => String(row.to),
  )

describe('a campaign by email', () => {
  it('reaches a thousand people, each exactly once, at the configured rate, and nobody who unsubscribed', async () => {
    await sql()`delete from marketing_contacts`
    await someReaders(api.services, 1000)
    await sql()`update marketing_contacts set opted_out_at = now() where email = 'reader1@example.com'`
    await sql()`insert into marketing_suppressions (email, reason) values ('READER2@example.com', 'bounced')`
    const { id } = await running()
    const send = await designer()
    const before = (await send(calls.getCampaignSending, { id })).body
    expect(before.audience).toEqual({
      optedIn: 999,
      elsewhere: 0,
      suppressed: 1,
      already: 0,
      willReceive: 998,
    })
    const { body: started } = await send(calls.startCampaignSending, { id })
    expect(started.mailings[0]).toMatchObject({
      state: 'sending',
      total: 998,
      waiting: 898,
      queued: 100,
    })
    await queueCampaignEmails(api.services)
    expect(await recipientsOf(id)).toHaveLength(100)
    await sql()`update marketing_contacts set opted_out_at = now() where email = 'reader900@example.com'`
    await sql()`insert into marketing_suppressions (email, reason) values ('reader901@example.com', 'complained')`
    for (let minute = 0; minute < 10; minute++) {
      await Promise.all([nextMinute(), queueCampaignEmails(api.services)])
      const [lately] = await sql()`
        select count(*)::int as n from campaign_recipients where queued_at > now() - interval '50 seconds'`
      expect(lately?.n).toBeLessThanOrEqual(calls.mailsPerMinute)
    }
    const people = await recipientsOf(id)
    expect([people.length, new Set(people).size]).toEqual([996, 996])
    const gone = [1, 2, 900, 901].map((n) => `reader${n}@example.com`)
    expect(people.filter((email) => gone.includes(email))).toEqual([])
    const { body: after } = await send(calls.getCampaignSending, { id })
    expect(after.mailings[0]).toMatchObject({ state: 'sent', waiting: 0, queued: 996, skipped: 2 })
    expect([after.may.start, after.obstacle]).toEqual([false, texts.nobody])
  })

  it('is sent with an unsubscribe link, a one-click header and current prices', async () => {
    const mailbox = await openMailbox()
    const { database, log } = api.services
    const mailer = openMailer(mailbox.url, 'Jacaranda <news@jacaranda.example>')
    const outbox = createOutbox({ database, log, mailer, mailDomain: 'jacaranda.example' })
    const { id } = await running({
      body: '<html><head><title>No</title></head><body><script>alert(1)</script>[items]</body></html>',
    })
    await (
      await designer()
    )(calls.startCampaignSending, { id })
    outbox.wake()
    await outbox.stop()
    await mailbox.close()
    const mail = mailbox.mails[0]
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
    const url = String(headers['list-unsubscribe']).slice(1, -1)
    expect(url).toMatch(/^http.*\/unsubscribe\/[\w-]+$/)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.html).toContain(`href="${url}"`)
    expect(mail?.html).toContain('R\u00a068\u00a0500')
    expect(mail?.html).toContain(`${api.services.config.publicUrl}/campaign-click/${id}/`)
    expect(mail?.html).not.toMatch(/<script|alert|<title|class=/)
    expect(mail?.subject).toBe('Your own week at the sea')
  })

  it('is paused, resumed and cancelled; those who did not receive it may receive it later', async () => {
    await someMore(300)
    const { id } = await running()
    const send = await designer()
    await send(calls.startCampaignSending, { id })
    const { body: paused } = await send(calls.pauseCampaignSending, { id })
    expect([paused.mailings[0]?.state, paused.may]).toEqual([
      'paused',
      { start: false, schedule: false, pause: false, resume: true, cancel: true },
    ])
    await nextMinute()
    expect(await recipientsOf(id)).toHaveLength(100)
    expect((await send(calls.pauseCampaignSending, { id })).error.message).toBe(texts.notSending)
    expect((await send(removeCampaign, { id })).error.message).toBe(texts.deletedWhileSending)
    await sql()`update campaign_recipients set queued_at = queued_at - interval '1 minute'`
    const { body: resumed } = await send(calls.resumeCampaignSending, { id })
    expect(resumed.mailings[0]).toMatchObject({ state: 'sending', queued: 200, waiting: 105 })
    expect((await send(calls.resumeCampaignSending, { id })).error.message).toBe(texts.notPaused)
    await sql()`update outbox set state = 'sent' where id in (select id from outbox order by id limit 30)`
    const { body: cancelled } = await send(calls.cancelCampaignSending, { id })
    expect(cancelled.mailings[0]).toMatchObject({
      state: 'cancelled',
      sent: 30,
      queued: 0,
      waiting: 0,
    })
    expect(cancelled.audience).toMatchObject({ already: 30, willReceive: 275 })
    expect((await send(calls.cancelCampaignSending, { id })).error.message).toBe(texts.notSending)
    const { body: again } = await send(calls.startCampaignSending, { id })
    expect(again.mailings.map(({ total }) => total)).toEqual([275, 305])
  })

  it('sent again reaches only those who have subscribed since', async () => {
    const { id } = await running()
    const send = await designer()
    await send(calls.startCampaignSending, { id })
    await someMore(2)
    const { body } = await send(calls.startCampaignSending, { id })
    expect(body.mailings.map(({ total, state }) => [total, state])).toEqual([
      [2, 'sent'],
      [5, 'sent'],
    ])
    expect(new Set(await recipientsOf(id)).size).toBe(7)
  })

  it('starts once when two people start it at the same time', async () => {
    const { id } = await running()
    const send = await designer()
    const replies = await Promise.all([1, 2, 3].map(() => send(calls.startCampaignSending, { id })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await recipientsOf(id)).toHaveLength(5)
  })

  it('is refused when it is not live, has nothing to show or no recipients', async () => {
    const send = await designer()
    const later = await running({ startDate: addDays(today(), 1) })
    const empty = await running({ items: [] })
    for (const [id, message] of [
      [later.id, texts.notActive],
      [empty.id, texts.noItems],
    ] as const) {
      const { status, error } = await send(calls.startCampaignSending, { id })
      expect([status, error.message]).toEqual([409, message])
      expect((await send(calls.getCampaignSending, { id })).body.obstacle).toBe(message)
    }
    await sql()`delete from marketing_contacts`
    const { id } = await running()
    expect((await send(calls.startCampaignSending, { id })).error.message).toBe(texts.nobody)
    expect((await send(calls.startCampaignSending, { id: 999_999 })).status).toBe(404)
  })

  it('stops automatically after its last day', async () => {
    await someMore(200)
    const { id } = await running()
    const send = await designer()
    await send(calls.startCampaignSending, { id })
    await sql()`update campaigns set end_date = ${addDays(today(), -1)} where id = ${id}`
    await nextMinute()
    expect(await recipientsOf(id)).toHaveLength(100)
    expect((await send(calls.getCampaignSending, { id })).body.mailings[0]?.state).toBe('paused')
    expect((await send(calls.resumeCampaignSending, { id })).error.message).toBe(texts.notActive)
  })

  it('can be tested with your own address first', async () => {
    const { id } = await running()
    const { body } = await (await designer())(calls.sendCampaignTest, { id })
    expect(body.message).toBe(texts.testSent)
    const [mail] = await sql()`select "to", subject, unsubscribe_url from outbox`
    expect(mail).toMatchObject({ subject: 'Test: Your own week at the sea', unsubscribe_url: null })
    expect(mail?.to).toMatch(/^designer-/)
  })

  it('is sent only by Super Admins and Designers', async () => {
    const { id } = await running()
    const { getCampaignSending, startCampaignSending, sendCampaignTest } = calls
    const { pauseCampaignSending, resumeCampaignSending, cancelCampaignSending } = calls
    for (const call of [
      getCampaignSending,
      startCampaignSending,
      sendCampaignTest,
      pauseCampaignSending,
      resumeCampaignSending,
      cancelCampaignSending,
    ]) {
      expect((await (await api.as('agency'))(call, { id })).status).toBe(403)
      expect((await api.visitor(call, { id })).status).toBe(401)
    }
    expect((await (await api.as('superAdmin'))(getCampaignSending, { id })).status).toBe(200)
  })
})

async function someMore(count: number) {
  await sql()`
    insert into marketing_contacts (email)
    select 'later' || n || '@example.com' from generate_series(1, ${count}) n`
}
