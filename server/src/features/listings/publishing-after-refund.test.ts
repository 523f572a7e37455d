import { describe, expect, it } from 'vitest'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import { acceptOffer, makeOffer, reopenOffer } from '#contract/offers/offers.calls.ts'
import * as office from '#contract/payments/payments-admin.calls.ts'
import * as payments from '#contract/payments/payments.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { useListingKinds } from '../../testing/listing-kinds.ts'

const api = useApi({ rateLimit: false })
const { kinds, paymentOf, waiversOf, feesOf } = useListingKinds(api)
const reason = 'A gift to the school'

describe.each(kinds)('a %s', (_name, kind) => {
  const { refund, payByEft, order } = feesOf(kind)

  it.each(['due', 'refunded'] as const)(
    'with a %s refund is unpublished and awaits its fee again',
    async (step) => {
      const owner = await aUser(api.services)
      const id = await kind.make(owner)
      expect((await refund(id, step)).status).toBe(200)
      expect(await kind.state(id)).toEqual({ published: false, code: 'AP' })
      const again = await kind.publish(api.by(owner), id)
      expect([again.status, again.error.message]).toEqual([409, kind.unpaidMessage])
      expect((await order(owner, id)).state).toBe('due')
    },
  )

  it('refunded and paid for again stays published when the first refund is completed', async () => {
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

  it('stays published if the Super Admin waives the fee with the refund', async () => {
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

  it('is refunded only by a Super Admin', async () => {
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

  it.each(['P', 'S'] as const)(
    'with status %s keeps its status when it is refunded, but is unpublished',
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

  it('whose offer is reopened after a refund awaits its fee', async () => {
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

  it('is not published by an owner who publishes it during the refund', async () => {
    const owner = await aUser(api.services)
    for (let round = 0; round < 4; round++) {
      const id = await kind.make(owner)
      await kind.unpublish(api.by(owner), id)
      await Promise.all([refund(id, 'due'), kind.publish(api.by(owner), id)])
      expect(await kind.state(id)).toEqual({ published: false, code: 'AP' })
    }
  })
})
