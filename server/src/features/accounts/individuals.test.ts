import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import {
  getIndividual,
  listIndividuals,
  removeIndividual,
  updateIndividual,
} from '#contract/accounts/individuals.calls.ts'
import { passwordRuleTexts } from '#contract/accounts/passwords.messages.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'

const api = useApi()
const idNumber = '8001015009087'
const banking = {
  bank: 'Capitec Bank',
  accountNumber: '1234 567 890',
  accountType: 'Savings',
  branchCode: '470010',
  accountHolder: 'T Nkosi',
}

async function aForm(user: TestUser) {
  const { body } = await api.by(user)(getIndividual, { id: user.personId })
  return {
    id: body.id,
    version: body.version,
    name: 'Thandi',
    surname: 'Nkosi',
    email: user.email,
    cellNumber: '(082) 555-0134',
    telephone: '012 555 0178',
  }
}

describe('the list of individuals', () => {
  it('shows a Super Admin names and permissions, with masked ID numbers', async () => {
    const user = await aUser(api.services)
    await api.by(user)(updateIndividual, { ...(await aForm(user)), idNumber })
    const admin = await api.as('superAdmin')
    const { status, body } = await admin(listIndividuals, { search: user.username })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 1, page: 1, size: 10 })
    expect(body.items[0]).toEqual({
      id: user.personId,
      version: 2,
      userId: user.id,
      name: 'Thandi',
      surname: 'Nkosi',
      fullName: 'Thandi Nkosi',
      cellNumber: '+27825550134',
      telephone: '+27125550178',
      email: user.email,
      username: user.username,
      role: 'Private User',
      emailConfirmed: true,
      idNumber: '800101•••••87',
      isDeleted: false,
    })
  })

  it('is sorted and paged, and responds at its old path too', async () => {
    const admin = await aUser(api.services, { role: 'superAdmin' })
    for (const name of ['zz-b', 'zz-a', 'zz-c']) await aUser(api.services, { username: name })
    const query = { search: 'zz-', sort: 'username', order: 'asc', size: 2, page: 2 } as const
    const { body } = await api.by(admin)(listIndividuals, query)
    expect([body.total, body.items.map((item) => item.username)]).toEqual([3, ['zz-c']])
    const older = await api.app.inject({
      url: '/api/individual/getAllIndividuals?search=zz-',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(older.json().total).toBe(3)
  })

  it('does not include agents, who have their own list', async () => {
    const agent = await aUser(api.services, { role: 'agent' })
    const admin = await api.as('superAdmin')
    expect((await admin(listIndividuals, { search: agent.username })).body.total).toBe(0)
  })

  it('is refused to every other role and to visitors', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(listIndividuals, {})).status).toBe(403)
    }
    expect((await api.visitor(listIndividuals, {})).status).toBe(401)
  })
})

describe('an individual', () => {
  it('is shown to the person and to a Super Admin, and is 404 for anyone else', async () => {
    const user = await aUser(api.services)
    const ask = async (role: (typeof roles)[number]) =>
      (await (await api.as(role))(getIndividual, { id: user.personId })).status
    expect((await api.by(user)(getIndividual, { id: user.personId })).status).toBe(200)
    expect(await ask('superAdmin')).toBe(200)
    for (const role of roles.filter((role) => role !== 'superAdmin'))
      expect(await ask(role)).toBe(404)
    expect((await api.visitor(getIndividual, { id: user.personId })).status).toBe(401)
  })

  it('shows full banking details only to the person; others get the last digits', async () => {
    const user = await aUser(api.services)
    const form = {
      ...(await aForm(user)),
      idNumber,
      bankingDetails: banking,
      currentPassword: testPassword,
    }
    const saved = (await api.by(user)(updateIndividual, form)).body
    expect(saved.bankingDetails).toEqual({ ...banking, accountNumber: '1234567890' })
    const admin = await api.as('superAdmin')
    const seen = (await admin(getIndividual, { id: user.personId })).body
    expect(seen.bankingDetails).toEqual({
      bank: 'Capitec Bank',
      accountNumber: '•••••7890',
      accountType: '',
      branchCode: '',
      accountHolder: '',
    })
    expect(seen.idNumber).toBe(idNumber)
  })

  it('has its numbers encrypted in the database and hidden in the change log', async () => {
    const user = await aUser(api.services)
    await api.by(user)(updateIndividual, {
      ...(await aForm(user)),
      idNumber,
      bankingDetails: banking,
      currentPassword: testPassword,
    })
    const { sql } = api.services.database
    const stored = await sql`select id_number_encrypted, banking_details_encrypted
      from individuals where id = ${user.personId}`
    const logged = await sql`select before, after from change_log
      where table_name = 'individuals' and row_id = ${String(user.personId)}`
    expect(stored[0]?.id_number_encrypted).toMatch(/^enc:v1:/)
    for (const text of [JSON.stringify(stored), JSON.stringify(logged)]) {
      expect(text).not.toContain(idNumber)
      expect(text).not.toContain('1234567890')
    }
  })
})

describe('a change of banking details', () => {
  const change = async (user: TestUser, more: object) =>
    api.by(user)(updateIndividual, { ...(await aForm(user)), ...more })

  it('needs the password, and is refused without it and with a wrong one', async () => {
    const user = await aUser(api.services)
    const without = await change(user, { bankingDetails: banking })
    expect([without.status, without.error.fields]).toEqual([
      422,
      { currentPassword: passwordRuleTexts.currentRequired },
    ])
    const wrong = await change(user, { bankingDetails: banking, currentPassword: 'wrong' })
    expect([wrong.status, wrong.error.fields]).toEqual([
      422,
      { currentPassword: passwordRuleTexts.currentWrong },
    ])
    const { body } = await api.by(user)(getIndividual, { id: user.personId })
    expect(body.bankingDetails).toBeNull()
  })

  it('is reported to the person, as an email and as a security event', async () => {
    const { sql } = api.services.database
    const user = await aUser(api.services)
    const saved = await change(user, { bankingDetails: banking, currentPassword: testPassword })
    expect(saved.status).toBe(200)
    const [mail] = await sql`select usage, subject, text from outbox where "to" = ${user.email}`
    expect(mail).toMatchObject({
      usage: 'SecurityNotice',
      subject: 'Security notice: Banking details changed',
    })
    expect(mail?.text).not.toContain('1234567890')
    expect(await sql`select kind from security_events where user_id = ${user.id}`).toEqual([
      { kind: 'bankingChanged' },
    ])
  })

  it('is not assumed when the same details are saved again, which needs no password', async () => {
    const user = await aUser(api.services)
    await change(user, { bankingDetails: banking, currentPassword: testPassword })
    expect((await change(user, { bankingDetails: banking })).status).toBe(200)
    expect((await change(user, {})).status).toBe(200)
    const removed = await change(user, { bankingDetails: null })
    expect(removed.status).toBe(422)
  })
})

describe('deleting an individual', () => {
  it('closes the account, ends its sessions and unpublishes its listings', async () => {
    const user = await aUser(api.services)
    const listing = await aListing(api.services, { ownerUserId: user.id })
    const admin = await api.as('superAdmin')
    expect((await admin(removeIndividual, { id: user.personId })).body).toEqual({
      id: user.personId,
    })
    expect((await api.by(user)(me, {})).body.session).toBeNull()
    const { username } = user
    expect((await api.visitor(login, { username, password: testPassword })).status).toBe(401)
    const [row] = await api.services.database.sql`
      select published, deleted_at from properties where id = ${listing}`
    expect(row).toEqual({ published: false, deleted_at: null })
    const listed = (await admin(listIndividuals, { search: username })).body.items[0]
    expect(listed?.isDeleted).toBe(true)
    expect((await admin(removeIndividual, { id: user.personId })).status).toBe(404)
  })

  it('can be undone by a Super Admin', async () => {
    const user = await aUser(api.services)
    const form = await aForm(user)
    const admin = await api.as('superAdmin')
    await admin(removeIndividual, { id: user.personId })
    const { version } = (await admin(getIndividual, { id: user.personId })).body
    const { body } = await admin(updateIndividual, { ...form, version, isDeleted: false })
    expect(body.isDeleted).toBe(false)
    const { username } = user
    expect((await api.visitor(login, { username, password: testPassword })).status).toBe(200)
  })

  it('is refused for one’s own record', async () => {
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const { status, error } = await api.by(admin)(removeIndividual, { id: admin.personId })
    expect([status, error.message]).toEqual([409, 'You cannot delete your own account here.'])
  })

  it('leaves one Super Admin when two delete each other at the same time', async () => {
    const { sql } = api.services.database
    await sql`update users set deleted_at = now()
      where role_id = (select id from roles where key = 'superAdmin') and deleted_at is null`
    const [one, two] = [
      await aUser(api.services, { role: 'superAdmin' }),
      await aUser(api.services, { role: 'superAdmin' }),
    ]
    const replies = await Promise.all([
      api.by(one)(removeIndividual, { id: two.personId }),
      api.by(two)(removeIndividual, { id: one.personId }),
    ])
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    const left = await sql`select 1 from users
      where role_id = (select id from roles where key = 'superAdmin') and deleted_at is null`
    expect(left).toHaveLength(1)
    await sql`update users set deleted_at = null where username like 'superAdmin-%'`
  })

  it('is refused to every other role', async () => {
    const user = await aUser(api.services)
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = api.by(await aUser(api.services, { role }))
      expect((await send(removeIndividual, { id: user.personId })).status).toBe(403)
    }
  })
})
