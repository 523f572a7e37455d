import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.calls.ts'
import { sessionsTexts as texts } from '#contract/accounts/sessions.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword } from '../../testing/builders.ts'
import { aGuardedUser, challengeFor } from '../two-factor/two-factor.testing.ts'

const api = useApi({ sessionDays: 2 })
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'

async function logIn({ username }: { username: string }, remember = false) {
  const input = { username, password: testPassword, remember }
  const { body } = await api.visitor(login, input, { headers: { 'user-agent': iphone } })
  return { token: (body as { token: string }).token }
}

const isOpen = async (user: { token: string }) => (await api.by(user)(me, {})).body.session !== null

describe('a person’s sessions', () => {
  it('are listed with their device, this one first', async () => {
    const user = await aUser(api.services)
    const phone = await logIn(user)
    const { body } = await api.by(user)(listSessions, {})
    expect(body.map(({ device, current }) => [device, current])).toEqual([
      ['A program', true],
      ['Safari on iPhone', false],
    ])
    const onPhone = await api.by(phone)(listSessions, {})
    expect(onPhone.body[0]).toMatchObject({ device: 'Safari on iPhone', current: true })
  })

  it('can be ended one at a time', async () => {
    const user = await aUser(api.services)
    const phone = await logIn(user)
    const { body } = await api.by(user)(listSessions, {})
    const other = body.find(({ current }) => !current)
    const ended = await api.by(user)(endSession, { id: other?.id as number })
    expect([ended.status, ended.body.message]).toEqual([200, texts.ended])
    expect([await isOpen(phone), await isOpen(user)]).toEqual([false, true])
    expect((await api.by(user)(endSession, { id: other?.id as number })).status).toBe(404)
  })

  it('can be ended all but this one', async () => {
    const user = await aUser(api.services)
    const others = [await logIn(user), await logIn(user)]
    const reply = await api.by(user)(endOtherSessions, {})
    expect(reply.body).toEqual({ message: texts.othersEnded, ended: 2 })
    expect(await Promise.all(others.map(isOpen))).toEqual([false, false])
    expect(await isOpen(user)).toBe(true)
  })

  it('of someone else are neither listed nor ended', async () => {
    const [user, stranger] = [await aUser(api.services), await aUser(api.services)]
    const { body } = await api.by(user)(listSessions, {})
    const id = body[0]?.id as number
    expect((await api.by(stranger)(endSession, { id })).status).toBe(404)
    await api.by(stranger)(endOtherSessions, {})
    expect(await isOpen(user)).toBe(true)
    expect((await api.by(stranger)(listSessions, {})).body).toHaveLength(1)
  })

  it('do not include a login that is waiting for its code', async () => {
    const user = await aGuardedUser(api)
    await challengeFor(api, user)
    expect((await api.by(user)(listSessions, {})).body).toHaveLength(1)
  })

  it('are not available to a visitor, and an id must be a number', async () => {
    expect((await api.visitor(listSessions, {})).status).toBe(401)
    expect((await api.visitor(endSession, { id: 1 })).status).toBe(401)
    expect((await api.visitor(endOtherSessions, {})).status).toBe(401)
    expect((await (await api.as('agent'))(endSession, { id: 'x' as never })).status).toBe(422)
  })
})

describe('the absolute lifetime of a session', () => {
  const seconds = (text: string) => (new Date(text).getTime() - Date.now()) / 1000

  it('is as configured, including for a remembered session and its cookie', async () => {
    const user = await aUser(api.services)
    const input = { username: user.username, password: testPassword, remember: true }
    const { body, headers } = await api.visitor(login, input)
    expect(seconds((body as { expires: string }).expires)).toBeLessThanOrEqual(2 * 86_400)
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${2 * 86_400}`)
  })

  it('is not extended by use', async () => {
    const { sql } = api.services.database
    const user = await aUser(api.services)
    const session = await logIn(user, true)
    await sql`update sessions set last_used_at = now() - interval '5 minutes',
        ends_at = now() + interval '1 minute', expires_at = now() + interval '1 minute'
      where user_id = ${user.id} and remember`
    const { body } = await api.by(session)(me, {})
    expect(seconds(body.session?.expires ?? '')).toBeLessThanOrEqual(60)
    await sql`update sessions set ends_at = now(), last_used_at = now() - interval '5 minutes'
      where user_id = ${user.id} and remember`
    await api.by(session)(me, {})
    expect(await isOpen(session)).toBe(false)
  })
})
