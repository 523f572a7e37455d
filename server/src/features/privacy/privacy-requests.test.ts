import { describe, expect, it } from 'vitest'
import * as queue from '#contract/privacy/privacy-requests.calls.ts'
import { passwordRuleTexts } from '#contract/accounts/passwords.messages.ts'
import { askPrivacy, listOwnRequests } from '#contract/privacy/privacy.calls.ts'
import { privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import { roles } from '#contract/roles.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'

const api = useApi()
const as = (user: TestUser) => ({ headers: { authorization: `Bearer ${user.token}` } })
const mailsTo = (email: string) =>
  api.services.database
    .sql`select subject, text, usage from outbox where "to" = ${email} order by id`

async function ask(
  user: TestUser,
  kind: 'access' | 'correction' | 'deletion' | 'objection',
  details = 'Please.',
) {
  return (await api.visitor(askPrivacy, { kind, details, currentPassword: testPassword }, as(user)))
    .body.request
}

describe('requesting one’s own data', () => {
  it('stores the request, due in thirty days, and confirms it by email', async () => {
    const user = await aUser(api.services)
    const { status, body } = await api.visitor(askPrivacy, { kind: 'access' }, as(user))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: texts.received,
      request: {
        kind: 'access',
        state: 'open',
        dueOn: addDays(today(), 30),
        answer: '',
        answeredAt: null,
      },
    })
    const [mail] = await mailsTo(user.email)
    expect(mail).toMatchObject({
      usage: 'PrivacyRequestReceived',
      subject: 'We received your request about your personal data',
      text: expect.stringContaining('to see your data'),
    })
    expect((await api.visitor(listOwnRequests, {}, as(user))).body).toEqual([body.request])
  })

  it('of deletion needs the password and is a security event', async () => {
    const user = await aUser(api.services)
    const without = await api.by(user)(askPrivacy, { kind: 'deletion' })
    expect([without.status, without.error.fields]).toEqual([
      422,
      { currentPassword: passwordRuleTexts.currentRequired },
    ])
    const wrong = await api.by(user)(askPrivacy, { kind: 'deletion', currentPassword: 'wrong' })
    expect(wrong.status).toBe(422)
    const right = { kind: 'deletion' as const, currentPassword: testPassword }
    expect((await api.by(user)(askPrivacy, right)).status).toBe(200)
    const events = await api.services.database
      .sql`select kind from security_events where user_id = ${user.id}`
    expect(events).toEqual([{ kind: 'deletionAsked' }])
  })

  it('accepts one open request of each kind, even in parallel', async () => {
    const user = await aUser(api.services)
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        api.visitor(askPrivacy, { kind: 'deletion', currentPassword: testPassword }, as(user)),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error.message).toBe(texts.alreadyOpen)
    expect((await api.visitor(askPrivacy, { kind: 'access' }, as(user))).status).toBe(200)
  })

  it.each([
    [{ kind: 'everything' }, { kind: texts.kindRequired }],
    [{}, { kind: texts.kindRequired }],
    [{ kind: 'correction', details: ' ' }, { details: texts.detailsRequired }],
    [{ kind: 'objection' }, { details: texts.detailsRequired }],
  ])('refuses %j', async (input, fields) => {
    const user = await aUser(api.services)
    const { status, error } = await api.visitor(askPrivacy, input as never, as(user))
    expect([status, error.fields]).toEqual([422, fields])
  })

  it.each(roles)('is open to the role %s', async (role) => {
    const send = await api.as(role)
    expect((await send(askPrivacy, { kind: 'access' })).status).toBe(200)
    expect((await send(listOwnRequests, {})).body).toHaveLength(1)
  })

  it('is closed to a visitor', async () => {
    expect((await api.visitor(askPrivacy, { kind: 'access' })).status).toBe(401)
    expect((await api.visitor(listOwnRequests, {})).status).toBe(401)
  })
})

describe('the queue of requests', () => {
  it('is sorted by urgency, with the number of days left', async () => {
    const { sql } = api.services.database
    const users = await Promise.all([1, 2, 3].map(() => aUser(api.services)))
    const ids: number[] = []
    for (const user of users) ids.push((await ask(user, 'access')).id)
    const [late, soon, done] = ids as [number, number, number]
    await sql`update privacy_requests set due_on = ${addDays(today(), -2)} where id = ${late}`
    await sql`update privacy_requests set due_on = ${addDays(today(), 3)} where id = ${soon}`
    await sql`update privacy_requests set due_on = ${addDays(today(), -9)}, state = 'answered' where id = ${done}`
    const admin = await api.as('superAdmin')
    const { body } = await admin(queue.listPrivacyRequests, { size: 100 })
    const rows = body.items.filter(({ id }) => ids.includes(id))
    expect(rows.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      [late, -2],
      [soon, 3],
      [done, null],
    ])
    expect(body.overdue).toBe(1)
    const open = await admin(queue.listPrivacyRequests, { state: 'open', size: 100 })
    expect(open.body.items.every(({ state }) => state === 'open')).toBe(true)
    expect(open.body.items[0]?.id).toBe(late)
    expect(open.body.total).toBe(open.body.items.length)
    expect((await admin(queue.listPrivacyRequests, { state: 'lost' } as never)).status).toBe(422)
  })

  it('returns ten at a time', async () => {
    const admin = await api.as('superAdmin')
    const users = await Promise.all(Array.from({ length: 11 }, () => aUser(api.services)))
    for (const user of users) await ask(user, 'access')
    const { body } = await admin(queue.listPrivacyRequests, {})
    expect([body.items.length, body.page, body.size]).toEqual([10, 1, 10])
    expect(body.total).toBeGreaterThan(10)
  })
})

describe('replying to a request', () => {
  it('closes it and emails the reply', async () => {
    const user = await aUser(api.services)
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const { id } = await ask(user, 'correction', 'My surname is Zulu')
    const answer = 'Your surname is corrected <now>.'
    const { status, body } = await api.visitor(
      queue.answerPrivacyRequest,
      { id, version: 1, answer },
      as(admin),
    )
    expect([status, body.message]).toEqual([200, texts.answered])
    expect(body.request).toMatchObject({
      id,
      state: 'answered',
      answer,
      answeredBy: admin.username,
      daysLeft: null,
      details: 'My surname is Zulu',
    })
    const mails = await mailsTo(user.email)
    expect(mails.at(-1)).toMatchObject({
      usage: 'PrivacyRequestAnswered',
      text: expect.stringContaining('Your surname is corrected <now>.'),
    })
    const own = await api.visitor(listOwnRequests, {}, as(user))
    expect(own.body).toMatchObject([
      { id, state: 'answered', answer, answeredAt: expect.any(String) },
    ])
    const again = await api.visitor(
      queue.answerPrivacyRequest,
      { id, version: 2, answer },
      as(admin),
    )
    expect([again.status, again.error.message]).toEqual([409, texts.notOpen])
    expect(
      (await api.visitor(askPrivacy, { kind: 'correction', details: 'More' }, as(user))).status,
    ).toBe(200)
  })

  it('may be a refusal with a reason', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const { id } = await ask(user, 'deletion')
    const none = await admin(queue.refusePrivacyRequest, { id, version: 1, answer: '  ' })
    expect([none.status, none.error.fields]).toEqual([422, { answer: texts.reasonRequired }])
    const { body } = await admin(queue.refusePrivacyRequest, {
      id,
      version: 1,
      answer: 'A sale is under way.',
    })
    expect(body.request).toMatchObject({ state: 'refused', answer: 'A sale is under way.' })
    expect((await mailsTo(user.email)).at(-1)?.text).toContain('We are unable to do this')
  })

  it('is refused for a stale version, an empty reply and an unknown request', async () => {
    const admin = await api.as('superAdmin')
    const { id } = await ask(await aUser(api.services), 'access')
    const stale = await admin(queue.answerPrivacyRequest, { id, version: 9, answer: 'x' })
    expect([stale.status, stale.error.code]).toEqual([409, 'stale'])
    const empty = await admin(queue.answerPrivacyRequest, { id, version: 1, answer: '' })
    expect([empty.status, empty.error.fields]).toEqual([422, { answer: texts.answerRequired }])
    expect(
      (await admin(queue.answerPrivacyRequest, { id: 999_999, version: 1, answer: 'x' })).status,
    ).toBe(404)
  })

  it('happens once when two people reply at the same time', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const { id } = await ask(user, 'access')
    const answers = await Promise.all(
      ['yes', 'no'].map((answer) => admin(queue.answerPrivacyRequest, { id, version: 1, answer })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(
      (await mailsTo(user.email)).filter(({ usage }) => usage === 'PrivacyRequestAnswered'),
    ).toHaveLength(1)
  })

  const closing = { id: 1, version: 1, answer: 'x' }

  it.each(roles.filter((role) => role !== 'superAdmin'))(
    'is not available to the role %s',
    async (role) => {
      const send = await api.as(role)
      expect((await send(queue.listPrivacyRequests, {})).status).toBe(403)
      expect((await send(queue.answerPrivacyRequest, closing)).status).toBe(403)
      expect((await send(queue.refusePrivacyRequest, closing)).status).toBe(403)
      expect((await send(queue.deletePerson, closing)).status).toBe(403)
    },
  )

  it('is not available to a visitor', async () => {
    expect((await api.visitor(queue.listPrivacyRequests, {})).status).toBe(401)
    expect((await api.visitor(queue.answerPrivacyRequest, closing)).status).toBe(401)
    expect((await api.visitor(queue.refusePrivacyRequest, closing)).status).toBe(401)
    expect((await api.visitor(queue.deletePerson, closing)).status).toBe(401)
  })
})
