import { describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.calls.ts'
import { forgotPassword, updatePassword } from '#contract/accounts/passwords.calls.ts'
import { updateUser } from '#contract/accounts/users.calls.ts'
import { removeIndividual } from '#contract/accounts/individuals.calls.ts'
import { getMyData } from '#contract/privacy/privacy.calls.ts'
import { roleNames, roles } from '#contract/roles.ts'
import { exportSearches } from '#contract/search-log/search-log.calls.ts'
import {
  exportSecurityEvents,
  listOwnSecurityEvents,
  listSecurityEvents,
} from '#contract/security-events/security-events.calls.ts'
import { disableTwoFactor, resetTwoFactor } from '#contract/two-factor/two-factor.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { sheetOf } from '../../testing/exports.ts'
import { aGuardedUser, codeNow } from '../two-factor/two-factor.testing.ts'
import { sweepSecurityEvents } from './security-events.queries.ts'

const api = useApi()
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
let addresses = 0

async function eventsOf(userId: number): Promise<string[]> {
  const rows = await api.services.database.sql`
    select kind from security_events where user_id = ${userId} order by id`
  return rows.map(({ kind }) => kind as string)
}

function logIn({ username }: { username: string }, password: string) {
  const options = { remoteAddress: `10.40.0.${++addresses}`, headers: { 'user-agent': chrome } }
  return api.visitor(login, { username, password }, options)
}

describe('security events', () => {
  it('are recorded for correct and wrong passwords, with account, address and device', async () => {
    const user = await aUser(api.services)
    await logIn(user, 'wrong')
    await logIn(user, testPassword)
    const { body } = await api.by(user)(listOwnSecurityEvents, {})
    expect(body.map(({ event, device, byOther }) => [event, device, byOther])).toEqual([
      ['Logged in', 'Chrome on Windows', false],
      ['Wrong username or password', 'Chrome on Windows', false],
    ])
    expect(body[0]?.ip).toBe(`10.40.0.${addresses}`)
  })

  it('for an unknown username contain nothing of what was typed', async () => {
    const { sql } = api.services.database
    await logIn({ username: 'my secret password' }, 'wrong')
    const [row] = await sql`select * from security_events where user_id is null order by id desc`
    expect(row).toMatchObject({ kind: 'loginFailed', ip: `10.40.0.${addresses}` })
    expect(JSON.stringify(row)).not.toContain('secret')
  })

  it('record only once that someone was refused, however often they try', async () => {
    const user = await aUser(api.services)
    const options = { remoteAddress: '10.41.0.1' }
    for (let n = 0; n < 15; n++) {
      await api.visitor(login, { username: user.username, password: 'wrong' }, options)
    }
    const events = await eventsOf(user.id)
    expect(events.filter((kind) => kind === 'loginFailed')).toHaveLength(10)
    expect(events.filter((kind) => kind === 'loginBlocked')).toHaveLength(1)
  })

  it('are recorded for password and role changes and for a closed account', async () => {
    const user = await aUser(api.services)
    const admin = await aUser(api.services, { role: 'superAdmin' })
    await api.visitor(forgotPassword, { x: user.email })
    const password = 'another fine password'
    await api.by(user)(updatePassword, {
      email: user.email,
      password,
      confirm: password,
      currentPassword: testPassword,
    })
    await api.by(admin)(updateUser, { id: user.id, version: 2, role: 'Designer' })
    await api.by(admin)(removeIndividual, { id: user.personId })
    expect(await eventsOf(user.id)).toEqual([
      'passwordResetAsked',
      'passwordChanged',
      'roleChanged',
      'accountClosed',
    ])
    const { body } = await api.by(admin)(listSecurityEvents, {
      userId: user.id,
      kind: 'roleChanged',
    })
    expect(body.items).toMatchObject([
      {
        userId: user.id,
        username: user.username,
        by: admin.username,
        detail: `${roleNames.privateUser} → ${roleNames.designer}`,
      },
    ])
  })

  it('are recorded for two-factor changes; people do not see an administrator’s address', async () => {
    const user = await aGuardedUser(api)
    await api.by(user)(disableTwoFactor, { password: testPassword, code: codeNow(user.secret, 1) })
    expect(await eventsOf(user.id)).toEqual(['twoFactorOn', 'twoFactorOff'])

    const other = await aGuardedUser(api)
    await (
      await api.as('superAdmin')
    )(resetTwoFactor, { userId: other.id })
    const again = await logIn(other, testPassword)
    const token = (again.body as { token: string }).token
    const { body } = await api.by({ token })(listOwnSecurityEvents, {})
    expect(body.find(({ kind }) => kind === 'twoFactorOff')).toMatchObject({
      byOther: true,
      ip: '',
      device: '',
    })
  })

  it('are recorded for exports', async () => {
    const admin = await aUser(api.services, { role: 'superAdmin' })
    await sheetOf(api.by(admin), exportSearches, {})
    await api.by(admin)(getMyData, {})
    const rows = await api.services.database.sql`
      select detail from security_events where user_id = ${admin.id} and kind = 'dataExported' order by id`
    expect(rows.map(({ detail }) => detail)).toEqual(['Search Logs (0 rows)', 'Own data'])
  })

  it('are append-only: neither changed, nor deleted before a year has passed', async () => {
    const { sql, db } = api.services.database
    const [row] = await sql`insert into security_events (kind, user_id, ip, user_agent)
      values ('loginFailed', 77, '10.0.0.1', 'test') returning id`
    const id = row?.id as number
    for (const change of [
      sql`update security_events set kind = 'loginSucceeded' where id = ${id}`,
      sql`update security_events set ip = '10.0.0.2' where id = ${id}`,
      sql`delete from security_events where id = ${id}`,
      sql`truncate security_events`,
    ]) {
      await expect(change).rejects.toThrow(/only grows/)
    }
    await sql`insert into security_events (kind, user_id, created_at)
      values ('loginFailed', 78, now() - interval '2 years')`
    await sweepSecurityEvents(db, 12)
    expect(await eventsOf(77)).toHaveLength(1)
    expect(await eventsOf(78)).toHaveLength(0)
  })
})

describe('the list of security events', () => {
  it('is filtered by kind, account, days and the beginning of a username or address', async () => {
    const user: TestUser = await aUser(api.services, { username: 'filter-me' })
    await logIn(user, 'wrong')
    await logIn(user, testPassword)
    const admin = await api.as('superAdmin')
    const count = async (input: object) => (await admin(listSecurityEvents, input)).body.total
    expect(await count({ search: 'Filter-' })).toBe(2)
    expect(await count({ search: 'filter-', kind: 'loginFailed' })).toBe(1)
    expect(await count({ search: `10.40.0.${addresses}`, userId: user.id })).toBe(1)
    expect(await count({ userId: user.id, from: '2100-01-01' })).toBe(0)
    expect(await count({ userId: user.id, to: '2100-01-01' })).toBe(2)
  })

  it('is exported to Excel with the columns of the screen', async () => {
    const user = await aUser(api.services, { username: 'sheet-me' })
    await logIn(user, 'wrong')
    const admin = await api.as('superAdmin')
    const { rows } = await sheetOf(admin, exportSecurityEvents, { search: 'sheet-me' })
    expect(rows[0]).toEqual([
      'Time',
      'Event',
      'Username',
      'Device',
      'Address',
      'Detail',
      'Done by',
      'User ID',
    ])
    expect(rows[1]?.slice(1, 4)).toEqual([
      'Wrong username or password',
      'sheet-me',
      'Chrome on Windows',
    ])
    expect(rows[1]?.[7]).toBe(user.id)
  })

  it('is only for the Super Admin, while people can see their own events when logged in', async () => {
    for (const role of roles) {
      const send = await api.as(role)
      const status = role === 'superAdmin' ? 200 : 403
      expect((await send(listSecurityEvents, {})).status).toBe(status)
      expect((await send(exportSecurityEvents, {})).status).toBe(status)
      expect((await send(listOwnSecurityEvents, {})).status).toBe(200)
    }
    expect((await api.visitor(listSecurityEvents, {})).status).toBe(401)
    expect((await api.visitor(listOwnSecurityEvents, {})).status).toBe(401)
  })
})
