import { beforeAll, describe, expect, it } from 'vitest'
import * as calls from '#contract/properties/properties.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aPlace, type TestPlace } from '../../testing/property-builders.ts'
import { aPropertyForm } from '../../testing/property-form.ts'

const api = useApi({ rateLimit: false })
let place: TestPlace

beforeAll(async () => {
  place = await aPlace(api.services)
})

const columns = (id: number) =>
  api.services.database
    .sql`select p.*, s.code from properties p join statuses s on s.id = p.status_id where p.id = ${id}`.then(
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
  it('awaits its fee, belongs to its author, and ignores false claims by the client', async () => {
    const owner = await api.as('privateUser')
    const form = {
      ...aPropertyForm(place),
      id: 77,
      userId: 1,
      createdBy: 1,
      agentId: 1,
      agencyId: 1,
      published: true,
      isPublished: true,
      propertyRef: 'MINE',
      statusId: 1041,
      statusCode: 'FS',
      paidAt: '2020-01-01',
    }
    const { status, body } = await owner(calls.createProperty, form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ statusCode: 'AP', isPublished: false, version: 1 })
    expect(body.propertyRef).toMatch(/^JP-\d+$/)
    const row = await columns(body.id)
    expect(row).toMatchObject({
      published: false,
      agent_id: null,
      agency_id: null,
      paid_at: null,
      code: 'AP',
    })
    expect(row.owner_user_id).toBe(row.created_by)
    expect(row).toMatchObject({
      bedrooms: 3,
      bathrooms: 2.5,
      suburb: 'Lynnwood',
      city: 'Pretoria',
      province: 'Gauteng',
    })
  })

  it('without a pin is placed at the centre of its suburb or town', async () => {
    const [suburb] = await api.services.database
      .sql`select lat, lng from suburbs where id = ${place.suburbId}`
    const [city] = await api.services.database
      .sql`select lat, lng from cities where id = ${place.cityId}`
    const unpinned = { propertCoords: null, showAddress: true }
    const { id } = await listed(unpinned)
    expect(await columns(id)).toMatchObject({ ...suburb, map_lat: suburb?.lat, pinned: false })
    const shown = await own(id)
    expect(shown.propertCoords).toBeNull()
    expect(shown.mapPosition).toEqual({ ...suburb, exact: false })
    const elsewhere = await listed({ ...unpinned, suburbId: null, suburb: 'Nuwehoek' })
    expect(await columns(elsewhere.id)).toMatchObject({ ...city, pinned: false })
    expect(await columns((await listed()).id)).toMatchObject({ lat: -25.7651, pinned: true })
  })

  it('by an agent has the agent and agency of the agent record', async () => {
    const [agency] = await api.services.database
      .sql`insert into agencies (name, ffc_number, ffc_valid_until) values ('Jacaranda Homes', 'FFC123', '2027-12-31') returning id`
    const user = await aUser(api.services, { role: 'agent', agencyId: agency?.id as number })
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/Property',
      payload: aPropertyForm(place),
      headers: { authorization: `Bearer ${user.token}` },
    })
    const row = await columns(response.json().id)
    expect(row.agency_id).toBe(agency?.id)
    expect(row.agent_id).not.toBeNull()
    await api.services.database
      .sql`update properties set published = true, show_address = false where id = ${response.json().id}`
    await api.services.database
      .sql`update agents set cell_number = '+27825550117' where id = ${row.agent_id as number}`
    const { body } = await api.visitor(calls.getPropertyDetailed, { id: response.json().id })
    expect(body.agent).toEqual({
      name: 'Thandi Nkosi',
      agencyName: 'Jacaranda Homes',
      agencyId: null,
      eaabeffcNumber: 'FFC123',
      ffcValid: true,
      phone: '+27825550117',
    })
  })

  it('is created once per idempotency key', async () => {
    const owner = await api.as('privateUser')
    const headers = { 'idempotency-key': 'one house' }
    const first = await owner(calls.createProperty, aPropertyForm(place), { headers })
    const again = await owner(calls.createProperty, aPropertyForm(place), { headers })
    expect(again.body).toEqual(first.body)
  })

  it('can be saved thirty times in parallel right after a property type was changed', async () => {
    const owner = await api.as('privateUser')
    await api.services.database
      .sql`update property_types set description = description where id = 1`
    api.services.cache.invalidate()
    const saved = await Promise.all(
      Array.from({ length: 30 }, () => owner(calls.createProperty, aPropertyForm(place))),
    )
    expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200))
  })

  it('strips scripts from its description', async () => {
    const { id } = await listed({
      description:
        '<p onclick="x()">Nice<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:x()">here</a> <a href="https://example.com">there</a></p>',
    })
    const { description } = await own(id)
    expect(description).not.toMatch(/script|onclick|onerror|img|javascript/i)
    expect(description).toContain('<a href="https://example.com"')
  })

  it.each([
    ['no type', { propertyTypeId: 0 }, 'propertyTypeId', 'Please select a type'],
    ['no province', { provinceId: 0 }, 'provinceId', 'Please select a Province/City/Suburb'],
    ['no city', { cityId: undefined as never }, 'cityId', 'Please select a Province/City/Suburb'],
    [
      'no suburb',
      { suburbId: null, suburb: '' },
      'suburbId',
      'Please select a Province/City/Suburb',
    ],
    [
      'no short description',
      { shortDescription: ' ' },
      'shortDescription',
      'Please enter a short description.',
    ],
    ['no price', { price: 0 }, 'price', 'Please enter a price above zero.'],
    [
      'a price with three decimals',
      { price: 7000.555 },
      'price',
      'Enter an amount in rand, with at most two decimals.',
    ],
    [
      'a price with two readings',
      { price: '1.250' },
      'price',
      'This amount is ambiguous. Enter it without a thousands separator, or with cents: 1234 or 1234.00.',
    ],
    [
      'a rental without a date',
      { isSale: false, pricePer: 'Month' as const },
      'dateAvailable',
      'Please enter the date it is available from.',
    ],
    [
      'an impossible date',
      { dateAvailable: '2026-02-30' },
      'dateAvailable',
      'Please enter a date that exists, as yyyy-mm-dd.',
    ],
    [
      'a type of the other kind',
      { propertyTypeId: 101 },
      'propertyTypeId',
      'This property type is not available for this category of property.',
    ],
    [
      'a suburb of another city',
      { cityId: 1 },
      'suburbId',
      'This suburb, city and province do not match.',
    ],
    [
      'a tour that is no https',
      { virtualTour: 'http://tour.example' },
      'virtualTour',
      'Enter a web address that starts with https://.',
    ],
    [
      'a video that is an address',
      { video: 'https://youtu.be/x' },
      'video',
      'Enter the ID of the video: 6 to 20 letters, digits, dashes or underscores.',
    ],
    [
      'a place off the earth',
      { propertCoords: '-95,28' },
      'propertCoords',
      'Enter a position as latitude and longitude, such as -25.7479,28.2293.',
    ],
    [
      'letters in a number',
      { propertyUserFields: [{ userDefinedFieldId: 101, value: 'three' }] },
      'propertyUserFields.0',
      'Please enter a number.',
    ],
    [
      'a levy with two readings',
      { propertyUserFields: [{ userDefinedFieldId: 802, value: '1,450' }] },
      'propertyUserFields.0',
      'Please enter a number with at most two decimals and no thousands separator, such as 1234 or 1234.5.',
    ],
    [
      'a field of the other kind',
      { propertyUserFields: [{ userDefinedFieldId: 401, value: 3 }] },
      'propertyUserFields.0',
      'This field does not exist for this type of property.',
    ],
  ])(
    'with %s is refused with the exact message and stores nothing',
    async (_what, facts, field, message) => {
      const owner = await api.as('privateUser')
      const count = () =>
        api.services.database.sql`select count(*)::int as n from properties`.then(([row]) => row?.n)
      const before = await count()
      const { status, error } = await owner(calls.createProperty, {
        ...aPropertyForm(place),
        ...facts,
      })
      expect([status, error.message]).toEqual([
        422,
        'Missing fields. Please fill in all required fields. Marked with *',
      ])
      expect(error.fields[field]).toBe(message)
      expect(await count()).toBe(before)
    },
  )

  it('can be created by every role but the Designer, for all four kinds', async () => {
    expect((await api.visitor(calls.createProperty, aPropertyForm(place))).status).toBe(401)
    for (const role of roles) {
      const send = await api.as(role)
      const { status } = await send(calls.createProperty, aPropertyForm(place))
      expect(status, role).toBe(role === 'designer' ? 403 : 200)
    }
    const owner = await api.as('privateUser')
    const rent = { isSale: false, pricePer: 'm2' as const, dateAvailable: '2027-01-01' }
    const shop = {
      propertyUsageType: 'Commercial' as const,
      propertyTypeId: 102,
      unit: 'Shop 4',
      propertyUserFields: [{ userDefinedFieldId: 401, value: 320 }],
    }
    for (const kind of [rent, shop, { ...rent, ...shop }]) {
      expect((await owner(calls.createProperty, aPropertyForm(place, kind))).status).toBe(200)
    }
  })
})
