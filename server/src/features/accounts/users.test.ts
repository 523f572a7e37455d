import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import { getIndividual, updateIndividual } from '#contract/accounts/individuals.calls.ts'
import { confirmEmail, listRoles, updateUser } from '#contract/accounts/users.calls.ts'
import { checkResetToken, forgotPassword } from '#contract/accounts/passwords.calls.ts'
import { getAgent } from '#contract/agencies/agents.calls.ts'
import { roleNames, roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'

const api = useApi()

async function versionOf(user: TestUser): Promise<number> {
  const [row] = await api.services.database.sql`select version from users where id = ${user.id}`
  return row?.version as number
}

describe('the roles', () => {
  it('are all returned to a Super Admin, and only their own to everyone else', async () => {
    const admin = await api.as('superAdmin')
    expect((await admin(listRoles, {})).body.map((role) => role.roleName)).toEqual(
      Object.values(roleNames),
    )
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const shown = (await (await api.as(role))(listRoles, {})).body
      expect(shown.map((each) => each.roleName)).toEqual([roleNames[role]])
    }
    expect((await api.visitor(listRoles, {})).status).toBe(401)
  })
})

describe('an account', () => {
  it('is always one’s own, and cannot change its role or flags', async () => {
    const user = await aUser(api.services)
    const victim = await aUser(api.services)
    const { status, body } = await api.by(user)(updateUser, {
      id: victim.id,
      version: 1,
      username: `${user.username}-x`,
      role: 'Super Admin',
      loginPasswordChange: true,
      password: 'not read at all',
    } as never)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: user.id,
      username: `${user.username}-x`,
      role: 'Private User',
      loginPasswordChange: false,
    })
    const again = await api.visitor(login, { username: body.username, password: testPassword })
    expect(again.status).toBe(200)
  })

  it('is found at its old path, which ends in a slash', async () => {
    const user = await aUser(api.services)
    const reply = await api.app.inject({
      method: 'PUT',
      url: '/api/user/',
      headers: { authorization: `Bearer ${user.token}` },
      payload: { version: 1 },
    })
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      'Your Information has been updated!',
    ])
  })

  it('gets its role and flag from a Super Admin, which ends its sessions', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const flagged = await admin(updateUser, { id: user.id, version: 1, loginPasswordChange: true })
    expect(flagged.body.loginPasswordChange).toBe(true)
    expect((await api.by(user)(me, {})).body.session).not.toBeNull()
    const { version } = flagged.body
    const promoted = await admin(updateUser, { id: user.id, version, role: 'Designer' })
    expect(promoted.body.role).toBe('Designer')
    expect((await api.by(user)(me, {})).body.session).toBeNull()
  })

  it('becoming an agent gets an agent record, and its old one back when it stops being one', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const promoted = await admin(updateUser, { id: user.id, version: 1, role: 'Managment Agent' })
    expect(promoted.body.role).toBe('Managing Agent')
    const { sql } = api.services.database
    const [agent] = await sql`select id, name, deleted_at from agents where user_id = ${user.id}`
    expect(agent).toMatchObject({ name: 'Thandi', deleted_at: null })
    expect((await admin(getIndividual, { id: user.personId })).status).toBe(404)
    const listing = await aListing(api.services, { ownerUserId: user.id, agentId: agent?.id })

    const { version } = promoted.body
    await admin(updateUser, { id: user.id, version, role: 'Private User' })
    expect((await admin(getIndividual, { id: user.personId })).body.isDeleted).toBe(false)
    expect((await admin(getAgent, { id: agent?.id })).status).toBe(404)
    const [row] = await sql`select agent_id, published from properties where id = ${listing}`
    expect(row).toEqual({ agent_id: null, published: true })
  })

  it('that is the last Super Admin cannot be demoted', async () => {
    const { sql } = api.services.database
    await sql`update users set deleted_at = now()
      where role_id = (select id from roles where key = 'superAdmin') and deleted_at is null`
    const last = await aUser(api.services, { role: 'superAdmin' })
    const { status, error } = await api.by(last)(updateUser, { version: 1, role: 'Private User' })
    expect([status, error.code]).toEqual([409, 'lastSuperAdmin'])
    await sql`update users set deleted_at = null where username like 'superAdmin-%'`
    const giveUp = { version: 1, role: 'Private User', confirmOwnRole: true }
    expect((await api.by(last)(updateUser, giveUp)).status).toBe(200)
  })

  it('of a Super Admin keeps its role until they confirm the change', async () => {
    await aUser(api.services, { role: 'superAdmin' })
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const send = api.by(admin)
    const { status, error } = await send(updateUser, { version: 1, role: 'Designer' })
    expect([status, error.code]).toEqual([409, 'ownRoleUnconfirmed'])
    const profile = {
      version: 1,
      name: 'Thandi',
      surname: 'Nkosi',
      email: admin.email,
      cellNumber: '0825550134',
      user: { username: admin.username, role: 'Designer' },
    }
    const byProfile = await send(updateIndividual, profile)
    expect([byProfile.status, byProfile.error.code]).toEqual([409, 'ownRoleUnconfirmed'])
    expect((await send(me, {})).body.session?.user.role).toBe('Super Admin')
    const confirmed = { ...profile, user: { ...profile.user, confirmOwnRole: true } }
    expect((await send(updateIndividual, confirmed)).body.user.role).toBe('Designer')
    expect((await send(me, {})).body.session).toBeNull()
  })

  it('refuses a username that is taken or empty, an unknown role and a stale version', async () => {
    const user = await aUser(api.services)
    const other = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const id = user.id
    const taken = await admin(updateUser, {
      id,
      version: 1,
      username: other.username.toUpperCase(),
    })
    expect([taken.status, Object.keys(taken.error.fields)]).toEqual([409, ['username']])
    const empty = await admin(updateUser, { id, version: 1, username: ' ' })
    expect(empty.error.fields).toEqual({ username: 'Username is Required!' })
    const unknown = await admin(updateUser, { id, version: 1, role: 'King' })
    expect(unknown.error.fields).toEqual({ role: 'User Role is Required!' })
    expect((await admin(updateUser, { id, version: 7 })).error.code).toBe('stale')
    expect((await api.visitor(updateUser, { version: 1 })).status).toBe(401)
  })
})

describe('a change of email address', () => {
  const tokenIn = (text: unknown) => /confirmEmail\/([\w-]+)/.exec(String(text))?.[1] as string

  async function ask(user: TestUser, email: string) {
    const version = await versionOf(user)
    const reply = await api.by(user)(updateUser, { version, email, currentPassword: testPassword })
    const mails = await api.services.database.sql`
      select "to", usage, text from outbox where usage like 'EmailChange%'
        and "to" in (${user.email}, ${email}) order by id desc limit 2`
    const tokenOf = (usage: string) => tokenIn(mails.find((mail) => mail.usage === usage)?.text)
    return { reply, mails, old: tokenOf('EmailChangeOld'), fresh: tokenOf('EmailChangeNew') }
  }

  async function emailOf(user: TestUser) {
    return (await api.by(user)(me, {})).body.session?.person?.email
  }

  it('needs the password', async () => {
    const user = await aUser(api.services)
    const change = { version: 1, email: 'elsewhere@example.com' }
    const { status, error } = await api.by(user)(updateUser, change)
    expect([status, Object.keys(error.fields)]).toEqual([422, ['currentPassword']])
  })

  it('takes effect once both mailboxes have confirmed it, in any order', async () => {
    for (const first of ['old', 'fresh'] as const) {
      const user = await aUser(api.services)
      const email = `new-${user.username}@example.com`
      const asked = await ask(user, email)
      expect(asked.reply.body).toMatchObject({ email: user.email, pendingEmail: email })
      expect(asked.mails.map((mail) => [mail.usage, mail.to]).sort()).toEqual([
        ['EmailChangeNew', email],
        ['EmailChangeOld', user.email],
      ])
      const half = await api.visitor(confirmEmail, { token: asked[first] })
      expect(half.body.complete).toBe(false)
      expect(await emailOf(user)).toBe(user.email)
      expect((await api.visitor(confirmEmail, { token: asked[first] })).body.complete).toBe(false)
      const second = first === 'old' ? asked.fresh : asked.old
      expect((await api.visitor(confirmEmail, { token: second })).body.complete).toBe(true)
      expect(await emailOf(user)).toBe(email)
      expect((await api.visitor(confirmEmail, { token: second })).status).toBe(410)
    }
  })

  it('can also be started from the profile', async () => {
    const user = await aUser(api.services)
    const email = `profile-${user.username}@example.com`
    const { body } = await api.by(user)(updateIndividual, {
      version: 1,
      name: 'Thandi',
      surname: 'Nkosi',
      email,
      cellNumber: '0825550134',
      currentPassword: testPassword,
    })
    expect(body).toMatchObject({ email: user.email, pendingEmail: email })
    expect(body.message).toMatch(/^Your Information has been updated! We have emailed your old/)
  })

  it('expires when another one is requested, and after a day', async () => {
    const user = await aUser(api.services)
    const first = await ask(user, `first-${user.username}@example.com`)
    const second = await ask(user, `second-${user.username}@example.com`)
    expect((await api.visitor(confirmEmail, { token: first.old })).status).toBe(410)
    await api.services.database
      .sql`update email_changes set expires_at = now() where user_id = ${user.id}`
    expect((await api.visitor(confirmEmail, { token: second.old })).status).toBe(410)
  })

  it('is refused for an address of another account, even one created later', async () => {
    const user = await aUser(api.services)
    const other = await aUser(api.services)
    expect((await ask(user, other.email.toUpperCase())).reply.status).toBe(409)
    const email = `wanted-${user.username}@example.com`
    const asked = await ask(user, email)
    await api.services.database.sql`update users set email = ${email} where id = ${other.id}`
    await api.visitor(confirmEmail, { token: asked.old })
    expect((await api.visitor(confirmEmail, { token: asked.fresh })).status).toBe(409)
    expect(await emailOf(user)).toBe(user.email)
  })

  it('invalidates a reset link in the old mailbox', async () => {
    const user = await aUser(api.services)
    const asked = await ask(user, `moved-${user.username}@example.com`)
    await api.visitor(forgotPassword, { x: user.email })
    const [mail] = await api.services.database.sql`
      select text from outbox where "to" = ${user.email} and usage = 'PasswordReset'`
    const token = /forgotPasswordReset\/([\w-]+)/.exec(String(mail?.text))?.[1] as string
    await api.visitor(confirmEmail, { token: asked.old })
    await api.visitor(confirmEmail, { token: asked.fresh })
    expect((await api.visitor(checkResetToken, { token })).status).toBe(410)
  })
})
