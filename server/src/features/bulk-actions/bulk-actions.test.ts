import { describe, expect, it } from 'vitest'
import { runBulkAction } from '#contract/bulk-actions/bulk-actions.calls.ts'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { propertiesTexts } from '#contract/properties/properties.messages.ts'
import { setPropertyPrice, setPropertyStatus } from '#contract/properties/properties.calls.ts'
import { weeksTexts } from '#contract/weeks/weeks.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, anAgency } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()

const weekOf = async (id: number) =>
  (
    await api.services.database
      .sql`select sell_price::float as price, published, verified_at is not null as verified, version from weeks where id = ${id}`
  )[0]
const propertyOf = async (id: number) =>
  (
    await api.services.database
      .sql`select p.price::float as price, s.code as status, p.version, p.agent_id as agent, p.agency_id as agency
    from properties p join statuses s on s.id = p.status_id where p.id = ${id}`
  )[0]
const emails = async () =>
  (await api.services.database.sql`select count(*)::int as count from outbox`)[0]?.count as number

describe('an action on several rows', () => {
  it('previews what will happen and why not, and changes and emails nothing', async () => {
    const admin = await api.as('superAdmin')
    const ready = await aWeek(api.services, { verified: true })
    const published = await aWeek(api.services, { published: true })
    const sold = await aWeek(api.services, { published: true, status: 'S', verified: true })
    const before = await emails()
    const inputs = [ready, published, sold].map(({ id }) => ({ id, version: 1, sellPrice: 70_000 }))
    const { body } = await admin(runBulkAction, { call: 'weeks.update', inputs, preview: true })
    expect(body.results).toEqual([
      { done: true, message: null },
      { done: true, message: null },
      { done: false, message: weeksTexts.soldPriceFixed },
    ])
    const publishing = { call: 'weeks.publish', inputs: [{ id: ready.id }], preview: true }
    expect((await admin(runBulkAction, publishing)).body.results[0]?.done).toBe(true)
    expect(await weekOf(ready.id)).toMatchObject({ price: 68_500, published: false, version: 1 })
    expect(await emails()).toBe(before)
    const [logged] = await api.services.database.sql`select count(*)::int as count from change_log
      where table_name = 'weeks' and row_id = ${String(ready.id)} and action = 'update'`
    expect(logged?.count).toBe(0)
  })

  it('changes each row as its own button would, with the change log, the email and a result for each', async () => {
    const admin = await api.as('superAdmin')
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, { verified: true, ownerUserId: owner.id })
    const inputs = [{ id }, { id: 2_000_000_000 }]
    const { body } = await admin(runBulkAction, { call: 'weeks.publish', inputs, preview: false })
    expect(body.results.map(({ done }) => done)).toEqual([true, false])
    expect(await weekOf(id)).toMatchObject({ published: true, version: 2 })
    expect(
      (await api.services.database.sql`select usage from outbox where "to" = ${owner.email}`)[0]
        ?.usage,
    ).toBe('ListingPublished')
    const [entry] = await api.services.database.sql`select actor_name from change_log
      where table_name = 'weeks' and row_id = ${String(id)} order by id desc limit 1`
    expect(entry?.actor_name).toMatch(/^superAdmin-/)
  })

  it('refuses a row that has changed since it was read', async () => {
    const admin = await api.as('superAdmin')
    const { id } = await aProperty(api.services)
    const input = { id, version: 1, price: 2_100_000 }
    const run = () =>
      admin(runBulkAction, { call: 'properties.setPrice', inputs: [input], preview: false })
    expect((await run()).body.results[0]?.done).toBe(true)
    expect((await run()).body.results[0]?.done).toBe(false)
    expect(await propertyOf(id)).toMatchObject({ price: 2_100_000, version: 2 })
  })

  it('needs the permission of the call itself, and only allows calls that support it', async () => {
    const { id } = await aWeek(api.services, {})
    const seller = await api.as('privateUser')
    const verify = { call: 'weeks.verify', inputs: [{ id }], preview: false }
    expect((await seller(runBulkAction, verify)).status).toBe(403)
    expect((await api.visitor(runBulkAction, verify)).status).toBe(401)
    const foreign = { call: 'weeks.publish', inputs: [{ id }], preview: false }
    expect((await seller(runBulkAction, foreign)).body.results[0]?.done).toBe(false)
    for (const call of ['settings.update', 'nothing.at.all']) {
      const reply = await seller(runBulkAction, { call, inputs: [{}], preview: false })
      expect(reply.status).toBe(404)
    }
    const admin = await api.as('superAdmin')
    expect((await admin(runBulkAction, { ...verify, inputs: [] })).status).toBe(422)
    const wrong = await admin(runBulkAction, { ...verify, inputs: [{ id: 'x' }] })
    expect(wrong.body.results[0]?.done).toBe(false)
    expect(await weekOf(id)).toMatchObject({ verified: false })
  })

  it('deletes rows of any list, and reports which one is in use', async () => {
    const admin = await api.as('superAdmin')
    const { id } = (await admin(contactSources.create, { description: 'A billboard' })).body
    const inputs = [{ id }]
    const preview = await admin(runBulkAction, {
      call: 'contactSources.remove',
      inputs,
      preview: true,
    })
    expect(preview.body.results).toEqual([{ done: true, message: null }])
    expect((await admin(contactSources.get, { id })).status).toBe(200)
    await admin(runBulkAction, { call: 'contactSources.remove', inputs, preview: false })
    expect((await admin(contactSources.get, { id })).status).toBe(404)
  })
})

describe('changing only the price or the status of a property', () => {
  it('follows the rules of the whole form', async () => {
    const admin = await api.as('superAdmin')
    const pending = await aProperty(api.services, { status: 'P' })
    const fixed = await admin(setPropertyPrice, { id: pending.id, version: 1, price: 1 })
    expect([fixed.status, fixed.error.message]).toEqual([409, propertiesTexts.readOnly])
    const { id } = await aProperty(api.services)
    const rent = await admin(setPropertyStatus, { id, version: 1, statusCode: 'FR' })
    expect([rent.status, rent.error.message]).toEqual([409, propertiesTexts.otherKind])
    const rented = await admin(setPropertyStatus, { id, version: 1, statusCode: 'RO' })
    expect([rented.status, rented.error.message]).toEqual([409, propertiesTexts.statusNotAllowed])
    expect((await admin(setPropertyStatus, { id, version: 1, statusCode: 'P' })).status).toBe(200)
    expect(await propertyOf(id)).toMatchObject({ status: 'P', version: 2 })
    const zero = await admin(setPropertyPrice, { id, version: 2, price: 0 })
    expect([zero.status, zero.error.fields.price]).toEqual([422, propertiesTexts.priceRequired])
    const stranger = await api.as('privateUser')
    expect((await stranger(setPropertyPrice, { id, version: 2, price: 5 })).status).toBe(403)
  })
})

describe('giving a listing to an agent', () => {
  it('is for Super Admins and, within the agency, for its administrator', async () => {
    const admin = await api.as('superAdmin')
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const [row] = await api.services.database.sql`select id from agents where user_id = ${agent.id}`
    const agentId = Number(row?.id)
    const { id } = await aProperty(api.services)
    const inputs = [{ kind: 'property', id, version: 1, agentId }]
    const { body } = await admin(runBulkAction, {
      call: 'listings.assignAgent',
      inputs,
      preview: false,
    })
    expect(body.results).toEqual([{ done: true, message: null }])
    expect(await propertyOf(id)).toMatchObject({ agent: agentId, agency: agency.id })
    const again = await admin(runBulkAction, {
      call: 'listings.assignAgent',
      inputs: [{ ...inputs[0], version: 2, agentId: 2_000_000_000 }],
      preview: true,
    })
    expect(again.body.results[0]?.message).toBe(listingsTexts.agentUnknown)
  })
})
