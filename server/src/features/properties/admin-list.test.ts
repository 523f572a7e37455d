import { describe, expect, it } from 'vitest'
import * as calls from '#contract/properties/properties.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'

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

  it('of others are refused, except to a Super Admin and the same agency', async () => {
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
