import { describe, expect, it } from 'vitest'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import { acceptOffer, makeOffer, reopenOffer } from '#contract/offers/offers.calls.ts'
import * as office from '#contract/payments/payments-admin.calls.ts'
import * as payments from '#contract/payments/payments.calls.ts'
import {
  getProperty,
  listAdminProperties,
  publishProperty,
  unpublishProperty,
  updateProperty,
} from '#contract/properties/properties.calls.ts'
import { propertiesTexts } from '#contract/properties/properties.messages.ts'
import { roles } from '#contract/roles.ts'
import * as changes from '#contract/weeks/week-changes.calls.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser, type TestUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { changesOf } from '../../testing/property-form.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const reason = 'A gift to the school'

type Send = ReturnType<typeof api.by>

interface Facts {
  status?: 'AP' | 'P' | 'S'
  published?: boolean
  agentId?: number
  agencyId?: number
}

/** What the two kinds of listing do alike, each by its own calls. */
interface Kind {
  unpaidWords: string
  make(owner: TestUser, facts?: Facts): Promise<number>
  listing(id: number): { timeshareWeekId: number } | { propertyId: number }
  publish(
    send: Send,
    id: number,
    waiverReason?: string,
  ): Promise<{ status: number; error: { message: string } }>
  unpublish(send: Send, id: number): Promise<{ status: number }>
  state(id: number): Promise<{ published: boolean; code: string }>
  openCode: string
}

const state = async (table: 'weeks' | 'properties', id: number) => {
  const { sql } = api.services.database
  const [row] = await sql`select l.published, s.code
    from ${sql(table)} l join statuses s on s.id = l.status_id where l.id = ${id}`
  return row as { published: boolean; code: string }
}

const kinds: Record<string, Kind> = {
  week: {
    unpaidWords: weeksMessages.paymentNotConfirmed,
    make: async (owner, { status, ...facts } = {}) =>
      (
        await aWeek(api.services, {
          ownerUserId: owner.id,
          status: status ?? 'AV',
          verified: true,
          published: true,
          ...facts,
        })
      ).id,
    listing: (timeshareWeekId) => ({ timeshareWeekId }),
    publish: (send, id, waiverReason) => send(changes.publishWeek, { id, waiverReason }),
    unpublish: (send, id) => send(changes.unpublishWeek, { id }),
    state: (id) => state('weeks', id),
    openCode: 'AV',
  },
  property: {
    unpaidWords: propertiesTexts.awaitingPayment,
    make: async (owner, { status, ...facts } = {}) =>
      (await aProperty(api.services, { ownerUserId: owner.id, status: status ?? 'FS', ...facts }))
        .id,
    listing: (propertyId) => ({ propertyId }),
    publish: (send, id, waiverReason) => send(publishProperty, { id, waiverReason }),
    unpublish: (send, id) => send(unpublishProperty, { id }),
    state: (id) => state('properties', id),
    openCode: 'FS',
  },
}

async function paymentOf(listing: ReturnType<Kind['listing']>) {
  const { sql } = api.services.database
  const [row] =
    'propertyId' in listing
      ? await sql`select id, version from payments where property_id = ${listing.propertyId} order by id desc`
      : await sql`select id, version from payments where week_id = ${listing.timeshareWeekId} order by id desc`
  return row as { id: number; version: number }
}

async function waiversOf(listing: ReturnType<Kind['listing']>) {
  const { sql } = api.services.database
  const rows =
    'propertyId' in listing
      ? await sql`select reason, ended_at is null as live from fee_waivers where property_id = ${listing.propertyId} order by id`
      : await sql`select reason, ended_at is null as live from fee_waivers where week_id = ${listing.timeshareWeekId} order by id`
  return rows.map((row) => [row.reason, row.live])
}

/** The fee as it appears on the bank statement. */
const onStatement = { amount: 380, paidOn: today() }

describe.each(Object.entries(kinds))('a %s', (_name, kind) => {
  async function refund(id: number, step: 'due' | 'refunded', waiverReason?: string) {
    const payment = await paymentOf(kind.listing(id))
    const admin = await api.as('superAdmin')
    return admin(office.refundPayment, { ...payment, step, note: 'Cancelled', waiverReason })
  }

  async function payByEft(owner: TestUser, id: number) {
    const chosen = await api.by(owner)(payments.chooseEft, kind.listing(id))
    expect(chosen.status).toBe(200)
    const admin = await api.as('superAdmin')
    return admin(office.confirmEft, { ...(await paymentOf(kind.listing(id))), ...onStatement })
  }

  const order = async (owner: TestUser, id: number) =>
    (await api.by(owner)(payments.getPaymentOrder, kind.listing(id))).body

  it('that is not paid is published by nobody, whatever they say', async () => {
    const agency = await anAgency(api.services)
    const owner = await aUser(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const boss = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const id = await kind.make(owner, {
      status: 'AP',
      published: false,
      agentId: agent.personId as number,
      agencyId: agency.id,
    })
    for (const send of [api.by(owner), api.by(agent), api.by(boss)]) {
      for (const words of [undefined, reason]) {
        const refused = await kind.publish(send, id, words)
        expect([refused.status, refused.error.message]).toEqual([409, kind.unpaidWords])
      }
    }
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const refused = await kind.publish(await api.as(role), id, reason)
      expect(refused.status).toBe(role === 'designer' ? 403 : 404)
    }
    expect((await kind.publish(api.visitor, id, reason)).status).toBe(401)
    expect(await kind.state(id)).toEqual({ published: false, code: 'AP' })
    expect(await waiversOf(kind.listing(id))).toEqual([])
  })

  it('is published unpaid by a Super Admin with a reason alone, which is kept and shown', async () => {
    const owner = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const id = await kind.make(owner, { status: 'AP', published: false })
    for (const words of [undefined, '', '   ']) {
      const refused = await kind.publish(admin, id, words)
      expect([refused.status, refused.error.message]).toEqual([409, texts.waiverNeeded])
    }
    expect((await kind.publish(admin, id, reason)).status).toBe(200)
    expect(await kind.state(id)).toEqual({ published: true, code: kind.openCode })
    expect(await order(owner, id)).toMatchObject({
      state: 'waived',
      waiver: { reason, by: expect.any(String) },
    })
    const { body: log } = await admin(listChanges, { table: 'fee_waivers', size: 1 })
    expect(JSON.stringify(log.items)).toContain(reason)
    // The waiver stays: its owner takes it off the site and puts it back as with a paid one.
    await kind.unpublish(api.by(owner), id)
    expect((await kind.publish(api.by(owner), id)).status).toBe(200)
    const paying = await api.by(owner)(payments.chooseEft, kind.listing(id))
    expect([paying.status, paying.error.message]).toEqual([409, texts.feeWaived])
  })

  it('needs no waiver when it is paid', async () => {
    const owner = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const id = await kind.make(owner)
    await kind.unpublish(admin, id)
    expect((await kind.publish(admin, id, reason)).status).toBe(200)
    expect(await waiversOf(kind.listing(id))).toEqual([])
  })

  it.each(['due', 'refunded'] as const)(
    'whose refund is %s leaves the site and waits for its fee again',
    async (step) => {
      const owner = await aUser(api.services)
      const id = await kind.make(owner)
      expect((await refund(id, step)).status).toBe(200)
      expect(await kind.state(id)).toEqual({ published: false, code: 'AP' })
      const again = await kind.publish(api.by(owner), id)
      expect([again.status, again.error.message]).toEqual([409, kind.unpaidWords])
      expect((await order(owner, id)).state).toBe('due')
    },
  )

  it('that was refunded is paid for again, and stays when the first money has gone back', async () => {
    const owner = await aUser(api.services)
    const id = await kind.make(owner)
    const first = await paymentOf(kind.listing(id))
    await refund(id, 'due')
    expect((await payByEft(owner, id)).status).toBe(200)
    await kind.publish(api.by(owner), id)
    expect(await kind.state(id)).toEqual({ published: true, code: kind.openCode })
    const admin = await api.as('superAdmin')
    const { version } = (await admin(payments.getPayment, { id: first.id })).body
    const done = { id: first.id, version, step: 'refunded', note: 'Sent' } as const
    expect((await admin(office.refundPayment, done)).status).toBe(200)
    expect(await kind.state(id)).toEqual({ published: true, code: kind.openCode })
  })

  it('stays on the site when the Super Admin waives the fee with the refund', async () => {
    const owner = await aUser(api.services)
    const id = await kind.make(owner)
    const { status, body } = await refund(id, 'due', reason)
    expect(status).toBe(200)
    expect(body.waiver).toMatchObject({ reason })
    expect(await kind.state(id)).toEqual({ published: true, code: kind.openCode })
    expect(await waiversOf(kind.listing(id))).toEqual([[reason, true]])
    const admin = await api.as('superAdmin')
    const { body: events } = await admin(office.getPaymentEvents, { id: body.id })
    expect(events.at(-1)?.details).toEqual({ note: 'Cancelled', waiverReason: reason })
    const late = await refund(id, 'refunded', reason)
    expect([late.status, late.error.message]).toEqual([409, texts.nothingToWaive])
    expect((await refund(id, 'refunded')).status).toBe(200)
    expect(await kind.state(id)).toEqual({ published: true, code: kind.openCode })
  })

  it('is refunded by a Super Admin alone', async () => {
    const owner = await aUser(api.services)
    const id = await kind.make(owner)
    const payment = await paymentOf(kind.listing(id))
    const input = { ...payment, step: 'due', note: 'Cancelled', waiverReason: reason } as const
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(office.refundPayment, input)).status).toBe(403)
    }
    expect((await api.by(owner)(office.refundPayment, input)).status).toBe(403)
    expect((await api.visitor(office.refundPayment, input)).status).toBe(401)
    expect(await kind.state(id)).toEqual({ published: true, code: kind.openCode })
  })

  it('needs its waiver no longer once it is paid for after all', async () => {
    const owner = await aUser(api.services)
    const id = await kind.make(owner, { status: 'AP', published: false })
    await api.by(owner)(payments.chooseEft, kind.listing(id))
    const admin = await api.as('superAdmin')
    await kind.publish(admin, id, reason)
    await admin(office.confirmEft, { ...(await paymentOf(kind.listing(id))), ...onStatement })
    expect(await waiversOf(kind.listing(id))).toEqual([[reason, false]])
    await refund(id, 'due')
    expect(await kind.state(id)).toEqual({ published: false, code: 'AP' })
  })

  it.each(['P', 'S'] as const)(
    'with status %s keeps what was agreed on when it is refunded, off the site',
    async (status) => {
      const owner = await aUser(api.services)
      const id = await kind.make(owner, { status })
      await refund(id, 'due')
      expect(await kind.state(id)).toEqual({ published: false, code: status })
      expect((await kind.publish(api.by(owner), id)).status).toBe(409)
      expect((await payByEft(owner, id)).status).toBe(200)
      expect((await kind.state(id)).code).toBe(status)
      expect((await order(owner, id)).state).toBe('paid')
    },
  )

  it('that falls back from an offer after a refund waits for its fee', async () => {
    const owner = await aUser(api.services)
    const bidder = await aUser(api.services)
    const id = await kind.make(owner)
    const offer = { amount: 60_000, consent: true, comment: '', ...kind.listing(id) }
    const { body } = await api.by(bidder)(makeOffer, offer)
    const accept = { id: body.id, amount: 60_000, consent: true }
    expect((await api.by(owner)(acceptOffer, accept)).status).toBe(200)
    await refund(id, 'due')
    expect(await kind.state(id)).toEqual({ published: false, code: 'P' })
    await api.by(owner)(reopenOffer, { id: body.id, comment: '' })
    expect(await kind.state(id)).toEqual({ published: false, code: 'AP' })
  })

  it('is not published by an owner who races with the refund', async () => {
    const owner = await aUser(api.services)
    for (let round = 0; round < 4; round++) {
      const id = await kind.make(owner)
      await kind.unpublish(api.by(owner), id)
      await Promise.all([refund(id, 'due'), kind.publish(api.by(owner), id)])
      expect(await kind.state(id)).toEqual({ published: false, code: 'AP' })
    }
  })
})

describe('the status of an unpaid week', () => {
  it('ends its wait only with a waiver, and takes it back when it waits again', async () => {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, {
      ownerUserId: owner.id,
      status: 'AP',
      verified: true,
    })
    const admin = await api.as('superAdmin')
    for (const statusId of [1032, 1035, 1036]) {
      const refused = await admin(changes.updateWeek, { id, version: 1, statusId })
      expect([refused.status, refused.error.fields.waiverReason]).toEqual([409, texts.waiverNeeded])
    }
    const waived = await admin(changes.updateWeek, {
      id,
      version: 1,
      statusId: 1032,
      waiverReason: reason,
    })
    expect(waived.body).toMatchObject({ fee: 'waived', status: { code: 'AV' } })
    await api.by(owner)(changes.publishWeek, { id })
    const again = await admin(changes.updateWeek, { id, version: 3, statusId: 1031 })
    expect(again.body).toMatchObject({ fee: 'due', publish: false, status: { code: 'AP' } })
    expect((await api.by(owner)(changes.publishWeek, { id })).status).toBe(409)
  })

  it('does not wait again while its payment is live', async () => {
    const { id } = await aWeek(api.services, { published: true })
    const admin = await api.as('superAdmin')
    const refused = await admin(changes.updateWeek, { id, version: 1, statusId: 1031 })
    expect(refused.error.fields).toEqual({ statusId: texts.feePaid })
  })

  it('is the same through the flag of publishing', async () => {
    const { id } = await aWeek(api.services, { status: 'APEFT' })
    const admin = await api.as('superAdmin')
    const bare = await admin(changes.setWeekPublished, { id, publish: true })
    expect([bare.status, bare.error.message]).toEqual([409, texts.waiverNeeded])
    const { body } = await admin(changes.setWeekPublished, {
      id,
      publish: true,
      waiverReason: reason,
    })
    expect(body).toMatchObject({ publish: true, fee: 'waived' })
  })
})

describe('the status of an unpaid property', () => {
  it('ends its wait only with a waiver', async () => {
    const owner = await aUser(api.services)
    const { id } = await aProperty(api.services, {
      ownerUserId: owner.id,
      status: 'AP',
      published: false,
      addressLine1: '1 Long Street',
    })
    const admin = await api.as('superAdmin')
    const { body } = await admin(getProperty, { id })
    expect(body).toMatchObject({ paid: false, fee: 'due' })
    const bare = await admin(updateProperty, changesOf(body, { statusCode: 'FS' }))
    expect([bare.status, bare.error.fields.waiverReason]).toEqual([409, texts.waiverNeeded])
    const change = changesOf(body, { statusCode: 'FS', waiverReason: reason })
    expect((await admin(updateProperty, change)).status).toBe(200)
    expect((await admin(getProperty, { id })).body).toMatchObject({ paid: true, fee: 'waived' })
    const { body: list } = await api.by(owner)(listAdminProperties, { x: owner.username })
    expect(list.items).toMatchObject([{ id, paid: true, fee: 'waived' }])
  })

  it('does not lead its owner back to the market after a refund', async () => {
    const owner = await aUser(api.services)
    const { id } = await aProperty(api.services, {
      ownerUserId: owner.id,
      status: 'P',
      addressLine1: '1 Long Street',
    })
    const admin = await api.as('superAdmin')
    const payment = await paymentOf({ propertyId: id })
    await admin(office.refundPayment, { ...payment, step: 'due', note: 'Cancelled' })
    const { body } = await api.by(owner)(getProperty, { id })
    const refused = await api.by(owner)(updateProperty, changesOf(body, { statusCode: 'FS' }))
    expect([refused.status, refused.error.message]).toEqual([409, texts.marketNeedsFee])
  })
})
