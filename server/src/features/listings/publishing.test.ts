import { describe, expect, it } from 'vitest'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import * as office from '#contract/payments/payments-admin.calls.ts'
import * as payments from '#contract/payments/payments.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { onStatement, useListingKinds } from '../../testing/listing-kinds.ts'

const api = useApi({ rateLimit: false })
const { kinds, paymentOf, waiversOf, feesOf } = useListingKinds(api)
const reason = 'A gift to the school'

describe.each(kinds)('a %s', (_name, kind) => {
  const { refund, order } = feesOf(kind)

  it('cannot be published unpaid by anyone but a Super Admin', async () => {
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
      for (const waiverReason of [undefined, reason]) {
        const refused = await kind.publish(send, id, waiverReason)
        expect([refused.status, refused.error.message]).toEqual([409, kind.unpaidMessage])
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

  it('is published unpaid by a Super Admin only with a reason, which is stored and shown', async () => {
    const owner = await aUser(api.services)
    const admin = await api.as('superAdmin')
    const id = await kind.make(owner, { status: 'AP', published: false })
    for (const waiverReason of [undefined, '', '   ']) {
      const refused = await kind.publish(admin, id, waiverReason)
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
    // The waiver remains: its owner can unpublish and republish it, as if it were paid.
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

  it('no longer needs its waiver once it is paid for', async () => {
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
})
