import { describe, expect, it } from 'vitest'
import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword } from '../../testing/builders.ts'

const api = useApi()

describe('logging in', () => {
  it('returns token, user, person and agency, and sets a cookie that scripts cannot read', async () => {
    const { username, email } = await aUser(api.services, { role: 'superAdmin' })
    const { status, body, headers } = await api.visitor(login, { username, password: testPassword })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { username, role: 'Super Admin', loginPasswordChange: false },
      person: { name: 'Thandi', surname: 'Nkosi', fullname: 'Thandi Nkosi', email },
      agency: null,
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(String(headers['set-cookie'])).toMatch(
      /jacaranda_session=.+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('never returns a hash', async () => {
    const { username } = await aUser(api.services)
    const { body } = await api.visitor(login, { username, password: testPassword })
    expect(JSON.stringify(body)).not.toMatch(/argon|hash/i)
  })

  it('works at its second path and regardless of the case of the username', async () => {
    const { username } = await aUser(api.services)
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/USER/login',
      payload: { username: username.toUpperCase(), password: testPassword },
    })
    expect(response.statusCode).toBe(200)
  })

  it('returns the same error for a wrong password and an unknown user', async () => {
    const { username } = await aUser(api.services)
    const wrong = await api.visitor(login, { username, password: 'wrong' })
    const unknown = await api.visitor(login, { username: 'nobody-at-all', password: 'wrong' })
    for (const { status, error } of [wrong, unknown]) {
      expect(status).toBe(401)
      expect(error.message).toBe('Username or passord is incorrect.')
    }
  })

  it('names the empty fields', async () => {
    const { status, error } = await api.visitor(login, { username: ' ', password: '' })
    expect(status).toBe(422)
    expect(error.fields).toEqual({
      username: 'Name is required!',
      password: 'Password is required!',
    })
  })

  it('is refused with 429 after ten failed attempts, even with the right password', async () => {
    const { username } = await aUser(api.services)
    for (let i = 0; i < 10; i++) await api.visitor(login, { username, password: 'wrong' })
    const { status, error, headers } = await api.visitor(login, {
      username,
      password: testPassword,
    })
    expect(status).toBe(429)
    expect(error.code).toBe('tooMany')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is remembered for thirty days on request', async () => {
    const { username } = await aUser(api.services)
    const { headers } = await api.visitor(login, {
      username,
      password: testPassword,
      remember: true,
    })
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 3600}`)
  })
})

describe('a session', () => {
  it('returns who is logged in, and nothing to a visitor', async () => {
    const agent = await api.as('agent')
    expect((await agent(me, {})).body.session?.user.role).toBe('Agent')
    expect((await api.visitor(me, {})).body.session).toBeNull()
  })

  it('ends with logout', async () => {
    const { token } = await aUser(api.services)
    const headers = { authorization: `Bearer ${token}` }
    await api.visitor(logout, {}, { headers })
    expect((await api.visitor(me, {}, { headers })).body.session).toBeNull()
  })

  it('is stored only as a hash', async () => {
    const { token } = await aUser(api.services)
    const rows = await api.services.database.sql`select * from sessions`
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('expires after a quarter of an hour without use, and continues when used', async () => {
    const { id, token } = await aUser(api.services)
    const headers = { authorization: `Bearer ${token}` }
    const { sql } = api.services.database
    await sql`update sessions set last_used_at = now() - interval '14 minutes',
      expires_at = now() + interval '1 minute' where user_id = ${id}`
    expect((await api.visitor(me, {}, { headers })).body.session).not.toBeNull()
    const [row] = await sql`select expires_at > now() + interval '14 minutes' as extended
      from sessions where user_id = ${id}`
    expect(row?.extended).toBe(true)
    await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`
    expect((await api.visitor(me, {}, { headers })).body.session).toBeNull()
  })

  it('of a deleted user is invalid', async () => {
    const { id, token } = await aUser(api.services)
    await api.services.database.sql`update users set deleted_at = now() where id = ${id}`
    const { body } = await api.visitor(me, {}, { headers: { authorization: `Bearer ${token}` } })
    expect(body.session).toBeNull()
  })

  it('cannot be used for a write from another site', async () => {
    const { token } = await aUser(api.services)
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { cookie: `jacaranda_session=${token}`, origin: 'https://evil.example' },
      payload: {},
    })
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('wrongOrigin')
  })
})
