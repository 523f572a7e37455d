import { afterEach, describe, expect, it } from 'vitest'
import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import { listRoles } from '#contract/accounts/users.calls.ts'
import {
  checkResetToken,
  forgotPassword,
  updatePassword,
} from '#contract/accounts/passwords.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'

const api = useApi()
const password = 'drie klein varkies bou'

afterEach(async () => {
  await api.services.database.sql`delete from rate_counters`
})

async function mailsTo(address: string, usage: string) {
  return api.services.database.sql`
    select subject, text, html from outbox where "to" = ${address} and usage = ${usage} order by id`
}

/** Requests a link and reads it from the email, as a person would. */
async function aLink(user: TestUser): Promise<string> {
  await api.visitor(forgotPassword, { x: user.email })
  const mail = (await mailsTo(user.email, 'PasswordReset')).at(-1)
  return /forgotPasswordReset\/([\w-]+)/.exec(String(mail?.text))?.[1] as string
}

describe('a forgotten password', () => {
  it('sends an email with a link to our own address', async () => {
    const user = await aUser(api.services)
    const { status, body } = await api.visitor(
      forgotPassword,
      { x: user.email.toUpperCase() },
      { headers: { host: 'evil.example' } },
    )
    expect([status, body.message]).toEqual([
      200,
      'An email has been sent with instructions to reset your password.',
    ])
    const [mail] = await mailsTo(user.email, 'PasswordReset')
    expect(mail?.subject).toBe('Reset your password')
    expect(mail?.text).toContain(user.username)
    expect(mail?.text).toMatch(
      new RegExp(`${api.services.config.publicUrl}/forgotPasswordReset/[\\w-]{43}`),
    )
    expect(mail?.html).not.toContain('evil.example')
  })

  it('requires an email address', async () => {
    const { status, error } = await api.visitor(forgotPassword, { x: 'nobody' })
    expect([status, error.message]).toEqual([422, 'A valid email is required.'])
    expect(error.fields).toEqual({ x: 'A valid email is required.' })
  })

  it('reports an unknown address three times an hour, then replies the same to everyone', async () => {
    const ask = (x: string) => api.visitor(forgotPassword, { x })
    for (const x of ['a@example.org', 'b@example.org', 'c@example.org']) {
      const { status, error } = await ask(x)
      expect([status, error.message]).toEqual([404, 'Email address not found!'])
    }
    expect((await ask('d@example.org')).status).toBe(200)
    expect(await mailsTo('d@example.org', 'PasswordReset')).toHaveLength(0)
  })

  it('is emailed three times an hour per address, and requested ten times per client', async () => {
    const user = await aUser(api.services)
    const statuses: number[] = []
    for (let i = 0; i < 4; i++)
      statuses.push((await api.visitor(forgotPassword, { x: user.email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await mailsTo(user.email, 'PasswordReset')).toHaveLength(3)
    for (let i = 4; i < 10; i++) await api.visitor(forgotPassword, { x: `x${i}@example.org` })
    expect((await api.visitor(forgotPassword, { x: 'x11@example.org' })).status).toBe(429)
  })

  it('stores the token only as a hash, and no email address in the counters', async () => {
    const user = await aUser(api.services)
    const token = await aLink(user)
    const rows = await api.services.database.sql`select * from password_resets`
    expect(JSON.stringify(rows)).not.toContain(token)
    const counters = await api.services.database.sql`select key from rate_counters`
    expect(JSON.stringify(counters)).not.toContain(user.email)
  })
})

describe('an emailed link', () => {
  it('shows whose password it changes, however often it is opened', async () => {
    const user = await aUser(api.services)
    const token = await aLink(user)
    for (let i = 0; i < 2; i++) {
      expect((await api.visitor(checkResetToken, { token })).body).toEqual({ email: user.email })
    }
  })

  it('changes the password once, ends every session and notifies the account’s owner', async () => {
    const user = await aUser(api.services)
    const token = await aLink(user)
    const { status, body } = await api.visitor(updatePassword, {
      email: user.email,
      password,
      token,
    })
    expect([status, body.message]).toEqual([200, 'Password Updated, you can now Log in'])
    expect((await api.by(user)(me, {})).body.session).toBeNull()
    const { username } = user
    expect((await api.visitor(login, { username, password: testPassword })).status).toBe(401)
    expect((await api.visitor(login, { username, password })).status).toBe(200)
    const [mail] = await mailsTo(user.email, 'PasswordChanged')
    expect(mail?.text).toMatch(/\d{1,2} \w+ \d{4} at \d\d:\d\d/)
    const again = await api.visitor(updatePassword, { email: user.email, password, token })
    expect([again.status, again.error.message]).toEqual([
      410,
      'This link has been used previously to update your password, please request a new one',
    ])
    expect((await api.visitor(checkResetToken, { token })).error.code).toBe('linkUsed')
  })

  it('works for only one of twenty simultaneous requests', async () => {
    const user = await aUser(api.services)
    const token = await aLink(user)
    const tries = Array.from({ length: 20 }, (_, i) => `die wedloop nommer ${i} begin`)
    const replies = await Promise.all(
      tries.map((password) => api.visitor(updatePassword, { email: user.email, password, token })),
    )
    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(19)
    const winner = tries[statuses.indexOf(200)] as string
    expect((await api.visitor(login, { username: user.username, password: winner })).status).toBe(
      200,
    )
    expect(await mailsTo(user.email, 'PasswordChanged')).toHaveLength(1)
  })

  it('expires after an hour', async () => {
    const user = await aUser(api.services)
    const token = await aLink(user)
    const { sql } = api.services.database
    const [row] = await sql`select extract(epoch from expires_at - created_at)::int as seconds
      from password_resets where user_id = ${user.id}`
    expect(row?.seconds).toBe(3600)
    await sql`update password_resets set expires_at = now() where user_id = ${user.id}`
    for (const { status, error } of [
      await api.visitor(checkResetToken, { token }),
      await api.visitor(updatePassword, { email: user.email, password, token }),
    ]) {
      expect([status, error.message]).toEqual([
        410,
        'This link is old. Please request a new link to update your password.',
      ])
    }
  })

  it('that is unknown counts as used', async () => {
    expect((await api.visitor(checkResetToken, { token: 'x'.repeat(43) })).status).toBe(410)
  })

  it('changes only its own account', async () => {
    const user = await aUser(api.services)
    const other = await aUser(api.services)
    const token = await aLink(user)
    const { status } = await api.visitor(updatePassword, { email: other.email, password, token })
    expect(status).toBe(403)
    expect((await api.visitor(checkResetToken, { token })).status).toBe(200)
  })

  it('invalidates the earlier ones once it is used', async () => {
    const user = await aUser(api.services)
    const first = await aLink(user)
    const second = await aLink(user)
    await api.visitor(updatePassword, { email: user.email, password, token: second })
    expect((await api.visitor(checkResetToken, { token: first })).error.code).toBe('linkUsed')
  })

  it('may be looked up ten times an hour', async () => {
    for (let i = 0; i < 10; i++) await api.visitor(checkResetToken, { token: `guess-${i}` })
    expect((await api.visitor(checkResetToken, { token: 'guess' })).status).toBe(429)
  })
})

describe('a logged-in user’s new password', () => {
  it('requires the current one, and ends this session too', async () => {
    const user = await aUser(api.services)
    const change = { email: user.email, password, confirm: password }
    const without = await api.by(user)(updatePassword, change)
    expect(without.error.fields).toEqual({ currentPassword: 'Please enter your current password.' })
    const wrong = await api.by(user)(updatePassword, { ...change, currentPassword: 'not this one' })
    expect(wrong.error.fields).toEqual({ currentPassword: 'This is not your current password.' })
    const right = await api.by(user)(updatePassword, { ...change, currentPassword: testPassword })
    expect([right.status, right.body.message]).toEqual([
      200,
      'Password Updated! You will be redirected shortly.',
    ])
    expect(String(right.headers['set-cookie'])).toMatch(/jacaranda_session=;/)
    expect((await api.by(user)(me, {})).body.session).toBeNull()
  })

  it('is refused to a visitor, and for another account', async () => {
    const user = await aUser(api.services)
    const other = await aUser(api.services)
    const change = { email: other.email, password, currentPassword: testPassword }
    expect((await api.visitor(updatePassword, change)).status).toBe(401)
    expect((await api.by(user)(updatePassword, change)).status).toBe(403)
  })

  it('must be typed twice, with the message of each screen', async () => {
    const user = await aUser(api.services)
    const differing = { email: user.email, password, confirm: `${password}!` }
    const inside = await api.by(user)(updatePassword, differing)
    expect(inside.error.fields).toEqual({ confirm: 'The passwords do not match.' })
    const byLink = await api.visitor(updatePassword, { ...differing, token: 'any' })
    expect(byLink.error.fields).toEqual({ confirm: 'Passwords do not match' })
  })

  it('cannot be guessed without limit with a stolen session', async () => {
    const user = await aUser(api.services)
    const change = { email: user.email, password, currentPassword: 'wrong' }
    for (let i = 0; i < 10; i++) await api.by(user)(updatePassword, change)
    expect((await api.by(user)(updatePassword, change)).status).toBe(429)
  })
})

describe('a user who must change the password', () => {
  async function anUnchangedUser() {
    const user = await aUser(api.services)
    await api.services.database
      .sql`update users set change_password_on_login = true where id = ${user.id}`
    return user
  }

  it('may see their session, log out and choose a new one, but nothing else that needs a login', async () => {
    const user = await anUnchangedUser()
    const send = api.by(user)
    expect((await send(me, {})).body.session?.user.loginPasswordChange).toBe(true)
    const refused = await send(listRoles, {})
    expect([refused.status, refused.error.code]).toEqual([403, 'changePassword'])
    expect((await send(logout, {})).status).toBe(200)
  })

  it('need not enter the current one, and must not reuse it', async () => {
    const user = await anUnchangedUser()
    const same = await api.by(user)(updatePassword, { email: user.email, password: testPassword })
    expect(same.error.fields.password).toMatch(/different from your current one/)
    expect((await api.by(user)(updatePassword, { email: user.email, password })).status).toBe(200)
    const session = (await api.visitor(login, { username: user.username, password })).body
    expect(session).toMatchObject({ user: { loginPasswordChange: false } })
  })
})
