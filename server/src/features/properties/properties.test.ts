import { beforeAll, describe, expect, it } from 'vitest'
import * as calls from '#contract/properties/properties.calls.ts'
import { listSimilarProperties } from '#contract/properties/search.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aPlace, aProperty, type TestPlace } from '../../testing/property-builders.ts'
import { aPropertyForm } from '../../testing/property-form.ts'
import { hidePastProperties } from './publish-property.service.ts'

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

describe('a viewed listing', () => {
  it('is visible to everyone once it is published, and before that to those who manage it', async () => {
    const { id } = await listed()
    expect((await api.visitor(calls.getProperty, { id })).status).toBe(404)
    expect((await (await api.as('agent'))(calls.getPropertyDetailed, { id })).status).toBe(404)
    expect((await (await api.as('superAdmin'))(calls.getProperty, { id })).status).toBe(200)
    expect((await own(id)).id).toBe(id)
  })

  it('shows its address to visitors only if it is public', async () => {
    const { id } = await listed({ operationalCosts: 900 })
    await api.services.database.sql`update properties set published = true where id = ${id}`
    const { body } = await api.visitor(calls.getPropertyDetailed, { id })
    const secret = [
      'addressLine1',
      'streetName',
      'streetNumber',
      'postalCode',
      'addressUrl',
      'propertCoords',
      'operationalCosts',
      'userId',
      'createdBy',
      'version',
      'ownerUserId',
      'lat',
    ]
    expect(secret.filter((name) => name in body)).toEqual([])
    expect(calls.getPropertyDetailed.output.parse(body)).toEqual(body)
    expect(body.mapPosition).toEqual({ lat: -25.77, lng: 28.29, exact: false })
    expect(body).toMatchObject({
      mayEdit: false,
      mayEnquire: true,
      may: { edit: false, publish: false },
      displayPrice: 'R\u00a02\u00a0450\u00a0000',
    })
    expect(body.displayData).toEqual([
      {
        groupName: 'Property Overview',
        values: [
          { id: 101, name: 'Bedrooms', value: '3', type: 'number' },
          { id: 102, name: 'Bathrooms', value: '2.5', type: 'number' },
          { id: 108, name: 'Furnished', value: 'Yes', type: 'yesno' },
        ],
      },
    ])
    const mine = await own(id)
    expect(mine).toMatchObject({
      addressLine1: '12 Camellia Avenue, Lynnwood',
      propertCoords: '-25.7651,28.2874',
      operationalCosts: 900,
      may: { edit: true },
    })
    const shown = await aProperty(api.services, {
      showAddress: true,
      streetName: 'Church Street',
      lat: -25.7,
      lng: 28.2,
    })
    expect((await api.visitor(calls.getProperty, { id: shown.id })).body).toMatchObject({
      streetName: 'Church Street',
      propertCoords: '-25.7,28.2',
    })
  })

  it('shows whether it is open, to those who are logged in', async () => {
    const user = await api.as('privateUser')
    const open = await aProperty(api.services)
    const sold = await aProperty(api.services, { status: 'S' })
    expect((await api.visitor(calls.mayEditProperty, { id: open.id })).body).toEqual({
      mayEdit: false,
    })
    expect((await user(calls.mayEditProperty, { id: open.id })).body).toEqual({ mayEdit: true })
    expect((await user(calls.mayEditProperty, { id: sold.id })).body).toEqual({ mayEdit: false })
    expect((await user(calls.mayEditProperty, { id: 999_999 })).status).toBe(404)
  })

  it('has similar listings, of its kind and near its price', async () => {
    const one = await aProperty(api.services, { price: '3000000', propertyTypeId: 3 })
    const near = await aProperty(api.services, { price: '3100000', propertyTypeId: 3 })
    await aProperty(api.services, { price: '3000000', isSale: false, pricePer: 'Month' })
    const { body } = await api.visitor(listSimilarProperties, { id: one.id })
    expect(body[0]?.id).toBe(near.id)
    expect(body.every((card) => card.isSale && card.id !== one.id)).toBe(true)
    expect((await api.visitor(listSimilarProperties, { id: 999_999 })).body).toEqual([])
  })

  it('has no similar listings that are sold', async () => {
    const facts = { price: '7300000', propertyTypeId: 3 } as const
    const one = await aProperty(api.services, facts)
    const sold = await aProperty(api.services, { ...facts, status: 'S' })
    const free = await aProperty(api.services, facts)
    const { body } = await api.visitor(listSimilarProperties, { id: one.id })
    const ids = body.map((card) => card.id)
    expect(ids[0]).toBe(free.id)
    expect(ids).not.toContain(sold.id)
  })

  it('is among the latest and live listings until its hide date', async () => {
    const one = await aProperty(api.services, { usage: 'Commercial', propertyTypeId: 101 })
    const hidden = await aProperty(api.services, {
      usage: 'Commercial',
      propertyTypeId: 101,
      status: 'S',
      hideAfter: addDays(today(), -1),
    })
    api.services.cache.invalidate()
    const latest = (await api.visitor(calls.listLatestPropertiesByUsage, { type: 'commercial' }))
      .body
    expect(latest.map(({ id }) => id)).toEqual([one.id])
    expect((await api.visitor(calls.listLatestProperties, {})).body[0]?.id).toBe(one.id)
    expect(
      (await api.visitor(calls.listLatestPropertiesByUsage, { type: 'Boat' as never })).status,
    ).toBe(422)
    const live = (await api.visitor(calls.listLiveProperties, { size: 100 })).body
    expect(live.items.map(({ id }) => id)).toContain(one.id)
    expect(live.items.map(({ id }) => id)).not.toContain(hidden.id)
    expect(live.total).toBe(live.items.length)
    expect((await api.visitor(calls.getProperty, { id: hidden.id })).status).toBe(404)
    await hidePastProperties(api.services)
    expect((await columns(hidden.id)).published).toBe(false)
  })

  it('has public statuses', async () => {
    const { body } = await api.visitor(calls.listPropertyStatuses, {})
    expect(body.map(({ description }) => description)).toEqual(
      expect.arrayContaining(['For Sale', 'For Rent', 'Offer Pending', 'Sold', 'Rented Out']),
    )
    expect(body.some(({ code }) => code === 'AV')).toBe(false)
  })
})
