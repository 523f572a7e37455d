import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import { answerPrivacyRequest, deletePerson } from '#contract/privacy/privacy-requests.calls.ts'
import { askPrivacy, chooseMarketing } from '#contract/privacy/privacy.calls.ts'
import { privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import type { Role } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'

const api = useApi()
const as = (user: TestUser) => ({ headers: { authorization: `Bearer ${user.token}` } })
const answer = 'Your data is deleted.'

async function aRequest(user: TestUser, kind: 'deletion' | 'access' = 'deletion'): Promise<number> {
  return (
    await api.visitor(
      askPrivacy,
      { kind, details: 'Please delete Thandi', currentPassword: testPassword },
      as(user),
    )
  ).body.request.id
}

async function anOffer(bidder: number, listing: number, code: string) {
  await api.services.database
    .sql`insert into offers (user_id, property_id, amount, comment, status_code)
    values (${bidder}, ${listing}, 950000, 'Phone me', ${code})`
}

const setStatus = (listing: number, code: string) =>
  api.services.database
    .sql`update properties set status_id = (select id from statuses where code = ${code})
    where id = ${listing}`

async function deleteVia(user: TestUser) {
  const id = await aRequest(user)
  return (await api.as('superAdmin'))(deletePerson, { id, version: 1, answer })
}

describe('executing a deletion', () => {
  it('removes the person from the account and everything related', async () => {
    const user = await aUser(api.services, { username: 'zanele.unique' })
    const { sql } = api.services.database
    await sql`update individuals set name = 'Zanele', surname = 'Uniquename', cell_number = '+27825550199',
      id_number_encrypted = ${api.services.secrets.encrypt('8001015009087')} where user_id = ${user.id}`
    const own = await aListing(api.services, { ownerUserId: user.id })
    const other = await aListing(api.services, { ownerUserId: (await aUser(api.services)).id })
    await anOffer(user.id, other, 'E1')
    await sql`insert into enquiries (name, email, phone, message, property_id)
      values ('Zanele Uniquename', ${user.email}, '+27825550199', 'I am Zanele', ${other})`
    await api.visitor(chooseMarketing, { optIn: true }, as(user))
    await sql`insert into search_log (user_id, user_name, type) values (${user.id}, 'zanele.unique', 'Residential')`
    await sql`insert into drafts (user_id, kind, value) values (${user.id}, 'week', '{"name":"Zanele"}')`

    const { status, body } = await deleteVia(user)
    expect([status, body.message]).toEqual([200, texts.deleted])
    expect(body.request).toMatchObject({
      state: 'answered',
      answer,
      name: 'Deleted person',
      details: '',
    })

    const [account] =
      await sql`select username, email, deleted_at is not null as deleted from users where id = ${user.id}`
    expect(account).toEqual({
      username: `deleted-${user.id}`,
      email: `deleted-${user.id}@deleted.invalid`,
      deleted: true,
    })
    const [person] = await sql`select name, surname, cell_number, id_number_encrypted,
      deleted_at is not null as deleted from individuals where user_id = ${user.id}`
    expect(person).toEqual({
      name: 'Deleted',
      surname: 'person',
      cell_number: null,
      id_number_encrypted: null,
      deleted: true,
    })
    const [listing] = await sql`select published from properties where id = ${own}`
    expect(listing?.published).toBe(false)
    const [offer] = await sql`select status_code, comment from offers where user_id = ${user.id}`
    expect(offer).toEqual({ status_code: 'E4', comment: '' })

    expect((await api.visitor(me, {}, as(user))).body.session).toBeNull()
    const entering = await api.visitor(login, { username: 'zanele.unique', password: testPassword })
    expect(entering.status).toBe(401)

    const mails = await sql`select subject from outbox where "to" = ${user.email} order by id`
    expect(mails).toEqual([{ subject: 'Our reply to your request about your personal data' }])
    expect(
      await sql`select reason from marketing_suppressions where email = ${user.email}`,
    ).toMatchObject([{ reason: 'privacy request' }])
  })

  it('leaves the name only in the queued reply and the suppression list', async () => {
    const { sql } = api.services.database
    const tables = await sql<{ relname: string }[]>`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'rate_counters'`
    const holding: string[] = []
    for (const { relname } of tables) {
      const rows = await sql`select 1 from ${sql(relname)} t
        where t::text ~* 'zanele|uniquename|25550199' limit 1`
      if (rows.length) holding.push(relname)
    }
    expect(holding.sort()).toEqual(['marketing_suppressions', 'outbox'])
  })

  it('leaves the change log readable: which row, when and by whom, without the values', async () => {
    const user = await aUser(api.services, { username: 'bongani.gone' })
    await deleteVia(user)
    const admin = await api.as('superAdmin')
    const { body } = await admin(listChanges, { table: 'users', rowId: String(user.id) })
    const made = body.items.at(-1)
    expect(made?.action).toBe('insert')
    expect(made?.fields).toContainEqual({
      column: 'username',
      label: 'Username',
      before: null,
      after: '•••',
      from: '',
      to: '•••',
    })
    const own = await admin(listChanges, { actor: String(user.id) })
    expect(own.body.items[0]?.actor).toBe(`deleted user ${user.id}`)
  })

  it('retains payments and completed offers unchanged', async () => {
    const user = await aUser(api.services)
    const { sql } = api.services.database
    const own = await aListing(api.services, { ownerUserId: user.id })
    const sold = await aListing(api.services, { ownerUserId: (await aUser(api.services)).id })
    await anOffer(user.id, sold, 'E2')
    await setStatus(sold, 'S')
    await sql`insert into payments (provider, property_id, user_id, fee_name, amount, state)
      values ('eft', ${own}, ${user.id}, 'Listing Fee', 350, 'paid')`
    expect((await deleteVia(user)).status).toBe(200)
    expect(await sql`select status_code, comment from offers where user_id = ${user.id}`).toEqual([
      { status_code: 'E2', comment: 'Phone me' },
    ])
    expect(await sql`select amount, state from payments where user_id = ${user.id}`).toEqual([
      { amount: '350.00', state: 'paid' },
    ])
  })

  it.each(['bidder', 'owner'])(
    'is refused while an accepted offer is open, for its %s',
    async (side) => {
      const [bidder, owner] = [await aUser(api.services), await aUser(api.services)]
      const listing = await aListing(api.services, { ownerUserId: owner.id })
      await anOffer(bidder.id, listing, 'E2')
      await setStatus(listing, 'P')
      const user = side === 'bidder' ? bidder : owner
      const { status, error } = await deleteVia(user)
      expect([status, error.message]).toEqual([409, texts.offerInFlight])
      expect((await api.visitor(me, {}, as(user))).body.session).not.toBeNull()
    },
  )

  it.each(['pending', 'refund due'])('is refused while a payment is %s', async (state) => {
    const user = await aUser(api.services)
    const listing = await aListing(api.services, { ownerUserId: user.id })
    await api.services.database
      .sql`insert into payments (provider, property_id, user_id, fee_name, amount, state)
      values ('eft', ${listing}, ${user.id}, 'Listing Fee', 350, ${state})`
    const { status, error } = await deleteVia(user)
    expect([status, error.message]).toEqual([409, texts.paymentInFlight])
  })

  it('is refused for another kind of request, a closed one and one without an account', async () => {
    const user = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const access = await aRequest(user, 'access')
    const other = await admin(deletePerson, { id: access, version: 1, answer })
    expect([other.status, other.error.message]).toEqual([409, texts.notDeletion])
    const id = await aRequest(user)
    await admin(answerPrivacyRequest, { id, version: 1, answer: 'Later' })
    const closed = await admin(deletePerson, { id, version: 2, answer })
    expect([closed.status, closed.error.message]).toEqual([409, texts.notOpen])
    const [orphan] = await api.services.database.sql`
      insert into privacy_requests (kind, email) values ('deletion', 'x@example.com') returning id`
    const nobody = await admin(deletePerson, { id: orphan?.id, version: 1, answer })
    expect([nobody.status, nobody.error.message]).toEqual([409, texts.noAccount])
    const empty = await admin(deletePerson, { id, version: 1, answer: '' })
    expect([empty.status, empty.error.fields]).toEqual([422, { answer: texts.answerRequired }])
  })

  it.each<Role>(['agent', 'designer', 'superAdmin'])('works for the role %s', async (role) => {
    const user = await aUser(api.services, { role })
    const { sql } = api.services.database
    const seller = await aUser(api.services)
    const listing = await aListing(api.services, {
      ownerUserId: seller.id,
      ...(role === 'agent' ? { agentId: user.personId } : {}),
    })
    expect((await deleteVia(user)).status).toBe(200)
    const [row] = await sql`select published, agent_id from properties where id = ${listing}`
    expect(row).toEqual({ published: true, agent_id: null })
  })

  it('is refused for the last Super Admin, and for one’s own account', async () => {
    const { sql } = api.services.database
    const [one, two] = [
      await aUser(api.services, { role: 'superAdmin' }),
      await aUser(api.services, { role: 'superAdmin' }),
    ]
    const ownId = await aRequest(one)
    const own = await api.visitor(deletePerson, { id: ownId, version: 1, answer }, as(one))
    expect([own.status, own.error.code]).toEqual([409, 'wrongState'])
    await sql`update users set deleted_at = now() where id <> ${one.id}
      and role_id = (select role_id from users where id = ${two.id})`
    const last = await api.visitor(deletePerson, { id: ownId, version: 1, answer }, as(one))
    expect([last.status, last.error.code]).toEqual([409, 'lastSuperAdmin'])
    expect((await api.visitor(me, {}, as(one))).body.session).not.toBeNull()
  })
})

describe('the change log during a redaction', () => {
  it('still refuses other changes', async () => {
    const { sql } = api.services.database
    await expect(
      sql.begin(async (tx) => {
        await tx`select set_config('jacaranda.redaction', 'on', true)`
        await tx`update change_log set row_id = 'x'`
      }),
    ).rejects.toThrow('only grows')
    await expect(
      sql.begin(async (tx) => {
        await tx`select set_config('jacaranda.redaction', 'on', true)`
        await tx`update change_log set after = '{"username":"somebody else"}'`
      }),
    ).rejects.toThrow('only grows')
    await expect(sql`update change_log set actor_name = 'x'`).rejects.toThrow('only grows')
    await expect(
      sql.begin(async (tx) => {
        await tx`select set_config('jacaranda.redaction', 'on', true)`
        await tx`delete from change_log`
      }),
    ).rejects.toThrow('only grows')
  })
})
