import { messages } from '#contract/messages.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { confirmEft } from '#contract/payments/payments-admin.calls.ts'
import { chooseEft, getPayment } from '#contract/payments/payments.calls.ts'
import * as calls from '#contract/properties/properties.calls.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import { roles } from '#contract/roles.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aPlace, aProperty, type TestPlace } from '../../testing/property-builders.ts'
import { aPropertyForm, changesOf } from '../../testing/property-form.ts'

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

/** Its owner chooses to pay by EFT, and the money arrives in the account. */
async function payByEft(propertyId: number) {
  const owner = await api.as('privateUser')
  const id = (await owner(chooseEft, { propertyId })).body.paymentId
  const { version } = (await owner(getPayment, { id })).body
  const { status } = await (
    await api.as('superAdmin')
  )(confirmEft, {
    id,
    version,
    amount: 380,
    paidOn: today(),
  })
  expect(status).toBe(200)
}

describe('a change to a property', () => {
  it('does not change owner or publication, whatever is sent', async () => {
    const owner = await api.as('privateUser')
    const { id, propertyRef } = await listed()
    const form = {
      ...changesOf(await own(id), {
        price: 1_999_000,
        propertyUserFields: [{ userDefinedFieldId: 101, value: 4 }],
      }),
      userId: 1,
      published: true,
      propertyRef: 'X',
      agentId: 3,
    }
    const { status, body } = await owner(calls.updateProperty, form)
    expect([status, body.propertyRef, body.isPublished]).toEqual([200, propertyRef, false])
    expect(await columns(id)).toMatchObject({
      price: '1999000.00',
      bedrooms: 4,
      bathrooms: null,
      agent_id: null,
      published: false,
    })
  })

  it('requires an address, with the exact message', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    const { status, error } = await owner(
      calls.updateProperty,
      changesOf(await own(id), { addressLine1: '', streetName: null }),
    )
    expect([status, error.fields.streetName]).toEqual([422, 'Please enter an address.'])
  })

  it('is refused if someone else saved first', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    const form = changesOf(await own(id), { shortDescription: 'First' })
    expect((await owner(calls.updateProperty, form)).status).toBe(200)
    const { status, error } = await owner(calls.updateProperty, form)
    expect([status, error.code]).toEqual([409, 'stale'])
  })

  it('is refused to everyone but those who manage it', async () => {
    const { id } = await listed()
    await api.services.database.sql`update properties set published = true where id = ${id}`
    const form = changesOf(await own(id))
    for (const role of roles.filter((role) => role !== 'superAdmin' && role !== 'privateUser')) {
      const send = await api.as(role)
      for (const reply of [
        await send(calls.updateProperty, form),
        await send(calls.publishProperty, { id }),
        await send(calls.unpublishProperty, { id }),
        await send(calls.removeProperty, { id }),
      ])
        expect([role, reply.status, reply.error.message]).toEqual([
          role,
          403,
          role === 'designer' ? messages.noPermission : listingsTexts.notYours,
        ])
    }
    for (const reply of [
      await api.visitor(calls.updateProperty, form),
      await api.visitor(calls.publishProperty, { id }),
      await api.visitor(calls.unpublishProperty, { id }),
      await api.visitor(calls.removeProperty, { id }),
    ])
      expect(reply.status).toBe(401)
    const draft = await listed()
    expect((await (await api.as('agent'))(calls.removeProperty, { id: draft.id })).status).toBe(404)
  })

  it('is open to its agent and to the administrator of that agency', async () => {
    const [agency] = await api.services.database
      .sql`insert into agencies (name) values ('Two Oceans') returning id`
    const agencyId = agency?.id as number
    const [agent, boss, other] = [
      await aUser(api.services, { role: 'agent', agencyId }),
      await aUser(api.services, { role: 'agency', agencyId }),
      await aUser(api.services, { role: 'agent', agencyId }),
    ]
    const [record] = await api.services.database
      .sql`select id from agents where user_id = ${agent.id}`
    const { id } = await aProperty(api.services, { agentId: record?.id as number, agencyId })
    const unpublish = (token: string) =>
      api.app.inject({
        method: 'PUT',
        url: '/api/property/unpublishproperty',
        payload: { id },
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await unpublish(other.token)).statusCode).toBe(403)
    expect((await unpublish(agent.token)).statusCode).toBe(200)
    expect((await unpublish(boss.token)).statusCode).toBe(200)
  })

  it('turns an open sale into a rental and marks it rented out at once', async () => {
    const owner = await api.as('privateUser')
    const admin = await api.as('superAdmin')
    const { id } = await listed()
    const toSale = { statusCode: 'FS', waiverReason: 'A gift to the school' } as const
    await admin(calls.updateProperty, changesOf(await own(id), toSale))
    const rental = { isSale: false, pricePer: 'Month', dateAvailable: '2027-01-01' } as const
    const rented = await owner(
      calls.updateProperty,
      changesOf(await own(id), { ...rental, price: 12_500, statusCode: 'RO' }),
    )
    expect([rented.status, rented.body.statusCode]).toEqual([200, 'RO'])
    expect(await columns(id)).toMatchObject({ code: 'RO', is_sale: false, price: '12500.00' })
    const sold = changesOf(await own(id), { isSale: true, statusCode: 'S' })
    expect((await owner(calls.updateProperty, sold)).status).toBe(409)
  })

  it('keeps a sold property the same property, with its address and type', async () => {
    const owner = await api.as('privateUser')
    const admin = await api.as('superAdmin')
    const { id } = await listed()
    const toSale = { statusCode: 'FS', waiverReason: 'A gift to the school' } as const
    await admin(calls.updateProperty, changesOf(await own(id), toSale))
    const send = async (change: object) =>
      owner(calls.updateProperty, changesOf(await own(id), change))
    // Before it is sold, a mistake can be corrected.
    expect((await send({ streetName: 'Elm Street' })).status).toBe(200)
    expect((await send({ statusCode: 'S' })).status).toBe(200)
    for (const other of [
      { streetName: 'Oak Street' },
      { streetNumber: '999' },
      { addressLine1: 'Somewhere else' },
    ]) {
      const refused = await send({ statusCode: 'FS', ...other })
      expect([refused.status, refused.error.message]).toEqual([409, texts.otherProperty])
      expect(refused.error.fields).toEqual({
        [Object.keys(other)[0] as string]: texts.otherProperty,
      })
    }
    const back = await send({ statusCode: 'FS', streetName: ' elm  street', price: 2_600_000 })
    expect([back.status, back.body.statusCode]).toEqual([200, 'FS'])
    // Nor in a second step.
    expect((await send({ streetName: 'Oak Street' })).error.message).toBe(texts.otherProperty)
    expect((await send({ shortDescription: 'Back on the market' })).status).toBe(200)
    const mended = changesOf(await own(id), { streetName: 'Elms Street' })
    expect((await admin(calls.updateProperty, mended)).status).toBe(200)
  })

  it('to a status follows the state table', async () => {
    const owner = await api.as('privateUser')
    const admin = await api.as('superAdmin')
    const { id } = await listed()
    const early = await owner(calls.updateProperty, changesOf(await own(id), { statusCode: 'FS' }))
    expect([early.status, early.error.message]).toEqual([
      409,
      'This status cannot be chosen for this property.',
    ])
    const toSale = { statusCode: 'FS', waiverReason: 'A gift to the school' } as const
    expect((await admin(calls.updateProperty, changesOf(await own(id), toSale))).status).toBe(200)
    expect(
      (await owner(calls.updateProperty, changesOf(await own(id), { statusCode: 'RO' }))).status,
    ).toBe(409)
    const sold = await owner(
      calls.updateProperty,
      changesOf(await own(id), {
        statusCode: 'S',
        price: 1,
        shortDescription: 'Changed',
        cutOffDisplayDateString: '2026-12-24',
      }),
    )
    expect(sold.body.statusCode).toBe('S')
    expect(await columns(id)).toMatchObject({
      code: 'S',
      price: '2450000.00',
      short_description: 'A family house with a garden',
      hide_after: expect.anything(),
    })
    const rented = await owner(
      calls.updateProperty,
      changesOf(await own(id), {
        statusCode: 'FR',
        pricePer: 'Month',
        dateAvailable: '2027-01-01',
        price: 15_000,
      }),
    )
    expect(rented.status).toBe(200)
    expect(await columns(id)).toMatchObject({
      is_sale: false,
      price_per: 'Month',
      hide_after: null,
      price: '15000.00',
    })
  })

  it('to a status may lead to one of the site’s own, which counts as on the market', async () => {
    const owner = await api.as('privateUser')
    const admin = await api.as('superAdmin')
    await api.services.database
      .sql`insert into statuses (code, description) values ('PV', 'By appointment')`
    const { id } = await listed()
    const change = async (send: typeof owner, statusCode: string, waiverReason?: string) =>
      send(calls.updateProperty, changesOf(await own(id), { statusCode, waiverReason }))
    expect((await change(owner, 'PV')).status).toBe(409)
    expect((await change(admin, 'PV', 'A gift to the school')).body.statusCode).toBe('PV')
    expect(await columns(id)).toMatchObject({ code: 'PV' })
    for (const unknown of ['AV', 'NONE']) {
      const refused = await change(owner, unknown)
      expect([refused.status, refused.error.fields]).toEqual([
        422,
        { statusCode: texts.statusNotAllowed },
      ])
    }
    expect((await change(owner, 'FS')).body.statusCode).toBe('FS')
  })
})

describe('publishing', () => {
  it('requires the fee, then records the first publish date permanently', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    const { status, error } = await owner(calls.publishProperty, { id })
    expect([status, error.message]).toEqual([
      409,
      'This property can be published once its listing fee is paid.',
    ])
    await payByEft(id)
    const first = await columns(id)
    expect(first).toMatchObject({ published: true, code: 'FS' })
    expect((await owner(calls.unpublishProperty, { id })).body.isPublished).toBe(false)
    expect((await owner(calls.publishProperty, { id })).body).toMatchObject({
      isPublished: true,
      statusCode: 'FS',
    })
    expect((await columns(id)).first_published_at).toEqual(first.first_published_at)
  })

  it('is possible for a Super Admin without the fee, with a reason', async () => {
    const { id } = await listed({ isSale: false, pricePer: 'Month', dateAvailable: '2027-01-01' })
    const { body } = await (
      await api.as('superAdmin')
    )(calls.publishProperty, { id, waiverReason: 'A gift to the school' })
    expect(body).toMatchObject({ isPublished: true, statusCode: 'FR' })
  })

  it('is refused once its hide date has passed', async () => {
    const { id } = await aProperty(api.services, {
      status: 'S',
      published: false,
      hideAfter: addDays(today(), -1),
    })
    expect((await (await api.as('superAdmin'))(calls.publishProperty, { id })).status).toBe(409)
  })
})

describe('deleting', () => {
  it('hides a listing permanently but keeps its record', async () => {
    const owner = await api.as('privateUser')
    const { id } = await listed()
    await api.services.database.sql`update properties set published = true where id = ${id}`
    expect((await owner(calls.removeProperty, { id })).body).toEqual({ id })
    expect((await owner(calls.getProperty, { id })).status).toBe(404)
    expect((await columns(id)).deleted_at).not.toBeNull()
    expect((await owner(calls.removeProperty, { id })).status).toBe(404)
  })

  it('is refused once an offer was accepted', async () => {
    const { id } = await listed()
    const { sql } = api.services.database
    await sql`insert into offers (user_id, property_id, amount, status_code) select owner_user_id, id, 1000000, 'E2' from properties where id = ${id}`
    const { status, error } = await (await api.as('privateUser'))(calls.removeProperty, { id })
    expect([status, error.message]).toEqual([
      409,
      'An offer on this property was accepted, so it cannot be deleted.',
    ])
  })

  it('is refused while a payment for the listing is in progress', async () => {
    const { id } = await listed()
    const { sql } = api.services.database
    const [payment] = await sql<{ id: number }[]>`
      insert into payments (property_id, user_id, provider, amount, fee_name)
      select id, owner_user_id, 'eft', 500, 'Listing fee' from properties where id = ${id}
      returning id`
    const owner = await api.as('privateUser')
    const { status, error } = await owner(calls.removeProperty, { id })
    expect([status, error.message]).toEqual([
      409,
      'A payment for this property is in progress, so it cannot be deleted yet.',
    ])
    await sql`update payments set state = 'cancelled' where id = ${payment?.id as number}`
    expect((await owner(calls.removeProperty, { id })).status).toBe(200)
  })
})
