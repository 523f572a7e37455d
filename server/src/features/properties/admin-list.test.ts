import { describe, expect, it } from 'vitest'
import * as calls from '#contract/properties/properties.calls.ts'
import { useApi } from '../../testing/api.ts'
import type { AdminProperty } from '#contract/properties/properties.schema.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import type { AdminQuery } from './admin-list.queries.ts'

const api = useApi({ rateLimit: false })

describe('the lists of a user', () => {
  it('show their own listings, searched, filtered and sorted', async () => {
    const user = await aUser(api.services)
    const { id } = await aProperty(api.services, {
      ownerUserId: user.id,
      shortDescription: 'Zebra cottage',
      price: '900000',
    })
    await aProperty(api.services, { ownerUserId: user.id, published: false, status: 'AP' })
    const get = async (query: string) =>
      (
        await api.app.inject({
          url: `/api/property/GetAdminProperties/${user.username}?${query}`,
          headers: { authorization: `Bearer ${user.token}` },
        })
      ).json()
    expect((await get('')).total).toBe(2)
    expect((await get('search=zebr')).items).toMatchObject([
      {
        id,
        property: 'Zebra cottage',
        owner: 'Thandi Nkosi',
        region: 'Gauteng',
        town: 'Pretoria',
        suburb: 'Lynnwood',
        status: 'For Sale',
        type: 'House',
        isPublished: true,
      },
    ])
    expect((await get('isPublished=false')).total).toBe(1)
    expect((await get('statusCode=AP')).total).toBe(1)
    expect((await get('sort=price&order=asc')).items[0].id).toBe(id)
    expect((await get('search=thandi')).total).toBe(2)
    expect((await get('search=%25')).total).toBe(0)
  })

  it('of other users are refused, except to a Super Admin and the same agency', async () => {
    const [agency] = await api.services.database
      .sql`insert into agencies (name) values ('Own Agency') returning id`
    const agencyId = agency?.id as number
    const boss = await aUser(api.services, { role: 'agency', agencyId })
    const agent = await aUser(api.services, { role: 'agent', agencyId })
    const stranger = await aUser(api.services, { role: 'agent' })
    await aProperty(api.services, { ownerUserId: agent.id, agencyId })
    const ask = async (token: string, x: string, list = 'GetAdminProperties') =>
      api.app.inject({
        url: `/api/property/${list}/${x}`,
        headers: { authorization: `Bearer ${token}` },
      })
    const own = (await ask(boss.token, boss.username)).json()
    expect([own.total, own.heading]).toEqual([1, 'Own Agency'])
    expect((await ask(boss.token, agent.username)).json().total).toBe(1)
    expect((await ask(agent.token, agent.username)).json()).toMatchObject({
      total: 1,
      heading: 'Thandi Nkosi',
    })
    expect((await ask(boss.token, stranger.username)).statusCode).toBe(403)
    expect((await ask(agent.token, boss.username)).statusCode).toBe(403)
    expect((await ask(agent.token, boss.username, 'GetPropertyList')).statusCode).toBe(403)
    expect((await ask(agent.token, agent.username, 'GetPropertyList')).json().total).toBe(1)
    const admin = await api.as('superAdmin')
    expect((await admin(calls.listOwnProperties, { x: agent.username })).body.total).toBe(1)
    expect((await admin(calls.listAdminProperties, { x: agent.username })).body.total).toBe(1)
    expect((await admin(calls.listAdminProperties, { x: 'nobody at all' })).status).toBe(404)
    expect((await api.visitor(calls.listAdminProperties, { x: agent.username })).status).toBe(401)
    expect((await api.visitor(calls.listOwnProperties, { x: agent.username })).status).toBe(401)
  })
})

describe('the list of all properties', () => {
  /** What the database compares; everything else is compared as it is shown. */
  const comparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

  function inOrder(items: AdminProperty[], sort: AdminQuery['sort'], order: 'asc' | 'desc') {
    const sign = order === 'asc' ? 1 : -1
    const missing = (value: unknown) => value === null || value === ''
    return items.toSorted((a, b) => {
      const [x, y] = [comparable(a[sort]), comparable(b[sort])] as [string, string]
      if (missing(x) !== missing(y)) return missing(x) ? 1 : -1
      if (x === y) return sign * (a.id - b.id)
      return sign * (x < y ? -1 : 1)
    })
  }

  async function severalProperties() {
    const owners = [
      await aUser(api.services),
      await aUser(api.services, { role: 'agent' }),
      await aUser(api.services),
    ]
    await api.services.database.sql`
      update individuals set name = 'Bongani' where user_id = ${owners[0]?.id as number}`
    for (let n = 0; n < 18; n++) {
      await aProperty(api.services, {
        ownerUserId: owners[n % 3]?.id as number,
        shortDescription: `${'cab'[n % 3]} cottage`,
        price: String(500_000 + (n % 5) * 1000),
        published: n % 4 !== 0,
        ...(n % 2 ? { status: 'P' } : {}),
      })
    }
    await api.services.database.sql`
      update properties set name = 'Aloe Court', unit = '7' where id % 5 = 0`
    await api.services.database.sql`
      update properties set unit = '3', is_sale = false, price = 9000, erf_size = null,
        floor_size = null where id % 7 = 0`
    await api.services.database
      .sql`update properties set floor_size = id, erf_size = null where id % 4 = 0`
  }

  async function listAll(query: Partial<AdminQuery>) {
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const input = { x: admin.username, size: 100, ...query }
    return (await api.by(admin)(calls.listAdminProperties, input as never)).body
  }

  it('is in the order of each of its columns, in both directions and page by page', async () => {
    await severalProperties()
    const all = (await listAll({})).items
    expect(all.length).toBeGreaterThanOrEqual(18)
    const sorts = calls.propertiesList.columns.map(({ key }) => key)
    for (const sort of sorts) {
      for (const order of ['asc', 'desc'] as const) {
        const ids = inOrder(all, sort, order).map(({ id }) => id)
        const sorted = (await listAll({ sort, order })).items.map(({ id }) => id)
        expect(sorted, `${sort} ${order}`).toEqual(ids)
        const third = (await listAll({ sort, order, page: 3, size: 5 })).items.map(({ id }) => id)
        expect(third, `${sort} ${order}, page 3`).toEqual(ids.slice(10, 15))
      }
    }
  })

  it('keeps its order among the filtered rows', async () => {
    await severalProperties()
    const all = (await listAll({})).items
    const expected = inOrder(all, 'price', 'desc').filter(
      ({ isSale, statusCode }) => !isSale && statusCode === 'P',
    )
    const found = await listAll({ sort: 'price', order: 'desc', isSale: false, statusCode: 'P' })
    expect(found.items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(found.total).toBe(expected.length)
    expect(found.capped).toBe(false)
    expect((await listAll({ statusCode: 'none' })).total).toBe(0)
  })

  it('counts search results up to a thousand', async () => {
    const { id } = await aProperty(api.services, { shortDescription: 'Quagga lodge' })
    await api.services.database.sql`
      insert into properties (usage, is_sale, property_type_id, short_description, price, province_id,
        city_id, suburb_id, status_id, owner_user_id)
      select usage, is_sale, property_type_id, short_description, price, province_id, city_id,
        suburb_id, status_id, owner_user_id
      from properties cross join generate_series(1, 1000) where id = ${id}`
    const found = await listAll({ search: 'quagga', size: 10 })
    expect(found).toMatchObject({ total: 1000, capped: true })
    expect(found.items).toHaveLength(10)
    expect(await listAll({ search: 'zebra' })).toMatchObject({ total: 1, capped: false })
  })
})
