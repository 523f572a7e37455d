import { beforeAll, describe, expect, it } from 'vitest'
import * as calls from '#contract/saved-searches/saved-searches.calls.ts'
import { savedSearchesTexts as texts } from '#contract/saved-searches/saved-searches.messages.ts'
import { getMyData, listConsents, withdrawConsent } from '#contract/privacy/privacy.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()
const schedule = { frequency: 'daily' } as const
const lynnwood = 'salesType=Sale&places=lynnwood.pretoria.gauteng&propertyUsageType=Residential'

async function listOf(user: TestUser) {
  const { body } = await api.by(user)(calls.listSavedSearches, {})
  return body.items
}

async function save(user: TestUser, input: object = {}) {
  return api.by(user)(calls.saveSearch, {
    kind: 'property',
    query: lynnwood,
    ...schedule,
    ...input,
  } as never)
}

describe('a saved search', () => {
  let user: TestUser
  let other: TestUser

  beforeAll(async () => {
    user = await aUser(api.services)
    other = await aUser(api.services)
  })

  it('is listed in words, with its address and the consent of the person', async () => {
    const { status, body } = await save(user, {
      query: `${lynnwood}&types=1&bedrooms=3&features=pool&maxPrice=2 500 000&polygon=-25.7,28.2;-25.7,28.3;-25.8,28.3&driveFrom=pretoria.gauteng&driveMinutes=25&reduced=1&newThisWeek=1&page=3&sort=low&view=map&q=a pool house`,
      name: 'Pool house',
      hour: 9,
    })
    expect([status, body.message]).toEqual([200, texts.saved])
    const [listed] = await listOf(user)
    expect(listed).toMatchObject({
      name: 'Pool house',
      sentence: 'a pool house',
      frequency: 'daily',
      hour: 9,
      weekday: null,
      paused: false,
      area: [
        [-25.7, 28.2],
        [-25.7, 28.3],
        [-25.8, 28.3],
      ],
    })
    expect(listed?.parts).toEqual([
      'For sale',
      'House',
      'up to R 2 500 000',
      '3+ bedrooms',
      'pool',
      'reduced',
      'new this week',
      'Lynnwood',
      'within 25 minutes of Pretoria',
      'a drawn area',
    ])
    const address = new URL(listed?.path as string, 'http://x')
    expect(address.pathname).toBe('/property/residential/searchResult')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      q: 'a pool house',
      maxPrice: '2500000',
      places: 'lynnwood.pretoria.gauteng',
    })
    expect([...address.searchParams.keys()]).not.toEqual(
      expect.arrayContaining(['page', 'sort', 'view', 'usageType']),
    )
    const consents = await api.by(user)(listConsents, {})
    expect(consents.body.items).toMatchObject([{ purpose: 'alerts', given: true, textVersion: 1 }])
  })

  it('is saved once, however its address is spelt', async () => {
    const first = await save(other)
    const again = await save(other, {
      query: `?${lynnwood.split('&').toReversed().join('&')}&page=2`,
      name: 'Lynnwood homes',
      frequency: 'weekly',
    })
    expect(again.body).toEqual({ id: first.body.id, message: texts.already })
    expect(await listOf(other)).toMatchObject([
      { name: 'Lynnwood homes', frequency: 'weekly', weekday: 1 },
    ])
  })

  it('counts what was published since the person last looked, with a picture of each', async () => {
    const person = await aUser(api.services)
    const { body } = await save(person)
    await save(person, { kind: 'week', query: 'season=Peak 3&sleeps=6', name: 'Peak weeks' })
    const count = async () =>
      (await listOf(person)).map(({ matches }) => [matches?.fresh, matches?.total])
    await aProperty(api.services, { firstPublishedAt: new Date('2026-01-01') })
    await aProperty(api.services)
    await aProperty(api.services, { published: false })
    await aWeek(api.services, { published: true })
    const [[weeks, allWeeks], [homes, allHomes]] = (await count()) as [number[], number[]]
    expect([weeks, homes]).toEqual([1, 1])
    expect([allWeeks, (allHomes as number) >= 2]).toEqual([1, true])
    await api.by(person)(calls.lookAtSearch, { id: body.id })
    expect((await count())[1]?.[0]).toBe(0)
  })

  it('is counted together with all others, in one statement for each kind', async () => {
    const person = await aUser(api.services)
    for (let price = 1; price <= 5; price++) await save(person, { query: `maxPrice=${price}00000` })
    const { database } = api.services
    const spy: string[] = []
    const unsafe = database.sql.unsafe.bind(database.sql)
    database.sql.unsafe = ((text: string, ...rest: []) => {
      spy.push(text)
      return unsafe(text, ...rest)
    }) as never
    try {
      expect(await listOf(person)).toHaveLength(5)
    } finally {
      database.sql.unsafe = unsafe
    }
    expect(spy.filter((text) => text.includes('from property_search'))).toHaveLength(1)
  })

  it('is renamed, rescheduled, paused, resumed and replaced only by its owner', async () => {
    const person = await aUser(api.services)
    const { body } = await save(person)
    const { id } = body
    const change = (input: object, by = person) =>
      api.by(by)(calls.changeSearch, { id, ...input } as never)
    expect(
      (await change({ version: 1, name: 'Home', frequency: 'weekly', weekday: 5 })).body,
    ).toEqual({ message: texts.changed })
    expect((await change({ version: 1, name: 'Late' })).status).toBe(409)
    expect((await change({ version: 2, paused: true })).body.message).toBe(texts.paused)
    expect((await change({ version: 3, paused: false })).body.message).toBe(texts.resumed)
    expect((await change({ version: 4, query: 'salesType=Rent' })).status).toBe(200)
    expect(await listOf(person)).toMatchObject([
      { name: 'Home', frequency: 'weekly', weekday: 5, paused: false, parts: ['To rent'] },
    ])
    expect((await change({ version: 5, name: 'Mine' }, other)).status).toBe(404)
    expect((await api.by(other)(calls.removeSearch, { id })).status).toBe(404)
    expect((await api.by(person)(calls.removeSearch, { id })).body.message).toBe(texts.removed)
    expect(await listOf(person)).toEqual([])
  })

  it('is refused with a message that explains why', async () => {
    const refused = async (input: object) => (await save(user, input)).error.fields
    expect(await refused({ query: 'minPrice=9&maxPrice=1' })).toEqual({
      query: texts.searchInvalid,
    })
    expect(await refused({ frequency: 'hourly' })).toEqual({ frequency: texts.frequencyUnknown })
    expect(await refused({ hour: 24 })).toEqual({ hour: texts.hourUnknown })
    expect(await refused({ kind: 'car' })).toEqual({ kind: texts.kindUnknown })
    expect((await api.visitor(calls.saveSearch, {} as never)).status).toBe(401)
  })

  it('is still listed when it can no longer be run', async () => {
    const person = await aUser(api.services)
    await save(person, { query: 'types=999999', name: 'Castles' })
    expect(await listOf(person)).toMatchObject([{ name: 'Castles', matches: null }])
  })

  it('is in the export of the person’s data, and pauses when they withdraw their consent', async () => {
    const data = await api.by(user)(getMyData, {})
    expect(data.body.savedSearches).toMatchObject([{ name: 'Pool house', kind: 'property' }])
    const { body } = await api.by(user)(listConsents, {})
    await api.by(user)(withdrawConsent, { id: body.items[0]?.id as number })
    expect(await listOf(user)).toMatchObject([{ paused: true }])
  })

  it('is one of at most fifty per person', async () => {
    const person = await aUser(api.services)
    await api.services.database.sql`
      insert into saved_searches (user_id, kind, name, criteria, query, frequency)
      select ${person.id}, 'property', 'n', '{}', n::text, 'daily' from generate_series(1, 50) n`
    const { error } = await save(person)
    expect(error.message).toBe(texts.tooMany)
    expect((await api.by(person)(calls.countSavedSearches, {})).body.count).toBe(50)
  })
})
