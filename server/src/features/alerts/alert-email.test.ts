import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as calls from '#contract/alerts/alerts.calls.ts'
import { alertsTexts as texts } from '#contract/alerts/alerts.messages.ts'
import { formatRand } from '#contract/values/rand.ts'
import { openMailer } from '../../gateways/mailer.ts'
import { createOutbox } from '../../kit/outbox.ts'
import { inLynnwood, prepareAlerts } from '../../testing/alerts.ts'
import { openMailbox, type TestMailbox } from '../../testing/smtp.ts'
import { makeStopToken } from './stop-token.ts'

const { api, sql, person, choose, save, publish, run, told, mails, anHourLater } = prepareAlerts()

let mailbox: TestMailbox
beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())

describe('an alert email', () => {
  it('arrives through a mail server with the headers for unsubscribing, and they work', async () => {
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
      await sql()`select given from consents where user_id = ${person().id} and purpose = 'alerts'`
    expect(consents).toEqual([{ given: false }])
    await publish()
    await anHourLater()
    await run()
    expect(await told()).toHaveLength(1)
  })

  it('to a visitor stops everything by its link, whose page shows what it stops and changes nothing by itself', async () => {
    const email = 'visitor@example.com'
    await save(inLynnwood, { email, confirmed_at: new Date(), query: 'a' })
    await save({ salesType: 'Sale' }, { email, confirmed_at: new Date(), query: 'b' })
    await publish()
    await run()
    // The default quiet hours may apply now.
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

  it('says what a rent is per', async () => {
    await save({ salesType: 'Rent' })
    await publish({ isSale: false, price: '145.5', pricePer: 'm2' })
    await run()
    const [mail] = await mails()
    expect(mail?.html).toContain(`<strong>${formatRand(145.5)} per month per m²</strong>`)
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

describe('a person’s choices', () => {
  it('are saved, refused when impossible, and stop everything', async () => {
    await save(inLynnwood)
    expect((await choose({ quietFrom: 22, quietUntil: 5, favourites: false })).body.message).toBe(
      texts.saved,
    )
    const { body } = await api.by(person())(calls.getAlertChoices, {})
    expect(body).toEqual({ quietFrom: 22, quietUntil: 5, favourites: false })
    const wrong = await choose({ quietFrom: 24, quietUntil: 5, favourites: true })
    expect([wrong.status, wrong.error.fields.quietFrom]).toEqual([422, texts.hourExpected])
    expect((await api.visitor(calls.getAlertChoices, {})).status).toBe(401)
    const stopped = await api.by(person())(calls.stopAllAlerts, {})
    expect(stopped.body.message).toBe(texts.allStopped)
    await publish()
    await run()
    expect(await told()).toEqual([])
  })
})
