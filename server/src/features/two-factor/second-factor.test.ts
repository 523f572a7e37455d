import { describe, expect, it, vi } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import * as calls from '#contract/two-factor/two-factor.calls.ts'
import { twoFactorTexts as texts } from '#contract/two-factor/two-factor.messages.ts'
import { useApi } from '../../testing/api.ts'
import { testPassword } from '../../testing/builders.ts'
import { aGuardedUser, as, challengeFor, codeNow } from './two-factor.testing.ts'

const api = useApi()

describe('logging in with two-factor login', () => {
  it('returns a challenge and no session for the right password', async () => {
    const { username } = await aGuardedUser(api)
    const { status, body, headers } = await api.visitor(login, { username, password: testPassword })
    expect(status).toBe(200)
    expect(body).toEqual({
      twoFactorNeeded: true,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      expires: expect.any(String),
    })
    expect(headers['set-cookie']).toBeUndefined()
    const { challenge } = body as { challenge: string }
    expect((await api.visitor(me, {}, as({ token: challenge }))).body.session).toBeNull()
    const used = await api.visitor(calls.getTwoFactorStatus, {}, as({ token: challenge }))
    expect(used.status).toBe(401)
  })

  it('is completed with a code from the app, and remembered on request', async () => {
    const user = await aGuardedUser(api)
    const challenge = await challengeFor(api, user)
    const { status, body, headers } = await api.visitor(calls.completeLogin, {
      challenge,
      code: codeNow(user.secret, 1),
      remember: true,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ twoFactorNeeded: false, user: { username: user.username } })
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 3600}`)
    expect((await api.visitor(me, {}, as(body))).body.session?.user.id).toBe(user.id)
  })

  it('refuses a code that was used before', async () => {
    const user = await aGuardedUser(api)
    const code = codeNow(user.secret, 1)
    expect(
      (await api.visitor(calls.completeLogin, { challenge: await challengeFor(api, user), code }))
        .status,
    ).toBe(200)
    const again = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(api, user),
      code,
    })
    expect([again.status, again.error.code, again.error.message]).toEqual([
      401,
      'wrongCode',
      texts.codeWrong,
    ])
  })

  it('refuses the code that confirmed the set-up', async () => {
    const user = await aGuardedUser(api)
    const { status } = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(api, user),
      code: user.usedCode,
    })
    expect(status).toBe(401)
  })

  it('accepts a code once if it is sent many times in parallel', async () => {
    const user = await aGuardedUser(api)
    const code = codeNow(user.secret, 1)
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeFor(api, user)))
    const replies = await Promise.all(
      challenges.map((challenge) => api.visitor(calls.completeLogin, { challenge, code })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('accepts each recovery code once, however it is typed, even in parallel', async () => {
    const user = await aGuardedUser(api)
    const [first, second] = user.recoveryCodes as [string, string]
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeFor(api, user)))
    const replies = await Promise.all(
      challenges.map((challenge) => api.visitor(calls.completeLogin, { challenge, code: first })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const typed = second.toLowerCase().replaceAll('-', ' ')
    const other = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(api, user),
      code: typed,
    })
    expect(other.status).toBe(200)
    const { body } = await api.visitor(calls.getTwoFactorStatus, {}, as(other.body))
    expect(body.recoveryCodesLeft).toBe(8)
  })

  it('opens one session per challenge', async () => {
    const user = await aGuardedUser(api)
    const challenge = await challengeFor(api, user)
    const [first, second] = user.recoveryCodes as [string, string]
    const replies = await Promise.all(
      [first, second].map((code) => api.visitor(calls.completeLogin, { challenge, code })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
    const [row] = await api.services.database.sql`
      select count(*)::int as n from recovery_codes where user_id = ${user.id} and used_at is not null`
    expect(row?.n).toBe(1)
  })

  it('refuses the recovery code of another user', async () => {
    const [one, two] = [await aGuardedUser(api), await aGuardedUser(api)]
    const code = two.recoveryCodes[0] as string
    const { status, error } = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(api, one),
      code,
    })
    expect([status, error.message]).toEqual([401, texts.recoveryCodeWrong])
  })

  it('ends a challenge after five minutes', async () => {
    const user = await aGuardedUser(api)
    const challenge = await challengeFor(api, user)
    const { sql } = api.services.database
    const [row] = await sql`select extract(epoch from expires_at - now())::int as left
      from sessions where user_id = ${user.id} order by id desc limit 1`
    expect(row?.left).toBeGreaterThan(290)
    expect(row?.left).toBeLessThanOrEqual(300)
    await sql`update sessions set expires_at = now() where user_id = ${user.id}`
    const code = user.recoveryCodes[0] as string
    const { status, error } = await api.visitor(calls.completeLogin, { challenge, code })
    expect([status, error.code, error.message]).toEqual([401, 'challengeOver', texts.challengeOver])
  })

  it('refuses a forged challenge, and a session token as one', async () => {
    const user = await aGuardedUser(api)
    for (const challenge of ['made-up', user.token]) {
      const code = user.recoveryCodes[0] as string
      expect((await api.visitor(calls.completeLogin, { challenge, code })).error.code).toBe(
        'challengeOver',
      )
    }
    const empty = await api.visitor(calls.completeLogin, { challenge: '', code: '' })
    expect([empty.status, empty.error.fields]).toEqual([
      422,
      { challenge: texts.challengeOver, code: texts.codeRequired },
    ])
  })

  it('is refused with 429 after ten wrong codes, even after logging in with the password again', async () => {
    const user = await aGuardedUser(api)
    for (let i = 0; i < 10; i++) {
      const challenge = await challengeFor(api, user)
      const { status } = await api.visitor(calls.completeLogin, { challenge, code: 'WRONG' })
      expect(status).toBe(401)
    }
    const { username } = user
    const { status } = await api.visitor(login, { username, password: testPassword })
    expect(status).toBe(429)
    const elsewhere = { remoteAddress: '10.7.7.7' }
    const { body } = await api.visitor(login, { username, password: testPassword }, elsewhere)
    const code = user.recoveryCodes[0] as string
    const { challenge } = body as { challenge: string }
    const right = await api.visitor(calls.completeLogin, { challenge, code }, elsewhere)
    expect([right.status, right.error.code]).toEqual([429, 'tooMany'])
  })
})

describe('the advancing clock', () => {
  it('makes the next code valid again', async () => {
    const user = await aGuardedUser(api)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 })
    try {
      const challenge = await challengeFor(api, user)
      const { status } = await api.visitor(calls.completeLogin, {
        challenge,
        code: codeNow(user.secret),
      })
      expect(status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })
})
