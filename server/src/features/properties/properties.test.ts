import { beforeAll, describe, expect, it } from 'vitest'
import { listFieldsOfType, listOverviewFields, listSavedFields, listSavedValues } from '#contract/field-groups/property-fields.calls.ts'
import * as calls from '#contract/properties/properties.calls.ts'
import { listSimilarProperties } from '#contract/properties/search.calls.ts'
import { roles } from '#contract/roles.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aPlace, aProperty, type TestPlace } from '../../testing/property-builders.ts'
import { aPropertyForm, changesOf } from '../../testing/property-form.ts'
import { hidePastProperties, markPropertyPaid } from './write.service.ts'
import { transaction } from '../../db/connect.ts'

const api = useApi({ rateLimit: false })
let place: TestPlace

beforeAll(async () => {
  place = await aPlace(api.parts)
})

const columns = (id: number) =>
  api.parts.database.sql`select p.*, s.code from properties p join statuses s on s.id = p.status_id where p.id = ${id}`.then(
    ([row]) => row as Record<string, unknown>,
  )

async function listed(facts: Parameters<typeof aPropertyForm>[1] = {}) {
  const owner = await api.as('privateUser')
  const { body } = await owner(calls.createProperty, aPropertyForm(place, facts))
  return body
}

async function own(id: number) {
  return (await (await api.as('privateUser'))(calls.getProperty, { id })).body
}

describe('a new listing', () => {
  it('waits for its fee, belongs to whoever made it, and takes nothing on trust', async () => {
    const owner = await api.as('privateUser')
    const form = {
      ...aPropertyForm(place),
      id: 77, userId: 1, createdBy: 1, agentId: 1, agencyId: 1, published: true, isPublished: true,
      propertyRef: 'MINE', statusId: 1041, statusCode: 'FS', paidAt: '2020-01-01',
    }
    const { status, body } = await owner(calls.createProperty, form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ statusCode: 'AP', isPublished: false, version: 1 })
    expect(body.propertyRef).toMatch(/^JP-\d+$/)
    const row = await columns(body.id)
    expect(row).toMatchObject({ published: false, agent_id: null, agency_id: null, paid_at: null, code: 'AP' })
    expect(row.owner_user_id).toBe(row.created_by)
    expect(row).toMatchObject({ bedrooms: 3, bathrooms: 2.5, suburb: 'Lynnwood', city: 'Pretoria', province: 'Gauteng' })
  })

  it('of an agent carries the agent and the agency of the record', async () => {
    const [agency] = await api.parts.database.sql`insert into agencies (name, ffc_number, ffc_valid_until) values ('Jacaranda Homes', 'FFC123', '2027-12-31') returning id`
    const user = await aUser(api.parts, { role: 'agent', agencyId: agency?.id as number })
    const response = await api.app.inject({
      method: 'POST', url: '/api/Property', payload: aPropertyForm(place), headers: { authorization: `Bearer ${user.token}` },
    })
    const row = await columns(response.json().id)
    expect(row.agency_id).toBe(agency?.id)
    expect(row.agent_id).not.toBeNull()
    await api.parts.database.sql`update properties set published = true, show_address = false where id = ${response.json().id}`
    const { body } = await api.visitor(calls.getPropertyDetailed, { id: response.json().id })
    expect(body.agent).toEqual({ name: 'Thandi Nkosi', agencyName: 'Jacaranda Homes', eaabeffcNumber: 'FFC123', ffcValid: true })
  })

  it('is made once for one idempotency key', async () => {
    const owner = await api.as('privateUser')
    const headers = { 'idempotency-key': 'one house' }
    const first = await owner(calls.createProperty, aPropertyForm(place), { headers })
    const again = await owner(calls.createProperty, aPropertyForm(place), { headers })
    expect(again.body).toEqual(first.body)
  })

  it('keeps no script in its description', async () => {
    const { id } = await listed({
      description: '<p onclick="x()">Nice<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:x()">here</a> <a href="https://example.com">there</a></p>',
    })
    const { description } = await own(id)
    expect(description).not.toMatch(/script|onclick|onerror|img|javascript/i)
    expect(description).toContain('<a href="https://example.com"')
  })

  it.each([
    ['no type', { propertyTypeId: 0 }, 'propertyTypeId', 'Please select a type'],
    ['no province', { provinceId: 0 }, 'provinceId', 'Please select a Province/City/Suburb'],
    ['no city', { cityId: undefined as never }, 'cityId', 'Please select a Province/City/Suburb'],
    ['no suburb', { suburbId: null, suburb: '' }, 'suburbId', 'Please select a Province/City/Suburb'],
    ['no short description', { shortDescription: ' ' }, 'shortDescription', 'Please enter a short description.'],
    ['no price', { price: 0 }, 'price', 'Please enter a price above zero.'],
    ['a rental without a date', { isSale: false, pricePer: 'Month' as const }, 'dateAvailable', 'Please enter the date from which it is available.'],
    ['an impossible date', { dateAvailable: '2026-02-30' }, 'dateAvailable', 'Please enter a date that exists, as yyyy-mm-dd.'],
    ['a type of the other kind', { propertyTypeId: 101 }, 'propertyTypeId', 'This property type does not exist for this kind of property.'],
    ['a suburb of another city', { cityId: 1 }, 'suburbId', 'This suburb, city and province do not belong together.'],
    ['a tour that is no https', { virtualTour: 'http://tour.example' }, 'virtualTour', 'A virtual tour is an address that begins with https://.'],
    ['a video that is an address', { video: 'https://youtu.be/x' }, 'video', 'A video is given by its id: 6 to 20 letters, digits, dashes or underscores.'],
    ['a place off the earth', { propertCoords: '-95,28' }, 'propertCoords', 'A position is a latitude and a longitude, such as -25.7479,28.2293.'],
    ['letters in a number', { propertyUserFields: [{ userDefinedFieldId: 101, value: 'three' }] }, 'propertyUserFields.0', 'Please enter a number.'],
    ['a field of the other kind', { propertyUserFields: [{ userDefinedFieldId: 401, value: 3 }] }, 'propertyUserFields.0', 'This field does not exist for this kind of property.'],
  ])('with %s is refused in the exact words and leaves nothing behind', async (_what, facts, field, message) => {
    const owner = await api.as('privateUser')
    const count = () => api.parts.database.sql`select count(*)::int as n from properties`.then(([row]) => row?.n)
    const before = await count()
    const { status, error } = await owner(calls.createProperty, { ...aPropertyForm(place), ...facts })
    expect([status, error.message]).toEqual([422, 'Missing fields. Please fill in all required fields. Marked with *'])
    expect(error.fields[field]).toBe(message)
    expect(await count()).toBe(before)
  })

  it('can be made by everyone who is logged in, for all four kinds, and by nobody else', async () => {
    expect((await api.visitor(calls.createProperty, aPropertyForm(place))).status).toBe(401)
    for (const role of roles) {
      const send = await api.as(role)
      expect((await send(calls.createProperty, aPropertyForm(place))).status).toBe(200)
    }
    const owner = await api.as('privateUser')
    const rent = { isSale: false, pricePer: 'm2' as const, dateAvailable: '2027-01-01' }
    const shop = { propertyUsageType: 'Commercial' as const, propertyTypeId: 102, unit: 'Shop 4', propertyUserFields: [{ userDefinedFieldId: 401, value: 320 }] }
    for (const kind of [rent, shop, { ...rent, ...shop }]) {
      expect((await owner(calls.createProperty, aPropertyForm(place, kind))).status).toBe(200)
    }
  })
})

describe('a listing that is looked at', () => {
  it('is found by everyone once it is published, and before that by those who look after it', async () => {
    const { id } = await listed()
    expect((await api.visitor(calls.getProperty, { id })).status).toBe(404)
    expect((await (await api.as('agent'))(calls.getPropertyDetailed, { id })).status).toBe(404)
    expect((await (await api.as('superAdmin'))(calls.getProperty, { id })).status).toBe(200)
    expect((await own(id)).id).toBe(id)
  })

  it('shows its address to visitors only when it is shown', async () => {
    const { id } = await listed({ operationalCosts: 900 })
    await api.parts.database.sql`update properties set published = true where id = ${id}`
    const { body } = await api.visitor(calls.getPropertyDetailed, { id })
    const secret = ['addressLine1', 'streetName', 'streetNumber', 'postalCode', 'addressUrl', 'propertCoords', 'operationalCosts', 'userId', 'createdBy', 'version', 'ownerUserId', 'lat']
    expect(secret.filter((name) => name in body)).toEqual([])
    expect(body.mapPosition).toEqual({ lat: -25.77, lng: 28.29, exact: false })
    expect(body).toMatchObject({ mayEdit: false, mayEnquire: true, may: { edit: false, publish: false }, displayPrice: 'R\u00a02\u00a0450\u00a0000' })
    expect(body.displayData).toEqual([
      { groupName: 'Property Overview', values: [
        { id: 101, name: 'Bedrooms', value: '3', type: 'number' },
        { id: 102, name: 'Bathrooms', value: '2.5', type: 'number' },
        { id: 108, name: 'Furnished', value: 'Yes', type: 'yesno' },
      ] },
    ])
    const mine = await own(id)
    expect(mine).toMatchObject({ addressLine1: '12 Camellia Avenue, Lynnwood', propertCoords: '-25.7651,28.2874', operationalCosts: 900, may: { edit: true } })
    const shown = await aProperty(api.parts, { showAddress: true, streetName: 'Church Street', lat: -25.7, lng: 28.2 })
    expect((await api.visitor(calls.getProperty, { id: shown.id })).body).toMatchObject({ streetName: 'Church Street', propertCoords: '-25.7,28.2' })
  })

  it('tells whether it is open, to those who are logged in', async () => {
    const user = await api.as('privateUser')
    const open = await aProperty(api.parts)
    const sold = await aProperty(api.parts, { status: 'S' })
    expect((await api.visitor(calls.mayEditProperty, { id: open.id })).body).toEqual({ mayEdit: false })
    expect((await user(calls.mayEditProperty, { id: open.id })).body).toEqual({ mayEdit: true })
    expect((await user(calls.mayEditProperty, { id: sold.id })).body).toEqual({ mayEdit: false })
    expect((await user(calls.mayEditProperty, { id: 999_999 })).status).toBe(404)
  })

  it('has similar ones beside it, of its kind and near its price', async () => {
    const one = await aProperty(api.parts, { price: '3000000', propertyTypeId: 3 })
    const near = await aProperty(api.parts, { price: '3100000', propertyTypeId: 3 })
    await aProperty(api.parts, { price: '3000000', isSale: false, pricePer: 'Month' })
    const { body } = await api.visitor(listSimilarProperties, { id: one.id })
    expect(body[0]?.id).toBe(near.id)
    expect(body.every((card) => card.isSale && card.id !== one.id)).toBe(true)
    expect((await api.visitor(listSimilarProperties, { id: 999_999 })).body).toEqual([])
  })

  it('is among the latest and the live ones, past its day of hiding no more', async () => {
    const one = await aProperty(api.parts, { usage: 'Commercial', propertyTypeId: 101 })
    const hidden = await aProperty(api.parts, { usage: 'Commercial', propertyTypeId: 101, status: 'S', hideAfter: addDays(today(), -1) })
    api.parts.cache.forget()
    const latest = (await api.visitor(calls.listLatestPropertiesByUsage, { type: 'commercial' })).body
    expect(latest.map(({ id }) => id)).toEqual([one.id])
    expect((await api.visitor(calls.listLatestProperties, {})).body[0]?.id).toBe(one.id)
    expect((await api.visitor(calls.listLatestPropertiesByUsage, { type: 'Boat' as never })).status).toBe(422)
    const live = (await api.visitor(calls.listLiveProperties, { size: 100 })).body
    expect(live.items.map(({ id }) => id)).toContain(one.id)
    expect(live.items.map(({ id }) => id)).not.toContain(hidden.id)
    expect(live.total).toBe(live.items.length)
    expect((await api.visitor(calls.getProperty, { id: hidden.id })).status).toBe(404)
    await hidePastProperties(api.parts)
    expect((await columns(hidden.id)).published).toBe(false)
  })

  it('has statuses that everyone may know', async () => {
    const { body } = await api.visitor(calls.listPropertyStatuses, {})
    expect(body.map(({ description }) => description)).toEqual(
      expect.arrayContaining(['For Sale', 'For Rent', 'Offer Pending', 'Sold', 'Rented Out']),
    )
    expect(body.some(({ code }) => code === 'AV')).toBe(false)
  })
})

describe('the fields of a form', () => {
  it('depend on the type and its usage', async () => {
    const overview = (await api.visitor(listOverviewFields, {})).body
    expect(overview.map(({ name }) => name)).toContain('Bedrooms')
    const names = async (id: number) =>
      (await api.visitor(listFieldsOfType, { id })).body.map(({ groupName }) => groupName)
    expect(await names(1)).toContain('Rooms')
    expect(await names(101)).toContain('Business Space')
    expect(await names(101)).not.toContain('Rooms')
    expect((await api.visitor(listFieldsOfType, { id: 9999 })).status).toBe(404)
  })

  it('give back what was saved, to those who may see the listing', async () => {
    const { id } = await listed()
    const owner = await api.as('privateUser')
    expect((await api.visitor(listSavedFields, { id })).status).toBe(404)
    expect((await owner(listSavedFields, { id })).body).toHaveLength(3)
    const { body } = await owner(listSavedValues, { type: 'Residential', group: 'property overview', id })
    expect(body.find(({ name }) => name === 'Bedrooms')?.value).toBe('3')
    expect(body.find(({ name }) => name === 'Garages')?.value).toBe('')
    expect((await owner(listSavedValues, { type: '1', group: '1', id })).body).toHaveLength(body.length)
    expect((await owner(listSavedValues, { type: 'Boat', group: '1', id })).status).toBe(404)
  })
})

describe('a change', () => {
  it('keeps whose it is and whether it is shown, whatever is sent', async () => {
    const owner = await api.as('privateUser')
    const { id, propertyRef } = await listed()
    const form = { ...changesOf(await own(id), { price: 1_999_000, propertyUserFields: [{ userDefinedFieldId: 101, value: 4 }] }), userId: 1, published: true, propertyRef: 'X', agentId: 3 }
    const { status, body } = await owner(calls.updateProperty, form)
    expect([status, body.propertyRef, body.isPublished]).toEqual([200, propertyRef, false])
    expect(await columns(id)).toMatchObject({ price: '1999000.00', bedrooms: 4, bathrooms: null, agent_id: null, published: false })
  })

  it('needs an address, in the exact words', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    const { status, error } = await owner(calls.updateProperty, changesOf(await own(id), { addressLine1: '', streetName: null }))
    expect([status, error.fields.addressLine1]).toEqual([422, 'Please enter an address.'])
  })

  it('is refused when somebody else saved first', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    const form = changesOf(await own(id), { shortDescription: 'First' })
    expect((await owner(calls.updateProperty, form)).status).toBe(200)
    const { status, error } = await owner(calls.updateProperty, form)
    expect([status, error.code]).toEqual([409, 'stale'])
  })

  it('is refused to everyone but those who look after it', async () => {
    const { id } = await listed()
    await api.parts.database.sql`update properties set published = true where id = ${id}`
    const form = changesOf(await own(id))
    for (const role of roles.filter((role) => role !== 'superAdmin' && role !== 'privateUser')) {
      const send = await api.as(role)
      for (const answer of [
        await send(calls.updateProperty, form),
        await send(calls.publishProperty, { id }),
        await send(calls.unpublishProperty, { id }),
        await send(calls.removeProperty, { id }),
      ]) expect([role, answer.status]).toEqual([role, 403])
    }
    for (const answer of [
      await api.visitor(calls.updateProperty, form),
      await api.visitor(calls.publishProperty, { id }),
      await api.visitor(calls.unpublishProperty, { id }),
      await api.visitor(calls.removeProperty, { id }),
    ]) expect(answer.status).toBe(401)
    const draft = await listed()
    expect((await (await api.as('agent'))(calls.removeProperty, { id: draft.id })).status).toBe(404)
  })

  it('is open to its agent and to the administrator of that agency', async () => {
    const [agency] = await api.parts.database.sql`insert into agencies (name) values ('Two Oceans') returning id`
    const agencyId = agency?.id as number
    const [agent, boss, other] = [
      await aUser(api.parts, { role: 'agent', agencyId }),
      await aUser(api.parts, { role: 'agency', agencyId }),
      await aUser(api.parts, { role: 'agent', agencyId }),
    ]
    const [record] = await api.parts.database.sql`select id from agents where user_id = ${agent.id}`
    const { id } = await aProperty(api.parts, { agentId: record?.id as number, agencyId })
    const unpublish = (token: string) =>
      api.app.inject({ method: 'PUT', url: '/api/property/unpublishproperty', payload: { id }, headers: { authorization: `Bearer ${token}` } })
    expect((await unpublish(other.token)).statusCode).toBe(403)
    expect((await unpublish(agent.token)).statusCode).toBe(200)
    expect((await unpublish(boss.token)).statusCode).toBe(200)
  })

  it('of a status follows the state table', async () => {
    const owner = await api.as('privateUser')
    const admin = await api.as('superAdmin')
    const { id } = await listed()
    const early = await owner(calls.updateProperty, changesOf(await own(id), { statusCode: 'FS' }))
    expect([early.status, early.error.message]).toEqual([409, 'This status cannot be chosen for this property.'])
    expect((await admin(calls.updateProperty, changesOf(await own(id), { statusCode: 'FS' }))).status).toBe(200)
    expect((await owner(calls.updateProperty, changesOf(await own(id), { statusCode: 'RO' }))).status).toBe(409)
    const sold = await owner(calls.updateProperty, changesOf(await own(id), {
      statusCode: 'S', price: 1, shortDescription: 'Changed', cutOffDisplayDateString: '2026-12-24',
    }))
    expect(sold.body.statusCode).toBe('S')
    expect(await columns(id)).toMatchObject({ code: 'S', price: '2450000.00', short_description: 'A family house with a garden', hide_after: expect.anything() })
    const rented = await owner(calls.updateProperty, changesOf(await own(id), { statusCode: 'FR', pricePer: 'Month', dateAvailable: '2027-01-01', price: 15_000 }))
    expect(rented.status).toBe(200)
    expect(await columns(id)).toMatchObject({ is_sale: false, price_per: 'Month', hide_after: null, price: '15000.00' })
  })
})

describe('publishing', () => {
  it('waits for the fee, then stamps the first time and keeps it', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    const { status, error } = await owner(calls.publishProperty, { id })
    expect([status, error.message]).toEqual([409, 'This property is published once its listing fee is paid.'])
    await transaction(api.parts.database, null, (tx) => markPropertyPaid(tx, id))
    const first = await columns(id)
    expect(first).toMatchObject({ published: true, code: 'FS' })
    expect((await owner(calls.unpublishProperty, { id })).body.isPublished).toBe(false)
    expect((await owner(calls.publishProperty, { id })).body).toMatchObject({ isPublished: true, statusCode: 'FS' })
    expect((await columns(id)).first_published_at).toEqual(first.first_published_at)
  })

  it('is open to a Super Admin without the fee', async () => {
    const { id } = await listed({ isSale: false, pricePer: 'Month', dateAvailable: '2027-01-01' })
    const { body } = await (await api.as('superAdmin'))(calls.publishProperty, { id })
    expect(body).toMatchObject({ isPublished: true, statusCode: 'FR' })
  })

  it('is refused once its day of hiding has passed', async () => {
    const { id } = await aProperty(api.parts, { status: 'S', published: false, hideAfter: addDays(today(), -1) })
    expect((await (await api.as('superAdmin'))(calls.publishProperty, { id })).status).toBe(409)
  })
})

describe('deleting', () => {
  it('hides a listing for good and keeps its record', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    await api.parts.database.sql`update properties set published = true where id = ${id}`
    expect((await owner(calls.removeProperty, { id })).body).toEqual({ id })
    expect((await owner(calls.getProperty, { id })).status).toBe(404)
    expect((await columns(id)).deleted_at).not.toBeNull()
    expect((await owner(calls.removeProperty, { id })).status).toBe(404)
  })

  it('is refused once an offer was accepted', async () => {
    const { id } = await listed()
    const { sql } = api.parts.database
    await sql`insert into offers (user_id, property_id, amount, status_code) select owner_user_id, id, 1000000, 'E2' from properties where id = ${id}`
    const { status, error } = await (await api.as('privateUser'))(calls.removeProperty, { id })
    expect([status, error.message]).toEqual([409, 'An offer on this property was accepted, so it cannot be deleted.'])
  })
})

describe('the lists of a user', () => {
  it('show their own listings, searched, filtered and sorted', async () => {
    const user = await aUser(api.parts)
    const { id } = await aProperty(api.parts, { ownerUserId: user.id, shortDescription: 'Zebra cottage', price: '900000' })
    await aProperty(api.parts, { ownerUserId: user.id, published: false, status: 'AP' })
    const get = async (query: string) =>
      (await api.app.inject({ url: `/api/property/GetAdminProperties/${user.username}?${query}`, headers: { authorization: `Bearer ${user.token}` } })).json()
    expect((await get('')).total).toBe(2)
    expect((await get('search=zebr')).items).toMatchObject([{ id, property: 'Zebra cottage', owner: 'Thandi Nkosi', region: 'Gauteng', town: 'Pretoria', suburb: 'Lynnwood', status: 'For Sale', type: 'House', isPublished: true }])
    expect((await get('isPublished=false')).total).toBe(1)
    expect((await get('statusCode=AP')).total).toBe(1)
    expect((await get('sort=price&order=asc')).items[0].id).toBe(id)
    expect((await get('search=thandi')).total).toBe(2)
    expect((await get('search=%25')).total).toBe(0)
  })

  it('of others are refused, but for a Super Admin and one’s own agency', async () => {
    const [agency] = await api.parts.database.sql`insert into agencies (name) values ('Own Agency') returning id`
    const agencyId = agency?.id as number
    const boss = await aUser(api.parts, { role: 'agency', agencyId })
    const agent = await aUser(api.parts, { role: 'agent', agencyId })
    const stranger = await aUser(api.parts, { role: 'agent' })
    await aProperty(api.parts, { ownerUserId: agent.id, agencyId })
    const ask = async (token: string, x: string, list = 'GetAdminProperties') =>
      api.app.inject({ url: `/api/property/${list}/${x}`, headers: { authorization: `Bearer ${token}` } })
    const own = (await ask(boss.token, boss.username)).json()
    expect([own.total, own.heading]).toEqual([1, 'Own Agency'])
    expect((await ask(boss.token, agent.username)).json().total).toBe(1)
    expect((await ask(agent.token, agent.username)).json()).toMatchObject({ total: 1, heading: 'Thandi Nkosi' })
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
