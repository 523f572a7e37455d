import { describe, expect, it } from 'vitest'
import * as calls from '#contract/payments/payments.calls.ts'
import { anUnpaidWeek, aPayment } from '../../testing/payment-builders.ts'
import { form, openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })

const get = async (url: string) => (await api.app.inject({ url })).body

async function postReturn(fields: Record<string, string>) {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/api/payment/paygate/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form(fields).toString(),
  })
  expect(statusCode).toBe(200)
  return body
}

async function eventCount(): Promise<number> {
  const [row] = await api.services.database.sql`select count(*)::int as n from payment_events`
  return row?.n as number
}

describe('a stranger at the return address', () => {
  it('learns nothing about a PayGate payment and writes nothing', async () => {
    const paid = await aPayment(api.services, { state: 'paid' })
    const open = await aPayment(api.services)
    const before = await eventCount()
    const replies = []
    for (const PAY_REQUEST_ID of [paid.providerRequestId!, open.providerRequestId!, 'NONE', '\0']) {
      for (const TRANSACTION_STATUS of ['1', '2', '4']) {
        const CHECKSUM = 'f'.repeat(32)
        replies.push(await postReturn({ PAY_REQUEST_ID, TRANSACTION_STATUS, CHECKSUM }))
        replies.push(await postReturn({ PAY_REQUEST_ID, TRANSACTION_STATUS }))
      }
    }
    replies.push(await postReturn({}))
    expect(new Set(replies).size).toBe(1)
    expect(replies[0]).toContain('"/payments/error/0"')
    expect(await eventCount()).toBe(before)
  })

  it('learns nothing about a PayFast payment and writes nothing', async () => {
    const facts = { provider: 'payfast', providerRequestId: null } as const
    const paid = await aPayment(api.services, { ...facts, state: 'paid' })
    const open = await aPayment(api.services, facts)
    const before = await eventCount()
    const replies = []
    for (const reference of [paid.reference, open.reference, 'PM-0', 'x']) {
      for (const ending of ['return', 'cancel']) {
        for (const key of ['', '?key=', `?key=${'A'.repeat(22)}`, '?key=é', '?key=a&key=b']) {
          replies.push(await get(`/api/payment/payfast/${ending}/${reference}${key}`))
        }
      }
    }
    expect(new Set(replies).size).toBe(1)
    expect(replies[0]).toContain('"/payments/error/0"')
    expect(await eventCount()).toBe(before)
  })
})

describe('a payer returning from PayFast', () => {
  async function addresses() {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const { body } = await api.by(owner)(calls.createPayFastPayment, { timeshareWeekId: weekId })
    const field = (wanted: string) => {
      const { pathname, search } = new URL(body.fields.find(({ name }) => name === wanted)!.value)
      return pathname + search
    }
    return { id: body.paymentId, back: field('return_url'), cancel: field('cancel_url') }
  }

  it('is taken to the payment, by an address that nobody else can guess', async () => {
    const { id, back, cancel } = await addresses()
    expect(await get(back)).toContain(`"/payments/success?payment=${id}"`)
    expect(await get(cancel)).toContain(`"/payments/error/${id}?cancelled=yes"`)
    const other = await addresses()
    const key = new URL(other.back, 'http://x').search
    expect(await get(back.replace(/\?.*/, key))).toContain('"/payments/error/0"')
  })

  it('is not told that nothing was taken when the money has arrived', async () => {
    const { id, cancel } = await addresses()
    await api.services.database.sql`update payments set state = 'paid' where id = ${id}`
    expect(await get(cancel)).toContain(`"/payments/success?payment=${id}"`)
  })
})
