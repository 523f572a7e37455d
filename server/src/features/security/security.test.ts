import { beforeEach, describe, expect, it } from 'vitest'
import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { roles } from '#contract/roles.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { getSecurity, saveSecurity } from '#contract/security/security.calls.ts'
import * as calls from '#contract/two-factor/two-factor.calls.ts'
import { twoFactorTexts as texts } from '#contract/two-factor/two-factor.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword } from '../../testing/builders.ts'
import { aGuardedUser, as, codeNow, requireFor } from '../two-factor/two-factor.testing.ts'

const api = useApi()

beforeEach(() => requireFor(api, []))

describe('the requirement of two-factor login', () => {
  it('lets a user of the role only set it up', async () => {
    await requireFor(api, ['superAdmin'])
    const user = await aUser(api.services, { role: 'superAdmin' })
    const entered = await api.visitor(login, { username: user.username, password: testPassword })
    expect(entered.body).toMatchObject({ twoFactorNeeded: false, mustSetUpTwoFactor: true })
    expect((await api.visitor(me, {}, as(user))).body.session?.mustSetUpTwoFactor).toBe(true)
    const barred = await api.visitor(contactSources.create, { description: 'Radio' }, as(user))
    expect([barred.status, barred.error.code, barred.error.message]).toEqual([
      403,
      'twoFactorNeeded',
      texts.setUpFirst,
    ])
    expect((await api.visitor(getCompany, {}, as(user))).status).toBe(200)
    expect((await api.visitor(calls.getTwoFactorStatus, {}, as(user))).body.required).toBe(true)

    const { body } = await api.visitor(calls.beginTwoFactor, { password: testPassword }, as(user))
    await api.visitor(calls.confirmTwoFactor, { code: codeNow(body.secret) }, as(user))
    expect((await api.visitor(me, {}, as(user))).body.session?.mustSetUpTwoFactor).toBe(false)
    const open = await api.visitor(contactSources.create, { description: 'Radio' }, as(user))
    expect(open.status).toBe(200)
  })

  it('lets them log out', async () => {
    await requireFor(api, ['designer'])
    const user = await aUser(api.services, { role: 'designer' })
    expect((await api.visitor(logout, {}, as(user))).status).toBe(200)
    expect((await api.visitor(me, {}, as(user))).body.session).toBeNull()
  })

  it('does not affect other roles', async () => {
    await requireFor(api, ['superAdmin', 'designer'])
    const agent = await aUser(api.services, { role: 'agent' })
    expect((await api.visitor(me, {}, as(agent))).body.session?.mustSetUpTwoFactor).toBe(false)
  })

  it('is read and saved by a Super Admin, with a version', async () => {
    await api.services.database.sql`delete from settings where key = 'security'`
    const admin = await aGuardedUser(api, 'superAdmin')
    const { body } = await api.visitor(getSecurity, {}, as(admin))
    expect(body).toEqual({ requireTwoFactorFor: [], version: 0 })
    const saved = await api.visitor(
      saveSecurity,
      { requireTwoFactorFor: ['designer', 'designer'], version: 0 },
      as(admin),
    )
    expect(saved.body).toEqual({ requireTwoFactorFor: ['designer'], version: 1 })
    const stale = await api.visitor(
      saveSecurity,
      { requireTwoFactorFor: [], version: 0 },
      as(admin),
    )
    expect([stale.status, stale.error.code]).toEqual([409, 'stale'])
    const next = await api.visitor(
      saveSecurity,
      { requireTwoFactorFor: ['superAdmin'], version: 1 },
      as(admin),
    )
    expect(next.body).toEqual({ requireTwoFactorFor: ['superAdmin'], version: 2 })
    expect((await api.visitor(getSecurity, {}, as(admin))).body).toEqual(next.body)
    const late = await api.visitor(saveSecurity, { requireTwoFactorFor: [], version: 1 }, as(admin))
    expect(late.error.changes?.fields).toEqual([
      {
        label: 'Two-factor login required for',
        before: 'designer',
        after: 'superAdmin',
        from: 'Designer',
        to: 'Super Admin',
      },
    ])
  })

  it('cannot include an ordinary user’s role', async () => {
    const admin = await api.as('superAdmin')
    const { status } = await admin(saveSecurity, {
      requireTwoFactorFor: ['agent'],
      version: 0,
    } as never)
    expect(status).toBe(422)
  })

  it.each(roles.filter((role) => role !== 'superAdmin'))(
    'is refused to the role %s',
    async (role) => {
      const send = await api.as(role)
      expect((await send(getSecurity, {})).status).toBe(403)
      expect((await send(saveSecurity, { requireTwoFactorFor: [], version: 0 })).status).toBe(403)
      expect((await send(calls.resetTwoFactor, { userId: 1 })).status).toBe(403)
    },
  )

  it('is refused to a visitor', async () => {
    expect((await api.visitor(getSecurity, {})).status).toBe(401)
    expect((await api.visitor(saveSecurity, { requireTwoFactorFor: [], version: 0 })).status).toBe(
      401,
    )
    expect((await api.visitor(calls.resetTwoFactor, { userId: 1 })).status).toBe(401)
  })
})
