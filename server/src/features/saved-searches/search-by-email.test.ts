import { describe, expect, it } from 'vitest'
import * as calls from '#contract/saved-searches/saved-searches.calls.ts'
import { savedSearchesTexts as texts } from '#contract/saved-searches/saved-searches.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { removeUnconfirmed } from './saved-searches.service.ts'
import { makeConfirmToken, makeManageToken } from './search-tokens.ts'

const api = useApi()
let visitors = 0

/** Each is from another client, so that only the test of the limit reaches it. */
function request(email: string, input: object = {}) {
  const search = { kind: 'property', query: 'bedrooms=3', frequency: 'daily', name: 'Three beds' }
  return api.visitor(calls.requestSearch, { ...search, email, ...input } as never, {
    remoteAddress: `10.3.${visitors >> 8}.${visitors++ & 255}`,
  })
}

async function mailsTo(email: string) {
  return api.services.database.sql<{ subject: string; html: string }[]>`
    select subject, html from outbox where "to" = ${email} order by id`
}

async function tokenFor(email: string): Promise<string> {
  const html = (await mailsTo(email)).at(-1)?.html ?? ''
  return decodeURIComponent(/savedSearches\/confirm\/([^"<\s]+)/.exec(html)?.[1] ?? '')
}

const confirm = (token: string) => api.visitor(calls.confirmSearch, { token })
const rowsOf = (email: string) => api.services.database.sql`
  select * from saved_searches where email = ${email} order by id`
const tokenIn = (path: string) => decodeURIComponent(path.split('/').at(-1) as string)

describe('a search saved with an email address', () => {
  it('is confirmed by the link in the email, and harmlessly a second time', async () => {
    const { status, body } = await request('Zanele@Example.com', { frequency: 'weekly', hour: 6 })
    expect([status, body]).toEqual([200, { message: texts.requested }])
    const [mail] = await mailsTo('zanele@example.com')
    expect(mail?.subject).toBe('Confirm your saved search: Three beds')
    expect(mail?.html).toContain('For sale, 3+ bedrooms')
    expect(mail?.html).toContain('Weekly, on Monday at 06:00')
    expect(mail?.html).not.toMatch(/\[[A-Z]\w+\.\w+\]/)
    const token = await tokenFor('zanele@example.com')
    expect(await rowsOf('zanele@example.com')).toMatchObject([{ confirmed_at: null }])
    expect((await confirm(token)).body).toMatchObject({
      message: texts.confirmed,
      name: 'Three beds',
      path: '/property/propertySearch/results?bedrooms=3&salesType=Sale',
    })
    expect((await confirm(token)).body.message).toBe(texts.confirmedBefore)
    const [row] = await rowsOf('zanele@example.com')
    expect(row?.confirmed_at).toEqual(expect.any(String))
    expect(
      await api.services.database.sql`select purpose, given, user_id from consents
        where email = 'zanele@example.com'`,
    ).toMatchObject([{ purpose: 'alerts', given: true, user_id: null }])
  })

  it('is refused with a link that has expired, is unknown or is of another kind', async () => {
    await request('old@example.com')
    const [row] = await rowsOf('old@example.com')
    const { secrets } = api.services
    const old = Date.now() - 8 * 24 * 3_600_000
    const search = { id: row?.id as number, email: 'old@example.com' }
    for (const token of [
      makeConfirmToken(secrets, search, old),
      makeConfirmToken(secrets, { ...search, email: 'other@example.com' }),
      makeManageToken(secrets, search.email),
      'nonsense',
    ]) {
      const { status, error } = await confirm(token)
      expect([status, error.message]).toEqual([410, texts.confirmOld])
    }
    expect(await rowsOf('old@example.com')).toMatchObject([{ confirmed_at: null }])
  })

  it('is emailed at most three times a day, and keeps its settings once confirmed', async () => {
    await request('flood@example.com')
    await confirm(await tokenFor('flood@example.com'))
    await request('flood@example.com', { name: 'Not yours', frequency: 'atOnce' })
    expect(await rowsOf('flood@example.com')).toMatchObject([
      { name: 'Three beds', frequency: 'daily' },
    ])
    await request('FLOOD@example.com', { query: 'bedrooms=4' })
    const { status, error } = await request('flood@example.com', { query: 'bedrooms=5' })
    expect([status, error.message]).toEqual([429, texts.mailedEnough])
    expect(await mailsTo('flood@example.com')).toHaveLength(3)
  })

  it('is limited for each client, and refused without a valid address', async () => {
    const from = { remoteAddress: '10.9.9.9' }
    const search = { kind: 'property', query: '', frequency: 'daily' } as const
    const ask = (email: string) => api.visitor(calls.requestSearch, { ...search, email }, from)
    const wrong = await ask('nobody')
    expect(wrong.error.fields).toEqual({ email: texts.emailInvalid })
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await ask(`client-${n}@example.com`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  })

  it('is managed by the signed link: paused, rescheduled and deleted', async () => {
    await request('manager@example.com')
    const { body } = await confirm(await tokenFor('manager@example.com'))
    const token = tokenIn(body.manage)
    const list = async () => (await api.visitor(calls.listManagedSearches, { token })).body
    const { email, items } = await list()
    expect(email).toBe('manager@example.com')
    const { id, version } = items[0] as (typeof items)[number]
    const input = { token, id, version, paused: true, frequency: 'weekly' } as const
    expect((await api.visitor(calls.changeManagedSearch, input)).body.message).toBe(texts.paused)
    expect((await list()).items).toMatchObject([{ paused: true, frequency: 'weekly', weekday: 1 }])
    const strange = makeManageToken(api.services.secrets, 'stranger@example.com')
    const foreign = await api.visitor(calls.removeManagedSearch, { token: strange, id })
    expect(foreign.status).toBe(404)
    const removed = await api.visitor(calls.removeManagedSearch, { token, id })
    expect(removed.body.message).toBe(texts.removed)
    const late = makeManageToken(api.services.secrets, email, Date.now() - 181 * 24 * 3_600_000)
    const { status, error } = await api.visitor(calls.listManagedSearches, { token: late })
    expect([status, error.message]).toEqual([410, texts.manageOld])
  })

  it('moves to the account with the same confirmed address, and is confirmed there too', async () => {
    const user = await aUser(api.services, { username: 'joiner' })
    await request(user.email)
    await request(user.email, { query: 'bedrooms=9', name: 'Not confirmed' })
    const [first] = await rowsOf(user.email)
    const token = makeConfirmToken(api.services.secrets, {
      id: first?.id as number,
      email: user.email,
    })
    await confirm(token)
    const { sql } = api.services.database
    await sql`update users set email_confirmed_at = null where id = ${user.id}`
    const list = async () => (await api.by(user)(calls.listSavedSearches, {})).body.items
    expect(await list()).toEqual([])
    await sql`update users set email_confirmed_at = now() where id = ${user.id}`
    expect(await list()).toMatchObject([{ id: first?.id, name: 'Three beds' }])
    expect(await rowsOf(user.email)).toMatchObject([{ name: 'Not confirmed' }])
    expect((await confirm(token)).body.message).toBe(texts.confirmedBefore)
  })

  it('is deleted after seven days if nobody confirms it', async () => {
    await request('never@example.com')
    await request('once@example.com')
    await confirm(await tokenFor('once@example.com'))
    const { sql } = api.services.database
    const age = (days: number) => sql`
      update saved_searches set created_at = now() - make_interval(days => ${days}, mins => 1)
      where email in ('never@example.com', 'once@example.com')`
    await age(6)
    await removeUnconfirmed(api.services)
    expect(await rowsOf('never@example.com')).toHaveLength(1)
    await age(7)
    await removeUnconfirmed(api.services)
    expect(await rowsOf('never@example.com')).toHaveLength(0)
    expect(await rowsOf('once@example.com')).toHaveLength(1)
  })
})
