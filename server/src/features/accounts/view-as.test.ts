import { describe, expect, it } from 'vitest'
import { logout, me } from '#contract/accounts/accounts.calls.ts'
import { listRolePermissions } from '#contract/accounts/role-permissions.calls.ts'
import { endOtherSessions, listSessions } from '#contract/accounts/sessions.calls.ts'
import { updateUser } from '#contract/accounts/users.calls.ts'
import { endViewAs, startViewAs } from '#contract/accounts/view-as.calls.ts'
import { viewAsTexts as texts } from '#contract/accounts/view-as.messages.ts'
import { permissions } from '#contract/permissions.ts'
import { listSecurityEvents } from '#contract/security-events/security-events.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'

const api = useApi()

async function viewing() {
  const admin = await aUser(api.services, { role: 'superAdmin' })
  const seller = await aUser(api.services)
  await api.services.database.sql`
    update users set change_password_on_login = true where id = ${seller.id}`
  const started = await api.by(admin)(startViewAs, { userId: seller.id })
  return { admin, seller, started }
}

const sessionOf = async (user: { token: string }) => (await api.by(user)(me, {})).body.session

describe('a Super Admin who views the site as another user', () => {
  it('sees what the user sees, even one who must choose a new password first', async () => {
    const { admin, seller, started } = await viewing()
    expect(started.status).toBe(200)
    expect(await sessionOf(admin)).toMatchObject({
      user: { id: seller.id, role: 'Private User', loginPasswordChange: false },
      viewedBy: admin.username,
    })
    expect((await api.by(admin)(listSessions, {})).status).toBe(200)
    expect(await sessionOf(seller)).toMatchObject({ viewedBy: null })
  })

  it('may change nothing, and do nothing that only a Super Admin may do', async () => {
    const { admin, seller } = await viewing()
    const changed = await api.by(admin)(updateUser, {
      id: seller.id,
      version: 1,
      username: 'x',
    })
    expect([changed.status, changed.body]).toMatchObject([
      403,
      { code: 'viewingOnly', message: texts.readOnly },
    ])
    expect((await api.by(admin)(endOtherSessions, {})).body).toMatchObject({ code: 'viewingOnly' })
    expect((await api.by(admin)(startViewAs, { userId: seller.id })).status).toBe(403)
    expect((await api.by(admin)(listSecurityEvents, {})).status).toBe(403)
  })

  it('is themselves again after stopping, and both are recorded', async () => {
    const { admin, seller } = await viewing()
    expect((await api.by(admin)(endViewAs, {})).body).toEqual({ userId: seller.id })
    expect(await sessionOf(admin)).toMatchObject({ user: { id: admin.id }, viewedBy: null })
    expect((await api.by(admin)(endViewAs, {})).body).toEqual({ userId: null })
    const { body } = await api.by(admin)(listSecurityEvents, { userId: seller.id })
    expect(body.items.map(({ kind, by }) => [kind, by])).toEqual([
      ['viewAsEnded', admin.username],
      ['viewAsStarted', admin.username],
    ])
  })

  it('loses the view with the role, and can log out', async () => {
    const { admin } = await viewing()
    await api.services.database.sql`
      update users set role_id = (select id from roles where key = 'designer') where id = ${admin.id}`
    expect(await sessionOf(admin)).toMatchObject({ user: { id: admin.id }, viewedBy: null })
    const other = await viewing()
    expect((await api.by(other.admin)(logout, {})).status).toBe(200)
    expect(await sessionOf(other.admin)).toBeNull()
  })

  it('is refused for themselves, for another Super Admin and for an unknown user', async () => {
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const reply = await api.by(admin)(startViewAs, { userId: admin.id })
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { fields: { userId: texts.notThisUser } },
    ])
    expect((await api.by(admin)(startViewAs, { userId: 2_000_000_000 })).status).toBe(404)
    const seller = await aUser(api.services)
    expect((await api.by(seller)(startViewAs, { userId: admin.id })).status).toBe(403)
    expect((await api.visitor(endViewAs, {})).status).toBe(401)
  })
})

describe('the table of roles', () => {
  it('has every permission with its roles and calls, for a Super Admin alone', async () => {
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const { body } = await api.by(admin)(listRolePermissions, {})
    expect(body.map(({ permission }) => permission)).toEqual([
      'everyone',
      'signedIn',
      ...Object.keys(permissions),
    ])
    const payments = body.find(({ permission }) => permission === 'payments.manage')
    expect(payments).toMatchObject({ roles: ['superAdmin'], visitors: false })
    expect(payments?.calls.length).toBeGreaterThan(5)
    const seller = await aUser(api.services)
    expect((await api.by(seller)(listRolePermissions, {})).status).toBe(403)
    expect((await api.visitor(listRolePermissions, {})).status).toBe(401)
  })
})
