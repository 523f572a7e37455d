import { describe, expect, it } from 'vitest'
import * as calls from '#contract/payments/payments.calls.ts'
import { aUser, anAgency } from '../../testing/builders.ts'
import { aNotice } from '../../testing/payment-builders.ts'
import { openSandbox, usePayments } from '../../testing/payment-sandbox.ts'
import { aWeek } from '../../testing/week-builders.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })

/** A week awaiting its fee, with everyone on the seller's side. */
async function aWeekWithSellers() {
  const agency = await anAgency(api.services)
  const owner = await aUser(api.services)
  const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
  const administrator = await aUser(api.services, { role: 'agency', agencyId: agency.id })
  const colleague = await aUser(api.services, { role: 'agent', agencyId: agency.id })
  const facts = { ownerUserId: owner.id, agentId: agent.personId, agencyId: agency.id }
  const { id: weekId } = await aWeek(api.services, { status: 'AP', ...facts })
  return { owner, agent, administrator, colleague, weekId }
}

async function payments(weekId: number) {
  const rows = await api.services.database.sql`
    select id, reference, user_id, provider_request_id as "providerRequestId" from payments
    where week_id = ${weekId} order by id`
  return rows as unknown as {
    id: number
    reference: string
    user_id: number
    providerRequestId: string
  }[]
}

describe('the payer of a payment', () => {
  it('remains its payer once there is a request, whoever on the seller’s side continues it', async () => {
    const { owner, agent, administrator, weekId } = await aWeekWithSellers()
    const input = { timeshareWeekId: weekId }
    for (const person of [owner, agent, administrator]) {
      expect((await api.by(person)(calls.createPayment, input)).status).toBe(200)
      expect((await api.by(person)(calls.chooseEft, input)).status).toBe(200)
      const { status, body } = await api.by(person)(calls.createPayFastPayment, input)
      expect(status).toBe(200)
      const field = (wanted: string) => body.fields.find(({ name }) => name === wanted)?.value
      expect(field('email_address')).toBe(owner.email)
    }
    const rows = await payments(weekId)
    expect(rows.map(({ user_id }) => user_id)).toEqual([owner.id, owner.id, owner.id])
  })

  it('is the person who gets the first request, if an earlier one could not be made', async () => {
    const { owner, agent, weekId } = await aWeekWithSellers()
    const input = { timeshareWeekId: weekId }
    await sandbox.set({ down: true })
    expect((await api.by(owner)(calls.createPayment, input)).status).toBe(503)
    await sandbox.set({ down: false })
    expect((await api.by(agent)(calls.createPayment, input)).status).toBe(200)
    expect((await api.by(owner)(calls.createPayment, input)).status).toBe(200)
    expect((await payments(weekId)).map(({ user_id }) => user_id)).toEqual([agent.id])
  })
})

describe('a payment and its receipt', () => {
  it('are visible to everyone on the seller’s side, and to nobody else', async () => {
    const { owner, agent, administrator, colleague, weekId } = await aWeekWithSellers()
    await api.by(agent)(calls.createPayment, { timeshareWeekId: weekId })
    const [payment] = await payments(weekId)
    const { id } = payment!
    const notified = await api.app.inject({
      method: 'POST',
      url: '/api/payment/paygate/notify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: aNotice(payment!),
    })
    expect(notified.body).toBe('OK')
    for (const [person, isPayer] of [
      [owner, false],
      [agent, true],
      [administrator, false],
    ] as const) {
      const { status, body } = await api.by(person)(calls.getPayment, { id })
      expect([status, body.paymentStatus, body.isPayer]).toEqual([200, 'PAID', isPayer])
      expect((await api.by(person)(calls.printReceipt, { id })).status).toBe(200)
      const order = await api.by(person)(calls.getPaymentOrder, { timeshareWeekId: weekId })
      expect(order.body.paidBy).toBe(id)
    }
    const rival = await anAgency(api.services)
    for (const person of [
      colleague,
      await aUser(api.services),
      await aUser(api.services, { role: 'agency', agencyId: rival.id }),
    ]) {
      expect((await api.by(person)(calls.getPayment, { id })).status).toBe(404)
      expect((await api.by(person)(calls.printReceipt, { id })).status).toBe(404)
    }
  })
})
