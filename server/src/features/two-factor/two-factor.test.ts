import { beforeEach, describe, expect, it, vi } from 'vitest'
import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { roles, type Role } from '#contract/roles.ts'
import { getSecurity, saveSecurity } from '#contract/two-factor/security.calls.ts'
import * as calls from '#contract/two-factor/two-factor.calls.ts'
import { twoFactorMessages as texts } from '#contract/two-factor/two-factor.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { codeAt, stepAt } from './totp.ts'

const api = useApi()

const as = (user: { token: string }) => ({ headers: { authorization: `Bearer ${user.token}` } })
const codeNow = (secret: string, later = 0) => codeAt(secret.replaceAll(' ', ''), stepAt(Date.now()) + later)

interface Guarded extends TestUser {
  secret: string
  recoveryCodes: string[]
}

/** A user with two-factor sign-in on; the code of the present step is used up by that. */
async function aGuardedUser(role: Role = 'privateUser'): Promise<Guarded> {
  const user = await aUser(api.parts, { role })
  const { body } = await api.visitor(calls.beginTwoFactor, {}, as(user))
  const { secret } = body
  const confirmed = await api.visitor(calls.confirmTwoFactor, { code: codeNow(secret) }, as(user))
  expect(confirmed.status).toBe(200)
  return { ...user, secret, recoveryCodes: confirmed.body.recoveryCodes }
}

async function challengeFor(user: TestUser): Promise<string> {
  const { body } = await api.visitor(login, { username: user.username, password: testPassword })
  if (!body.twoFactorNeeded) throw new Error('There was no challenge')
  return body.challenge
}

async function requireFor(requireTwoFactorFor: ('superAdmin' | 'designer')[]) {
  await api.parts.database.sql`
    insert into settings (key, value) values ('security', ${JSON.stringify({ requireTwoFactorFor })}::jsonb)
    on conflict (key) do update set value = excluded.value`
}

beforeEach(() => requireFor([]))

describe('setting two-factor sign-in up', () => {
  it('shows a secret as text, address and QR code, and keeps it encrypted', async () => {
    const user = await aUser(api.parts)
    const { status, body } = await api.visitor(calls.beginTwoFactor, {}, as(user))
    expect(status).toBe(200)
    expect(body.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    const plain = body.secret.replaceAll(' ', '')
    expect(body.otpauthUrl).toBe(
      `otpauth://totp/Jacaranda:${user.username}?secret=${plain}&issuer=Jacaranda&algorithm=SHA1&digits=6&period=30`,
    )
    expect(body.qrSvg).toMatch(/^<svg .+<\/svg>$/)
    const [row] = await api.parts.database.sql`select * from totp_secrets where user_id = ${user.id}`
    expect(row?.secret_encrypted).toMatch(/^enc:/)
    expect(JSON.stringify(row)).not.toContain(plain)
    const login2 = await api.visitor(login, { username: user.username, password: testPassword })
    expect(login2.body.twoFactorNeeded).toBe(false)
  })

  it('is confirmed by a code and answers ten recovery codes, stored as hashes', async () => {
    const user = await aGuardedUser()
    expect(new Set(user.recoveryCodes).size).toBe(10)
    const rows = await api.parts.database.sql`select * from recovery_codes where user_id = ${user.id}`
    expect(rows).toHaveLength(10)
    expect(JSON.stringify(rows)).not.toContain(user.recoveryCodes[0]?.replaceAll('-', ''))
    const { body } = await api.visitor(calls.getTwoFactorStatus, {}, as(user))
    expect(body).toEqual({
      enabled: true,
      confirmedAt: expect.stringContaining('T'),
      recoveryCodesLeft: 10,
      required: false,
    })
  })

  it('keeps the session that did it and ends every other one', async () => {
    const user = await aUser(api.parts)
    const other = await api.visitor(login, { username: user.username, password: testPassword })
    const { body } = await api.visitor(calls.beginTwoFactor, {}, as(user))
    await api.visitor(calls.confirmTwoFactor, { code: codeNow(body.secret) }, as(user))
    expect((await api.visitor(me, {}, as(user))).body.session).not.toBeNull()
    expect((await api.visitor(me, {}, as(other.body as { token: string }))).body.session).toBeNull()
  })

  it('names a wrong code, a missing one and a set-up that was not begun', async () => {
    const user = await aUser(api.parts)
    const early = await api.visitor(calls.confirmTwoFactor, { code: '123456' }, as(user))
    expect([early.status, early.error.message]).toEqual([409, texts.notBegun])
    await api.visitor(calls.beginTwoFactor, {}, as(user))
    const wrong = await api.visitor(calls.confirmTwoFactor, { code: 'ABCDEF' }, as(user))
    expect([wrong.status, wrong.error.fields]).toEqual([422, { code: texts.codeWrong }])
    const none = await api.visitor(calls.confirmTwoFactor, { code: ' ' }, as(user))
    expect([none.status, none.error.fields]).toEqual([422, { code: texts.codeRequired }])
  })

  it('cannot be begun or confirmed again once it is on', async () => {
    const user = await aGuardedUser()
    const begun = await api.visitor(calls.beginTwoFactor, {}, as(user))
    expect([begun.status, begun.error.message]).toEqual([409, texts.alreadyOn])
    const again = await api.visitor(calls.confirmTwoFactor, { code: codeNow(user.secret, 1) }, as(user))
    expect([again.status, again.error.message]).toEqual([409, texts.alreadyOn])
  })

  it('never keeps a reply with secrets for a repeated request', async () => {
    const user = await aUser(api.parts)
    const options = { headers: { ...as(user).headers, 'idempotency-key': 'same' } }
    const first = await api.visitor(calls.beginTwoFactor, {}, options)
    const second = await api.visitor(calls.beginTwoFactor, {}, options)
    expect(second.body.secret).not.toBe(first.body.secret)
    expect(await api.parts.database.sql`select 1 from idempotency_keys`).toHaveLength(0)
  })

  it.each(roles)('is open to the role %s', async (role) => {
    const send = await api.as(role)
    expect((await send(calls.getTwoFactorStatus, {})).body.enabled).toBe(false)
    expect((await send(calls.beginTwoFactor, {})).status).toBe(200)
  })

  it.each([
    [calls.getTwoFactorStatus, {}],
    [calls.beginTwoFactor, {}],
    [calls.confirmTwoFactor, { code: '123456' }],
    [calls.disableTwoFactor, { password: 'x', code: '123456' }],
    [calls.renewRecoveryCodes, { code: '123456' }],
  ])('is closed to a visitor: $name', async (call, input) => {
    const { status, error } = await api.visitor(call, input as never)
    expect([status, error.code]).toEqual([401, 'notSignedIn'])
  })
})

describe('logging in with two-factor sign-in', () => {
  it('answers a challenge and no session to the right password', async () => {
    const { username } = await aGuardedUser()
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

  it('is completed by a code of the app, and remembered when asked', async () => {
    const user = await aGuardedUser()
    const challenge = await challengeFor(user)
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
    const user = await aGuardedUser()
    const code = codeNow(user.secret, 1)
    expect((await api.visitor(calls.completeLogin, { challenge: await challengeFor(user), code })).status).toBe(200)
    const again = await api.visitor(calls.completeLogin, { challenge: await challengeFor(user), code })
    expect([again.status, again.error.code, again.error.message]).toEqual([401, 'wrongCode', texts.codeWrong])
  })

  it('refuses the code that confirmed the set-up', async () => {
    const user = await aGuardedUser()
    const { status } = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(user),
      code: codeNow(user.secret),
    })
    expect(status).toBe(401)
  })

  it('takes a code once when it is sent many times at the same moment', async () => {
    const user = await aGuardedUser()
    const code = codeNow(user.secret, 1)
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeFor(user)))
    const answers = await Promise.all(
      challenges.map((challenge) => api.visitor(calls.completeLogin, { challenge, code })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('takes each recovery code once, however it is typed, also at the same moment', async () => {
    const user = await aGuardedUser()
    const [first, second] = user.recoveryCodes as [string, string]
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeFor(user)))
    const answers = await Promise.all(
      challenges.map((challenge) => api.visitor(calls.completeLogin, { challenge, code: first })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const typed = second.toLowerCase().replaceAll('-', ' ')
    const other = await api.visitor(calls.completeLogin, { challenge: await challengeFor(user), code: typed })
    expect(other.status).toBe(200)
    const { body } = await api.visitor(calls.getTwoFactorStatus, {}, as(other.body))
    expect(body.recoveryCodesLeft).toBe(8)
  })

  it('opens one session with one challenge', async () => {
    const user = await aGuardedUser()
    const challenge = await challengeFor(user)
    const [first, second] = user.recoveryCodes as [string, string]
    const answers = await Promise.all(
      [first, second].map((code) => api.visitor(calls.completeLogin, { challenge, code })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const [row] = await api.parts.database.sql`
      select count(*)::int as n from recovery_codes where user_id = ${user.id} and used_at is not null`
    expect(row?.n).toBe(1)
  })

  it('refuses the recovery code of another user', async () => {
    const [one, two] = [await aGuardedUser(), await aGuardedUser()]
    const code = two.recoveryCodes[0] as string
    const { status } = await api.visitor(calls.completeLogin, { challenge: await challengeFor(one), code })
    expect(status).toBe(401)
  })

  it('ends a challenge after five minutes', async () => {
    const user = await aGuardedUser()
    const challenge = await challengeFor(user)
    const { sql } = api.parts.database
    const [row] = await sql`select extract(epoch from expires_at - now())::int as left
      from sessions where user_id = ${user.id} order by id desc limit 1`
    expect(row?.left).toBeGreaterThan(290)
    expect(row?.left).toBeLessThanOrEqual(300)
    await sql`update sessions set expires_at = now() where user_id = ${user.id}`
    const code = user.recoveryCodes[0] as string
    const { status, error } = await api.visitor(calls.completeLogin, { challenge, code })
    expect([status, error.code, error.message]).toEqual([401, 'challengeOver', texts.challengeOver])
  })

  it('knows no made-up challenge, and not a finished session as one', async () => {
    const user = await aGuardedUser()
    for (const challenge of ['made-up', user.token]) {
      const code = user.recoveryCodes[0] as string
      expect((await api.visitor(calls.completeLogin, { challenge, code })).error.code).toBe('challengeOver')
    }
    const empty = await api.visitor(calls.completeLogin, { challenge: '', code: '' })
    expect([empty.status, empty.error.fields]).toEqual([
      422,
      { challenge: texts.challengeOver, code: texts.codeRequired },
    ])
  })

  it('is refused with 429 after ten wrong codes, and a new password step does not help', async () => {
    const user = await aGuardedUser()
    for (let i = 0; i < 10; i++) {
      const challenge = await challengeFor(user)
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

describe('switching two-factor sign-in off', () => {
  it('takes the password and a code', async () => {
    const user = await aGuardedUser()
    const code = codeNow(user.secret, 1)
    const noPassword = await api.visitor(calls.disableTwoFactor, { password: 'wrong', code }, as(user))
    expect([noPassword.status, noPassword.error.fields]).toEqual([422, { password: texts.passwordWrong }])
    const noCode = await api.visitor(calls.disableTwoFactor, { password: testPassword, code: 'WRONG' }, as(user))
    expect([noCode.status, noCode.error.fields]).toEqual([422, { code: texts.codeWrong }])
    const done = await api.visitor(calls.disableTwoFactor, { password: testPassword, code }, as(user))
    expect(done.body.message).toBe(texts.off)
    expect((await api.visitor(calls.getTwoFactorStatus, {}, as(user))).body).toMatchObject({
      enabled: false,
      recoveryCodesLeft: 0,
    })
    const { body } = await api.visitor(login, { username: user.username, password: testPassword })
    expect(body.twoFactorNeeded).toBe(false)
  })

  it('is refused when it is not on, and when the role needs it', async () => {
    const input = { password: testPassword, code: '123456' }
    const off = await api.visitor(calls.disableTwoFactor, input, as(await aUser(api.parts)))
    expect([off.status, off.error.message]).toEqual([409, texts.notOn])
    const designer = await aGuardedUser('designer')
    await requireFor(['designer'])
    const needed = await api.visitor(calls.disableTwoFactor, input, as(designer))
    expect([needed.status, needed.error.message]).toEqual([403, texts.mustStayOn])
  })

  it('stops after ten wrong tries', async () => {
    const user = await aGuardedUser()
    for (let i = 0; i < 10; i++) {
      await api.visitor(calls.renewRecoveryCodes, { code: 'WRONG' }, as(user))
    }
    const { status } = await api.visitor(calls.renewRecoveryCodes, { code: codeNow(user.secret, 1) }, as(user))
    expect(status).toBe(429)
  })

  it('is done by a Super Admin for someone else who lost everything, and ends their sessions', async () => {
    const user = await aGuardedUser('agent')
    const admin = await aUser(api.parts, { role: 'superAdmin' })
    const { body } = await api.visitor(calls.resetTwoFactor, { userId: user.id }, as(admin))
    expect(body.message).toBe(texts.off)
    expect((await api.visitor(me, {}, as(user))).body.session).toBeNull()
    const entered = await api.visitor(login, { username: user.username, password: testPassword })
    expect(entered.body.twoFactorNeeded).toBe(false)
    const again = await api.visitor(calls.resetTwoFactor, { userId: user.id }, as(admin))
    expect([again.status, again.error.message]).toEqual([409, texts.notOn])
    const own = await api.visitor(calls.resetTwoFactor, { userId: admin.id }, as(admin))
    expect([own.status, own.error.message]).toEqual([409, texts.ownReset])
    expect((await api.visitor(calls.resetTwoFactor, { userId: 999_999 }, as(admin))).status).toBe(404)
  })
})

describe('new recovery codes', () => {
  it('replace the old ones', async () => {
    const user = await aGuardedUser()
    const code = codeNow(user.secret, 1)
    const { body } = await api.visitor(calls.renewRecoveryCodes, { code }, as(user))
    expect(body.recoveryCodes).toHaveLength(10)
    const old = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(user),
      code: user.recoveryCodes[0] as string,
    })
    expect(old.status).toBe(401)
    const fresh = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(user),
      code: body.recoveryCodes[0] as string,
    })
    expect(fresh.status).toBe(200)
  })

  it('need two-factor sign-in and a right code', async () => {
    const off = await api.visitor(calls.renewRecoveryCodes, { code: '123456' }, as(await aUser(api.parts)))
    expect([off.status, off.error.message]).toEqual([409, texts.notOn])
    const user = await aGuardedUser()
    const recovery = { code: user.recoveryCodes[0] as string }
    expect((await api.visitor(calls.renewRecoveryCodes, recovery, as(user))).status).toBe(422)
  })
})

describe('the requirement of two-factor sign-in', () => {
  it('lets a user of the role do nothing but set it up', async () => {
    await requireFor(['superAdmin'])
    const user = await aUser(api.parts, { role: 'superAdmin' })
    const entered = await api.visitor(login, { username: user.username, password: testPassword })
    expect(entered.body).toMatchObject({ twoFactorNeeded: false, mustSetUpTwoFactor: true })
    expect((await api.visitor(me, {}, as(user))).body.session?.mustSetUpTwoFactor).toBe(true)
    const barred = await api.visitor(contactSources.create, { description: 'Radio' }, as(user))
    expect([barred.status, barred.error.code, barred.error.message]).toEqual([
      403, 'twoFactorNeeded', texts.setUpFirst,
    ])
    expect((await api.visitor(getCompany, {}, as(user))).status).toBe(200)
    expect((await api.visitor(calls.getTwoFactorStatus, {}, as(user))).body.required).toBe(true)

    const { body } = await api.visitor(calls.beginTwoFactor, {}, as(user))
    await api.visitor(calls.confirmTwoFactor, { code: codeNow(body.secret) }, as(user))
    expect((await api.visitor(me, {}, as(user))).body.session?.mustSetUpTwoFactor).toBe(false)
    const open = await api.visitor(contactSources.create, { description: 'Radio' }, as(user))
    expect(open.status).toBe(200)
  })

  it('lets them log out', async () => {
    await requireFor(['designer'])
    const user = await aUser(api.parts, { role: 'designer' })
    expect((await api.visitor(logout, {}, as(user))).status).toBe(200)
    expect((await api.visitor(me, {}, as(user))).body.session).toBeNull()
  })

  it('touches no other role', async () => {
    await requireFor(['superAdmin', 'designer'])
    const agent = await aUser(api.parts, { role: 'agent' })
    expect((await api.visitor(me, {}, as(agent))).body.session?.mustSetUpTwoFactor).toBe(false)
  })

  it('is read and saved by a Super Admin, with a version', async () => {
    await api.parts.database.sql`delete from settings where key = 'security'`
    const admin = await aGuardedUser('superAdmin')
    const { body } = await api.visitor(getSecurity, {}, as(admin))
    expect(body).toEqual({ requireTwoFactorFor: [], version: 0 })
    const saved = await api.visitor(
      saveSecurity,
      { requireTwoFactorFor: ['designer', 'designer'], version: 0 },
      as(admin),
    )
    expect(saved.body).toEqual({ requireTwoFactorFor: ['designer'], version: 1 })
    const stale = await api.visitor(saveSecurity, { requireTwoFactorFor: [], version: 0 }, as(admin))
    expect([stale.status, stale.error.code]).toEqual([409, 'stale'])
    const next = await api.visitor(saveSecurity, { requireTwoFactorFor: ['superAdmin'], version: 1 }, as(admin))
    expect(next.body).toEqual({ requireTwoFactorFor: ['superAdmin'], version: 2 })
    expect((await api.visitor(getSecurity, {}, as(admin))).body).toEqual(next.body)
  })

  it('cannot name a role that ordinary people have', async () => {
    const admin = await api.as('superAdmin')
    const { status } = await admin(saveSecurity, { requireTwoFactorFor: ['agent'], version: 0 } as never)
    expect(status).toBe(422)
  })

  it.each(roles.filter((role) => role !== 'superAdmin'))('is not for the role %s to see or set', async (role) => {
    const send = await api.as(role)
    expect((await send(getSecurity, {})).status).toBe(403)
    expect((await send(saveSecurity, { requireTwoFactorFor: [], version: 0 })).status).toBe(403)
    expect((await send(calls.resetTwoFactor, { userId: 1 })).status).toBe(403)
  })

  it('is not for a visitor to see or set', async () => {
    expect((await api.visitor(getSecurity, {})).status).toBe(401)
    expect((await api.visitor(saveSecurity, { requireTwoFactorFor: [], version: 0 })).status).toBe(401)
    expect((await api.visitor(calls.resetTwoFactor, { userId: 1 })).status).toBe(401)
  })
})

describe('a clock that moves on', () => {
  it('makes the next code good again', async () => {
    const user = await aGuardedUser()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 })
    try {
      const challenge = await challengeFor(user)
      const { status } = await api.visitor(calls.completeLogin, { challenge, code: codeNow(user.secret) })
      expect(status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })
})
