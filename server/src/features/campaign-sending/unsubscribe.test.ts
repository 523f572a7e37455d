import { beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/campaign-sending/suppressions.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { chooseMarketing, listConsents } from '#contract/privacy/privacy.calls.ts'
import { transaction } from '../../db/connect.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { makeUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts'

const api = useApi({ rateLimit: false })
const sql = () => api.services.database.sql
let user: TestUser
let token: string

beforeEach(async () => {
  user = await aUser(api.services)
  await api.by(user)(chooseMarketing, { optIn: true })
  const [contact] = await sql()`select id from marketing_contacts where user_id = ${user.id}`
  token = makeUnsubscribeToken(api.services.secrets, contact?.id as number)
})

const wantsNews = async () => (await api.by(user)(listConsents, {})).body.marketing

async function aWaitingMail(to: string) {
  await transaction(api.services.database, null, (tx) =>
    api.services.outbox.put(tx, { to, subject: 'News', html: '<p>News</p>', usage: 'Campaign' }),
  )
}

const post = (body: string, type = 'application/x-www-form-urlencoded', path = token) =>
  api.app.inject({
    method: 'POST',
    url: `/unsubscribe/${path}`,
    payload: body,
    headers: { 'content-type': type, origin: 'https://mail.example' },
  })

describe('the unsubscribe link', () => {
  it('is encrypted: nobody can forge or alter one', () => {
    const { secrets } = api.services
    expect(readUnsubscribeToken(secrets, token)).toBeTypeOf('number')
    expect(readUnsubscribeToken(secrets, `${token.slice(0, -2)}AA`)).toBeUndefined()
    expect(readUnsubscribeToken(secrets, '')).toBeUndefined()
    const other = secrets.encrypt('{"userId":1}').slice('enc:v1:'.length)
    expect(readUnsubscribeToken(secrets, other)).toBeUndefined()
  })

  it('shows whose emails it would stop, and changes nothing when opened', async () => {
    const { body } = await api.visitor(calls.getUnsubscription, { token })
    expect(body).toEqual({ email: 'p•••@example.com', unsubscribed: false })
    expect(await wantsNews()).toBe(true)
  })

  it('stops the emails without a login, records it, and cancels queued ones', async () => {
    await aWaitingMail(user.email)
    const { body } = await api.visitor(calls.unsubscribe, { token })
    expect(body.message).toBe(texts.unsubscribed)
    expect(await wantsNews()).toBe(false)
    const { items } = (await api.by(user)(listConsents, {})).body
    expect(items.map(({ given }) => given)).toEqual([false, true])
    expect(await sql()`select 1 from outbox where "to" = ${user.email}`).toHaveLength(0)
    await api.visitor(calls.unsubscribe, { token })
    expect((await api.by(user)(listConsents, {})).body.items).toHaveLength(2)
    const { body: after } = await api.visitor(calls.getUnsubscription, { token })
    expect(after.unsubscribed).toBe(true)
  })

  it.each([
    ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'in parts',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('works with one click in a mail client, sent %s', async (_how, type, body) => {
    const reply = await post(body, type)
    expect([reply.statusCode, reply.headers.location]).toEqual([200, undefined])
    expect(await wantsNews()).toBe(false)
  })

  it('works from the page without script, which then confirms it', async () => {
    const reply = await post('')
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/unsubscribe/${token}?done=1`,
    ])
    expect(await wantsNews()).toBe(false)
  })

  it('stops nothing if it is forged', async () => {
    const wrong = await api.visitor(calls.unsubscribe, { token: 'abc' })
    expect([wrong.status, wrong.error.message]).toEqual([404, texts.linkInvalid])
    expect((await api.visitor(calls.getUnsubscription, { token: 'abc' })).status).toBe(404)
    expect((await post('List-Unsubscribe=One-Click', undefined, 'abc')).statusCode).toBe(404)
    expect(await wantsNews()).toBe(true)
  })
})

describe('the suppressed addresses', () => {
  it('are listed, added and, for those that bounced, removed', async () => {
    const send = await api.as('superAdmin')
    await aWaitingMail('gone@example.com')
    const { body } = await send(calls.addSuppression, {
      email: 'gone@Example.com',
      reason: 'bounced',
    })
    expect(body).toMatchObject({ email: 'gone@example.com', reason: 'bounced', mayRemove: true })
    expect(await sql()`select 1 from outbox where "to" = 'gone@example.com'`).toHaveLength(0)
    const twice = await send(calls.addSuppression, {
      email: 'GONE@example.com',
      reason: 'complained',
    })
    expect([twice.status, twice.error.message]).toEqual([409, texts.suppressedAlready])
    const { body: list } = await send(calls.listSuppressions, { search: 'gone' })
    expect([list.total, list.items[0]?.id]).toEqual([1, body.id])
    expect((await send(calls.removeSuppression, { id: body.id })).body).toEqual({ id: body.id })
    expect((await send(calls.removeSuppression, { id: body.id })).status).toBe(404)
  })

  it('respect a person’s choice, which only they can change', async () => {
    const send = await api.as('superAdmin')
    const { body } = await send(calls.addSuppression, { email: user.email, reason: 'unsubscribed' })
    expect(await wantsNews()).toBe(false)
    const { status, error } = await send(calls.removeSuppression, { id: body.id })
    expect([status, error.message]).toEqual([409, texts.suppressionStays])
    await api.by(user)(chooseMarketing, { optIn: true })
    expect(await wantsNews()).toBe(true)
  })

  it('need an address and a reason, and a Super Admin', async () => {
    const send = await api.as('superAdmin')
    const wrong = await send(calls.addSuppression, { email: 'nobody', reason: 'bounced' })
    expect(wrong.error.fields.email).toBe('Invalid Email')
    const reason = 'privacy request' as never
    expect((await send(calls.addSuppression, { email: 'a@example.com', reason })).status).toBe(422)
    const designer = await api.as('designer')
    expect((await designer(calls.listSuppressions, {})).status).toBe(403)
    expect(
      (await designer(calls.addSuppression, { email: 'a@b.co', reason: 'bounced' })).status,
    ).toBe(403)
    expect((await designer(calls.removeSuppression, { id: 1 })).status).toBe(403)
  })
})
