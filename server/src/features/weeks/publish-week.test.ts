import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { systemTexts } from '#contract/messages.ts'
import { describe, expect, it } from 'vitest'
import { roles } from '#contract/roles.ts'
import * as changes from '#contract/weeks/week-changes.calls.ts'
import * as lists from '#contract/weeks/week-lists.calls.ts'
import * as calls from '#contract/weeks/weeks.calls.ts'
import { transaction } from '../../db/connect.ts'
import { followChanges } from '../../kit/changes.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { hidePastWeeks } from './publish-week.service.ts'
import { weekListing } from './week-listing.service.ts'

const api = useApi()

async function ownedWeek(facts: Parameters<typeof aWeek>[1] = {}) {
  const owner = await aUser(api.services)
  const { id } = await aWeek(api.services, { ownerUserId: owner.id, ...facts })
  return { id, owner, send: api.by(owner) }
}

describe('one week', () => {
  it('is shown to everyone if it is published, without anything personal', async () => {
    const { id } = await ownedWeek({
      published: true,
      askingPrice: '70000',
      agentCommission: '5000',
    })
    const { status, body } = await api.visitor(calls.getWeek, { id })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      resort: { resortName: 'Cabana Beach', resortCode: 'CABA' },
      disclosure: { schemeName: 'Cabana Beach' },
      mayEnquire: true,
      may: { edit: false, publish: false, remove: false },
    })
    for (const field of [
      'owner',
      'ownerId',
      'ownerObject',
      'askingPrice',
      'agentCommission',
      'version',
      'consent',
    ]) {
      expect(body).not.toHaveProperty(field)
    }
  })

  it('is cached for visitors until it changes, and never for someone who is logged in', async () => {
    const { database, cache, log } = api.services
    const stop = await followChanges(database, cache, log)
    const { id, send } = await ownedWeek({ published: true })
    const shownToVisitors = async () => (await api.visitor(calls.getWeek, { id })).status
    expect(await shownToVisitors()).toBe(200)
    expect((await send(calls.getWeek, { id })).body.may.edit).toBe(true)
    expect((await api.visitor(calls.getWeek, { id })).body.may.edit).toBe(false)
    await database.sql`update weeks set published = false where id = ${id}`
    expect((await send(calls.getWeek, { id })).body.may.publish).toBe(true)
    await expect.poll(shownToVisitors).toBe(404)
    await stop()
  })

  it('is only for its owner, agent, agency and a Super Admin if it is not published', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const boss = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const colleague = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const { id, send } = await ownedWeek({ agentId: agent.personId, agencyId: agency.id })
    const admin = await api.as('superAdmin')
    for (const one of [send, api.by(agent), api.by(boss), admin]) {
      expect((await one(calls.getWeek, { id })).body.may.edit).toBe(true)
    }
    for (const one of [
      api.visitor,
      api.by(colleague),
      await api.as('privateUser'),
      await api.as('designer'),
    ]) {
      expect((await one(calls.getWeek, { id })).status).toBe(404)
    }
  })

  it('is 404 after its last day, when deleted, or when unknown', async () => {
    const past = await ownedWeek({ published: true, hideAfter: '2020-01-01', status: 'S' })
    expect((await api.visitor(calls.getWeek, { id: past.id })).status).toBe(404)
    const deleted = await ownedWeek({ deletedAt: new Date() })
    expect((await deleted.send(calls.getWeek, { id: deleted.id })).status).toBe(404)
    expect((await api.visitor(calls.getWeek, { id: 999_999 })).status).toBe(404)
    expect((await api.visitor(calls.getWeek, { id: 'x' } as never)).status).toBe(422)
  })

  it('of an agent shows that the practitioner is certified', async () => {
    const agency = await anAgency(api.services, { name: 'Certified Homes' })
    await api.services.database
      .sql`update agencies set ffc_valid_until = '2099-12-31' where id = ${agency.id}`
    const { id } = await ownedWeek({ published: true, agencyId: agency.id })
    expect((await api.visitor(calls.getWeek, { id })).body.practitioner).toEqual({
      agencyName: 'Certified Homes',
      ffcNumber: '2026 118 402',
      certified: true,
    })
  })
})

describe('publishing', () => {
  it('is refused to the owner while the payment is not confirmed, with the exact message', async () => {
    const { id, send } = await ownedWeek({ status: 'APEFT', verified: true })
    const { status, error } = await send(changes.publishWeek, { id })
    expect([status, error.message]).toEqual([409, 'payment has not been confirmed yet'])
    const flag = await send(changes.setWeekPublished, { id, publish: true })
    expect([flag.status, flag.error.message]).toEqual([409, 'payment has not been confirmed yet'])
  })

  it('is refused to the owner of an unverified week', async () => {
    const { id, send } = await ownedWeek()
    const { status, error } = await send(changes.publishWeek, { id })
    expect([status, error.message]).toEqual([409, 'This week has not been verified yet.'])
  })

  it('records the first publish date, and is reversed by unpublishing', async () => {
    const { id, send } = await ownedWeek({ verified: true })
    const first = await send(changes.publishWeek, { id })
    expect(first.body).toMatchObject({ publish: true, isPublished: true, state: 'published' })
    expect(Date.parse(first.body.pulbishedDate ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const { sql } = api.services.database
    const [before] = await sql`select first_published_at from weeks where id = ${id}`
    const down = await send(changes.unpublishWeek, { id })
    const { pulbishedDate } = first.body
    expect(down.body).toMatchObject({ publish: false, pulbishedDate, state: 'unpublished' })
    expect((await api.visitor(calls.getWeek, { id })).status).toBe(404)
    const { body: again } = await send(changes.setWeekPublished, { id, publish: true })
    expect(again.pulbishedDate).toBe(pulbishedDate)
    const latest = Date.parse(again.latestPublishedDate ?? '')
    expect(latest).toBeGreaterThan(Date.parse(pulbishedDate ?? ''))
    const [after] = await sql`select first_published_at from weeks where id = ${id}`
    expect(after).toEqual(before)
  })

  it('reads only the id and the flag', async () => {
    const { id, send } = await ownedWeek({ verified: true })
    const { body } = await send(changes.setWeekPublished, {
      id,
      publish: true,
      pulbishedDate: '2001-01-01T00:00:00',
      sellPrice: 1,
    } as never)
    expect(body.sellPrice).toBe(68_500)
    expect(body.pulbishedDate).not.toContain('2001')
    expect((await send(changes.setWeekPublished, { id } as never)).status).toBe(422)
  })

  it('by a Super Admin waives the fee of an unpaid week, with a reason', async () => {
    const { id } = await ownedWeek({ status: 'AP' })
    const admin = await api.as('superAdmin')
    const { body } = await admin(changes.publishWeek, { id, waiverReason: 'A gift to the school' })
    expect(body).toMatchObject({ publish: true, fee: 'waived', status: { code: 'AV' } })
  })

  it.each([
    ['on the site is refused as such', true, 403, listingsTexts.notYours],
    ['not on the site is as absent as none', false, 404, systemTexts.notFound],
  ])('of someone else’s week %s', async (_name, published, status, message) => {
    const { id } = await ownedWeek({ published })
    const stranger = await api.as('agency')
    for (const call of [changes.publishWeek, changes.unpublishWeek, changes.removeWeek]) {
      const refused = await stranger(call, { id })
      expect([refused.status, refused.error.message]).toEqual([status, message])
      expect((await api.visitor(call, { id })).status).toBe(401)
    }
    const refused = await stranger(changes.setWeekPublished, { id, publish: false })
    expect([refused.status, refused.error.message]).toEqual([status, message])
  })
})

describe('verification and tender', () => {
  it('are for Super Admins only', async () => {
    const { id, send } = await ownedWeek()
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const one = await api.as(role)
      expect((await one(changes.verifyWeek, { id })).status).toBe(403)
      expect((await one(changes.setWeekTender, { id, isTender: true })).status).toBe(403)
      expect((await one(lists.listTenderWeeks, {})).status).toBe(403)
      expect((await one(lists.listAdminWeeks, {})).status).toBe(403)
      expect((await one(lists.exportWeeks, { variant: 'all' })).status).toBe(403)
    }
    expect((await send(changes.verifyWeek, { id })).status).toBe(403)
    expect((await api.visitor(changes.verifyWeek, { id })).status).toBe(401)
  })

  it('let the owner publish a paid week and list a week for tender', async () => {
    const { id, send } = await ownedWeek()
    const admin = await api.as('superAdmin')
    const verified = await admin(changes.verifyWeek, { id })
    expect(verified.body).toMatchObject({ verified: true, state: 'verified' })
    expect((await send(calls.getWeek, { id })).body.may.publish).toBe(true)
    const tender = await admin(changes.setWeekTender, {
      id,
      isTender: true,
      tenderClosesOn: '2030-05-31',
    })
    expect(tender.body.tenderClosesOn).toBe('2030-05-31')
    const { body } = await admin(lists.listTenderWeeks, {})
    expect(body.items.map((week) => week.id)).toContain(id)
    expect(body.items.every((week) => week.isTender)).toBe(true)
  })
})

describe('a confirmed payment', () => {
  it('changes the status once; a repeated notification changes nothing', async () => {
    const { id, send } = await ownedWeek({ status: 'APEFT' })
    const confirm = () =>
      transaction(api.services.database, null, (tx) => weekListing.markPaid(tx, id, new Date()))
    await confirm()
    const paid = await send(calls.getWeek, { id })
    expect(paid.body).toMatchObject({ state: 'paid', status: { code: 'AV' } })
    await confirm()
    expect((await send(calls.getWeek, { id })).body.version).toBe(paid.body.version)
  })
})

describe('a sold week', () => {
  it('is unpublished after its last day', async () => {
    const past = await ownedWeek({ published: true, status: 'S', hideAfter: '2020-01-01' })
    const still = await ownedWeek({ published: true, status: 'S', hideAfter: '2099-01-01' })
    await hidePastWeeks(api.services)
    expect((await past.send(calls.getWeek, { id: past.id })).body).toMatchObject({
      publish: false,
      state: 'hidden',
    })
    expect((await api.visitor(calls.getWeek, { id: still.id })).body.mayEnquire).toBe(false)
  })
})

describe('deleting a week', () => {
  it('soft-deletes it, published or not', async () => {
    const { id, send } = await ownedWeek({ published: true })
    expect((await send(changes.removeWeek, { id })).body).toEqual({ id })
    const [row] = await api.services.database
      .sql`select deleted_at, published from weeks where id = ${id}`
    expect(row?.deleted_at).not.toBeNull()
    expect(row?.published).toBe(false)
    expect((await send(calls.getWeek, { id })).status).toBe(404)
    expect((await send(changes.removeWeek, { id })).status).toBe(404)
  })

  it('is refused with an accepted offer', async () => {
    const { id, send } = await ownedWeek({ published: true })
    const bidder = await aUser(api.services)
    await api.services.database
      .sql`insert into offers (user_id, week_id, amount, status_code) values (${bidder.id}, ${id}, 60000, 'E2')`
    const { status, error } = await send(changes.removeWeek, { id })
    expect([status, error.message]).toEqual([
      409,
      'An offer on this week has been accepted, so it cannot be deleted.',
    ])
  })

  it('is refused while a payment is in progress', async () => {
    const { id, owner, send } = await ownedWeek({ status: 'AP' })
    await api.services.database
      .sql`insert into payments (provider, week_id, user_id, fee_name, amount) values ('paygate', ${id}, ${owner.id}, 'Listing Fee', 380)`
    expect((await send(changes.removeWeek, { id })).status).toBe(409)
    await api.services.database.sql`update payments set state = 'cancelled' where week_id = ${id}`
    expect((await send(changes.removeWeek, { id })).status).toBe(200)
  })
})
