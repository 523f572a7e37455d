import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { links } from '#contract/links.ts'
import * as calls from '#contract/outbox/outbox.calls.ts'
import { transaction } from '../../db/connect.ts'
import { createLogMonths } from '../../db/log-months.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { listOutbox } from './outbox.service.ts'

const api = useApi()
const admin = () => api.as('superAdmin')

async function put(
  to: string,
  facts: { state?: string; error?: string; attempts?: number; html?: string } = {},
) {
  const { outbox, database } = api.services
  await transaction(database, null, (tx) =>
    outbox.put(tx, {
      to,
      subject: `To ${to}`,
      html: facts.html ?? '<p>Hello</p>',
      usage: 'ContactUs',
      replyTo: 'r@example.com',
    }),
  )
  const { state = 'queued', error = null, attempts = 0 } = facts
  const [row] = await database.sql`
    update outbox set state = ${state}, last_error = ${error}, attempts = ${attempts},
      sent_at = case when ${state} = 'sent' then now() end
    where "to" = ${to} returning id`
  return (row as { id: number }).id
}

beforeEach(async () => {
  await api.services.database.sql`delete from outbox`
})

describe('the outbox', () => {
  it('is listed newest first, with counts, a filter by state and a search', async () => {
    await put('a@example.com')
    await put('b@example.com', { state: 'failed', error: 'SMTP 550', attempts: 12 })
    await put('c@example.com', { state: 'sent', attempts: 1 })
    const send = await admin()
    const { body } = await send(calls.listOutbox, {})
    expect(body.items.map(({ to }) => to)).toEqual([
      'c@example.com',
      'b@example.com',
      'a@example.com',
    ])
    expect(body.counts).toEqual({ queued: 1, sending: 0, sent: 1, failed: 1 })
    expect(body).toMatchObject({ total: 3, page: 1, size: 10, sending: false })
    const failed = await send(calls.listOutbox, { state: 'failed' })
    expect(failed.body.total).toBe(1)
    expect(failed.body.items[0]).toMatchObject({
      error: 'SMTP 550',
      attempts: 12,
      nextAttempt: null,
    })
    const found = await send(calls.listOutbox, { search: 'to a@' })
    expect(found.body.items.map(({ to }) => to)).toEqual(['a@example.com'])
    expect(found.body).toMatchObject({
      total: 1,
      searchedFrom: null,
      counts: { queued: 1, sent: 0 },
    })
  })

  it('is searched back to a certain day if it is large, and further for an exact address', async () => {
    const { services } = api
    const { sql } = services.database
    const id = await put('old@example.com', { state: 'sent' })
    await sql`update outbox set created_at = now() - interval '3 days' where id = ${id}`
    await put('new@example.com')
    await createLogMonths(services.database, pino({ level: 'silent' }))
    await sql`analyze outbox`
    const list = async (search: string, more: object = {}) => {
      const query = { page: 1, size: 10, sort: 'id', order: 'desc', search, ...more } as const
      const found = await listOutbox(services, query, { byIndex: 0.01, oneByOne: 0.01 })
      return [found.items.map(({ to }) => to), found.searchedFrom]
    }
    expect(await list('example')).toEqual([['new@example.com'], today()])
    expect(await list('OLD@example.com')).toEqual([['old@example.com'], today()])
    expect((await list('example', { to: addDays(today(), -3) }))[0]).toEqual(['old@example.com'])
    const { body } = await (await admin())(calls.listOutbox, { from: today() })
    expect(body.items.map(({ to }) => to)).toEqual(['new@example.com'])
  })

  it('shows an email as it is sent', async () => {
    const id = await put('a@example.com')
    const { body } = await (await admin())(calls.getOutboxMail, { id })
    expect(body).toMatchObject({ html: '<p>Hello</p>', text: 'Hello', replyTo: 'r@example.com' })
    expect((await (await admin())(calls.getOutboxMail, { id: id + 1 })).status).toBe(404)
  })

  it('shows no link that would let its reader into the recipient’s account', async () => {
    const site = 'https://jacaranda.example'
    const secrets = ['reset-secret', 'email-secret', 'proof-secret']
    const html = `<a href="${site}${links.resetPassword('reset-secret')}">Reset</a>
      <a href="${site}${links.confirmEmail('email-secret')}">${site}${links.confirmEmail('email-secret')}</a>
      <a href="${site}${links.privacyWithProof('proof-secret')}">Your data</a>
      <a href="${site}${links.contact()}">Contact</a>`
    const id = await put('a@example.com', { html })
    const { body } = await (await admin())(calls.getOutboxMail, { id })
    for (const secret of secrets) expect(body.html + body.text).not.toContain(secret)
    expect(body.html).toContain(`href="${site}/forgotPasswordReset/•••"`)
    expect(body.html).toContain(`href="${site}${links.contact()}"`)
    const [row] = await api.services.database.sql`select html from outbox where id = ${id}`
    expect(row?.html).toBe(html)
  })

  it('retries a failed email with its own Message-ID, from the first attempt', async () => {
    const id = await put('a@example.com', { state: 'failed', error: 'SMTP 550', attempts: 12 })
    const send = await admin()
    const { messageId } = (await send(calls.getOutboxMail, { id })).body
    const { body } = await send(calls.resendMail, { id })
    expect(body).toEqual({ id, message: 'The email has been queued again.' })
    expect((await send(calls.getOutboxMail, { id })).body).toMatchObject({
      state: 'queued',
      attempts: 0,
      messageId,
    })
  })

  it('sends a sent email again as a new email, and does not change the first', async () => {
    const id = await put('a@example.com', { state: 'sent', attempts: 1 })
    const send = await admin()
    await send(calls.resendMail, { id })
    const { body } = await send(calls.listOutbox, {})
    expect(body.items.map(({ state, to }) => [state, to])).toEqual([
      ['queued', 'a@example.com'],
      ['sent', 'a@example.com'],
    ])
    const [second, first] = await Promise.all(
      body.items.map(async (item) => (await send(calls.getOutboxMail, { id: item.id })).body),
    )
    expect(second?.messageId).not.toBe(first?.messageId)
  })

  it('does not change an email that is being sent', async () => {
    const id = await put('a@example.com', { state: 'sending', attempts: 1 })
    const { status, error } = await (await admin())(calls.resendMail, { id })
    expect([status, error.message]).toEqual([409, 'This email is being sent right now.'])
  })

  it('retries every failed email at once', async () => {
    await put('a@example.com', { state: 'failed', error: 'ETIMEDOUT', attempts: 12 })
    await put('b@example.com', { state: 'failed', error: 'ETIMEDOUT', attempts: 12 })
    await put('c@example.com', { state: 'sent' })
    const send = await admin()
    expect((await send(calls.resendFailedEmails, {})).body).toEqual({ count: 2 })
    expect((await send(calls.listOutbox, {})).body.counts).toMatchObject({ queued: 2, sent: 1 })
  })

  it('is for Super Admins only', async () => {
    for (const role of ['designer', 'agency', 'privateUser'] as const) {
      const send = await api.as(role)
      expect((await send(calls.listOutbox, {})).status).toBe(403)
      expect((await send(calls.getOutboxMail, { id: 1 })).status).toBe(403)
      expect((await send(calls.resendMail, { id: 1 })).status).toBe(403)
      expect((await send(calls.resendFailedEmails, {})).status).toBe(403)
    }
    expect((await api.visitor(calls.listOutbox, {})).status).toBe(401)
  })
})
