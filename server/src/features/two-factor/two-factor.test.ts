import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import { roles } from '#contract/roles.ts'
import * as calls from '#contract/two-factor/two-factor.calls.ts'
import { twoFactorTexts as texts } from '#contract/two-factor/two-factor.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword } from '../../testing/builders.ts'
import { aGuardedUser, as, challengeFor, codeNow, requireFor } from './two-factor.testing.ts'

const api = useApi()

describe('setting up two-factor login', () => {
  it('shows a secret as text, URI and QR code, and stores it encrypted', async () => {
    const user = await aUser(api.services)
    const { status, body } = await api.visitor(
      calls.beginTwoFactor,
      { password: testPassword },
      as(user),
    )
    expect(status).toBe(200)
    expect(body.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    const plain = body.secret.replaceAll(' ', '')
    expect(body.otpauthUrl).toBe(
      `otpauth://totp/Jacaranda:${user.username}?secret=${plain}&issuer=Jacaranda&algorithm=SHA1&digits=6&period=30`,
    )
    expect(body.qrSvg).toMatch(/^<svg .+<\/svg>$/)
    const [row] = await api.services.database
      .sql`select * from totp_secrets where user_id = ${user.id}`
    expect(row?.secret_encrypted).toMatch(/^enc:/)
    expect(JSON.stringify(row)).not.toContain(plain)
    const login2 = await api.visitor(login, { username: user.username, password: testPassword })
    expect(login2.body.twoFactorNeeded).toBe(false)
  })

  it('is confirmed by a code and returns ten recovery codes, stored as hashes', async () => {
    const user = await aGuardedUser(api)
    expect(new Set(user.recoveryCodes).size).toBe(10)
    const rows = await api.services.database
      .sql`select * from recovery_codes where user_id = ${user.id}`
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

  it('ends every session but the current one', async () => {
    const user = await aUser(api.services)
    const other = await api.visitor(login, { username: user.username, password: testPassword })
    const { body } = await api.visitor(calls.beginTwoFactor, { password: testPassword }, as(user))
    await api.visitor(calls.confirmTwoFactor, { code: codeNow(body.secret) }, as(user))
    expect((await api.visitor(me, {}, as(user))).body.session).not.toBeNull()
    expect((await api.visitor(me, {}, as(other.body as { token: string }))).body.session).toBeNull()
  })

  it('refuses a wrong code, a missing one and a set-up that was not started', async () => {
    const user = await aUser(api.services)
    const early = await api.visitor(calls.confirmTwoFactor, { code: '123456' }, as(user))
    expect([early.status, early.error.message]).toEqual([409, texts.notBegun])
    await api.visitor(calls.beginTwoFactor, { password: testPassword }, as(user))
    const wrong = await api.visitor(calls.confirmTwoFactor, { code: 'ABCDEF' }, as(user))
    expect([wrong.status, wrong.error.fields]).toEqual([422, { code: texts.codeWrong }])
    const none = await api.visitor(calls.confirmTwoFactor, { code: ' ' }, as(user))
    expect([none.status, none.error.fields]).toEqual([422, { code: texts.codeRequired }])
  })

  it('cannot be started or confirmed again once it is on', async () => {
    const user = await aGuardedUser(api)
    const begun = await api.visitor(calls.beginTwoFactor, { password: testPassword }, as(user))
    expect([begun.status, begun.error.message]).toEqual([409, texts.alreadyOn])
    const again = await api.visitor(
      calls.confirmTwoFactor,
      { code: codeNow(user.secret, 1) },
      as(user),
    )
    expect([again.status, again.error.message]).toEqual([409, texts.alreadyOn])
  })

  it('never stores a reply with secrets for a repeated request', async () => {
    const user = await aUser(api.services)
    const options = { headers: { ...as(user).headers, 'idempotency-key': 'same' } }
    const first = await api.visitor(calls.beginTwoFactor, { password: testPassword }, options)
    const second = await api.visitor(calls.beginTwoFactor, { password: testPassword }, options)
    expect(second.body.secret).not.toBe(first.body.secret)
    expect(await api.services.database.sql`select 1 from idempotency_keys`).toHaveLength(0)
  })

  it.each(roles)('is open to the role %s', async (role) => {
    const send = await api.as(role)
    expect((await send(calls.getTwoFactorStatus, {})).body.enabled).toBe(false)
    expect((await send(calls.beginTwoFactor, { password: testPassword })).status).toBe(200)
  })

  it.each([
    [calls.getTwoFactorStatus, {}],
    [calls.beginTwoFactor, { password: testPassword }],
    [calls.confirmTwoFactor, { code: '123456' }],
    [calls.disableTwoFactor, { password: 'x', code: '123456' }],
    [calls.renewRecoveryCodes, { password: testPassword, code: '123456' }],
  ])('is closed to a visitor: $name', async (call, input) => {
    const { status, error } = await api.visitor(call, input as never)
    expect([status, error.code]).toEqual([401, 'notSignedIn'])
  })
})

describe('turning off two-factor login', () => {
  it('requires the password and a code', async () => {
    const user = await aGuardedUser(api)
    const code = codeNow(user.secret, 1)
    const noPassword = await api.visitor(
      calls.disableTwoFactor,
      { password: 'wrong', code },
      as(user),
    )
    expect([noPassword.status, noPassword.error.fields]).toEqual([
      422,
      { password: texts.passwordWrong },
    ])
    const noCode = await api.visitor(
      calls.disableTwoFactor,
      { password: testPassword, code: 'WRONG' },
      as(user),
    )
    expect([noCode.status, noCode.error.fields]).toEqual([422, { code: texts.codeWrong }])
    const done = await api.visitor(
      calls.disableTwoFactor,
      { password: testPassword, code },
      as(user),
    )
    expect(done.body.message).toBe(texts.off)
    expect((await api.visitor(calls.getTwoFactorStatus, {}, as(user))).body).toMatchObject({
      enabled: false,
      recoveryCodesLeft: 0,
    })
    const { body } = await api.visitor(login, { username: user.username, password: testPassword })
    expect(body.twoFactorNeeded).toBe(false)
  })

  it('is refused if it is not on, or if the role needs it', async () => {
    const input = { password: testPassword, code: '123456' }
    const off = await api.visitor(calls.disableTwoFactor, input, as(await aUser(api.services)))
    expect([off.status, off.error.message]).toEqual([409, texts.notOn])
    const designer = await aGuardedUser(api, 'designer')
    await requireFor(api, ['designer'])
    const needed = await api.visitor(calls.disableTwoFactor, input, as(designer))
    expect([needed.status, needed.error.message]).toEqual([403, texts.mustStayOn])
  })

  it('stops after ten failed attempts', async () => {
    const user = await aGuardedUser(api)
    for (let i = 0; i < 10; i++) {
      await api.visitor(
        calls.renewRecoveryCodes,
        { password: testPassword, code: 'WRONG' },
        as(user),
      )
    }
    const { status } = await api.visitor(
      calls.renewRecoveryCodes,
      { password: testPassword, code: codeNow(user.secret, 1) },
      as(user),
    )
    expect(status).toBe(429)
  })

  it('is done by a Super Admin for someone who lost their codes, and ends their sessions', async () => {
    const user = await aGuardedUser(api, 'agent')
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const { body } = await api.visitor(calls.resetTwoFactor, { userId: user.id }, as(admin))
    expect(body.message).toBe(texts.off)
    expect((await api.visitor(me, {}, as(user))).body.session).toBeNull()
    const entered = await api.visitor(login, { username: user.username, password: testPassword })
    expect(entered.body.twoFactorNeeded).toBe(false)
    const again = await api.visitor(calls.resetTwoFactor, { userId: user.id }, as(admin))
    expect([again.status, again.error.message]).toEqual([409, texts.notOn])
    const own = await api.visitor(calls.resetTwoFactor, { userId: admin.id }, as(admin))
    expect([own.status, own.error.message]).toEqual([409, texts.ownReset])
    expect((await api.visitor(calls.resetTwoFactor, { userId: 999_999 }, as(admin))).status).toBe(
      404,
    )
  })
})

describe('every change of two-factor login', () => {
  it('needs the password', async () => {
    const user = await aUser(api.services)
    const wrong = { password: 'wrong' }
    const begun = await api.by(user)(calls.beginTwoFactor, wrong)
    expect([begun.status, begun.error.fields]).toEqual([422, { password: texts.passwordWrong }])
    const missing = await api.by(user)(calls.beginTwoFactor, {} as never)
    expect([missing.status, missing.error.fields]).toEqual([
      422,
      { password: texts.passwordRequired },
    ])
    const guarded = await aGuardedUser(api)
    const renewed = { ...wrong, code: codeNow(guarded.secret, 1) }
    expect((await api.by(guarded)(calls.renewRecoveryCodes, renewed)).status).toBe(422)
  })

  it('is reported to the person by email', async () => {
    const { sql } = api.services.database
    const user = await aGuardedUser(api)
    const code = codeNow(user.secret, 1)
    await api.by(user)(calls.disableTwoFactor, { password: testPassword, code })
    const mails = await sql`select subject from outbox where "to" = ${user.email} order by id`
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Security notice: Two-factor login turned on',
      'Security notice: Two-factor login turned off',
    ])
  })

  it('allows wrong passwords ten times and no more, even at the same moment', async () => {
    const user = await aUser(api.services)
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => api.by(user)(calls.beginTwoFactor, { password: 'wrong' })),
    )
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})

describe('new recovery codes', () => {
  it('replace the old ones', async () => {
    const user = await aGuardedUser(api)
    const code = codeNow(user.secret, 1)
    const { body } = await api.visitor(
      calls.renewRecoveryCodes,
      { password: testPassword, code },
      as(user),
    )
    expect(body.recoveryCodes).toHaveLength(10)
    const old = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(api, user),
      code: user.recoveryCodes[0] as string,
    })
    expect(old.status).toBe(401)
    const fresh = await api.visitor(calls.completeLogin, {
      challenge: await challengeFor(api, user),
      code: body.recoveryCodes[0] as string,
    })
    expect(fresh.status).toBe(200)
  })

  it('require two-factor login and a valid code', async () => {
    const off = await api.visitor(
      calls.renewRecoveryCodes,
      { password: testPassword, code: '123456' },
      as(await aUser(api.services)),
    )
    expect([off.status, off.error.message]).toEqual([409, texts.notOn])
    const user = await aGuardedUser(api)
    const recovery = { password: testPassword, code: user.recoveryCodes[0] as string }
    expect((await api.visitor(calls.renewRecoveryCodes, recovery, as(user))).status).toBe(422)
  })
})
