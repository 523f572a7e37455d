import { describe, expect, it } from 'vitest'
import { listPayments } from '#contract/payments/payments-admin.calls.ts'
import * as calls from '#contract/payments/payments.calls.ts'
import { anUnpaidWeek } from '../../testing/payment-builders.ts'
import { openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox)

describe.each([
  ['the sandbox in their place', { port: 0, url: undefined }, true],
  ['real card providers', undefined, false],
])('with %s', (_what, setting, testPayments) => {
  it('every screen of a payment shows whether money moves', async () => {
    api.services.config.sandbox = setting
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const input = { timeshareWeekId: weekId }
    const send = api.by(owner)
    expect((await send(calls.getPaymentOrder, input)).body.testPayments).toBe(testPayments)
    const { body } = await send(calls.createPayFastPayment, input)
    expect(body.testPayments).toBe(testPayments)
    const payment = await send(calls.getPayment, { id: body.paymentId })
    expect(payment.body.testPayments).toBe(testPayments)
    const list = await (await api.as('superAdmin'))(listPayments, {})
    expect(list.body.testPayments).toBe(testPayments)
  })
})
