import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import { getPaymentLedger, listPayments } from '#contract/payments/payments-admin.calls.ts'
import * as calls from '#contract/payments/payments.calls.ts'
import type { PayGate } from '../../gateways/payments/paygate.ts'
import {
  aNotice,
  anUnpaidWeek,
  aPayment,
  aRequest,
  paymentState,
  weekStatusCode,
} from '../../testing/payment-builders.ts'
import { aPayFastNotice, openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })
afterEach(() => vi.restoreAllMocks())

async function post(path: string, payload: string) {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: `/api/payment/${path}`,
    remoteAddress: '127.0.0.1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
  return [statusCode, body]
}
const notify = (payload: string) => post('paygate/notify', payload)
const heard = [200, 'OK']

async function alertsOf(paymentId: number) {
  const { body } = await (await api.as('superAdmin'))(listPaymentAlerts, { paymentId, size: 100 })
  return body.items
}
const kindsOf = async (paymentId: number) => (await alertsOf(paymentId)).map(({ kind }) => kind)

const ledger = async () => (await (await api.as('superAdmin'))(getPaymentLedger, {})).body

describe('a PayGate notice', () => {
  it.each(['USD', 'zar', 'null', ''])('in the currency %j settles nothing', async (CURRENCY) => {
    const payment = await aPayment(api.services)
    // The word null is signed as empty.
    const signed = aNotice(payment, { CURRENCY: CURRENCY === 'null' ? '' : CURRENCY })
    const sent = CURRENCY === 'null' ? signed.replace('CURRENCY=', 'CURRENCY=null') : signed
    for (let time = 0; time < 2; time++) expect(await notify(sent)).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    expect(await weekStatusCode(api.services, payment.weekId)).toBe('AP')
    const alerts = await alertsOf(payment.id)
    expect(alerts).toMatchObject([{ kind: 'wrongCurrency', amount: null, count: 1 }])
    expect(await notify(aNotice(payment))).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('with another payment’s request settles neither', async () => {
    const one = await aPayment(api.services)
    const other = await aPayment(api.services)
    const mixed = { reference: one.reference, providerRequestId: other.providerRequestId }
    expect(await notify(aNotice(mixed))).toEqual(heard)
    expect(await paymentState(api.services, one.id)).toBe('pending')
    expect(await paymentState(api.services, other.id)).toBe('pending')
    expect(await kindsOf(one.id)).toEqual(['otherPayment'])
  })

  it('with a reference that is not PayGate’s is shown with the payment that has it', async () => {
    const eft = await aPayment(api.services, { provider: 'eft', providerRequestId: null })
    const other = await aPayment(api.services)
    expect(await notify(aNotice({ ...other, reference: eft.reference }))).toEqual(heard)
    expect(await paymentState(api.services, eft.id)).toBe('pending')
    expect(await paymentState(api.services, other.id)).toBe('pending')
    expect(await kindsOf(eft.id)).toEqual(['otherPayment'])
  })

  it('with another payment’s transaction counts for its own request, and a person is alerted', async () => {
    const one = await aPayment(api.services)
    const other = await aPayment(api.services)
    const TRANSACTION_ID = '555000111'
    expect(await notify(aNotice(one, { TRANSACTION_ID }))).toEqual(heard)
    expect(await notify(aNotice(other, { TRANSACTION_ID }))).toEqual(heard)
    expect(await paymentState(api.services, other.id)).toBe('paid')
    expect(await kindsOf(one.id)).toEqual([])
    expect(await kindsOf(other.id)).toEqual(['otherPayment'])
  })

  it('about a second transaction for one request is a second sum: booked, refundable and alerted', async () => {
    const payment = await aPayment(api.services)
    const before = (await ledger()).ledger
    const second = aNotice(payment, { TRANSACTION_ID: '900000002' })
    expect(await notify(aNotice(payment))).toEqual(heard)
    for (let time = 0; time < 3; time++) expect(await notify(second)).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('paid')
    expect((await kindsOf(payment.id)).toSorted()).toEqual(['otherTransaction', 'paidTwice'])
    const { body } = await (await api.as('superAdmin'))(listPayments, { search: '900000002' })
    expect(body.items).toMatchObject([
      {
        paymentStatus: 'REFUND DUE',
        amount: 380,
        secondOf: { id: payment.id, reference: payment.reference },
        may: { refunded: true, keepListing: false },
      },
    ])
    const [own] = body.items
    expect(own?.reference).not.toBe(payment.reference)
    const [alert] = (await alertsOf(payment.id)).filter(({ kind }) => kind === 'paidTwice')
    expect(alert?.details.refundDue).toBe(own?.reference)
    const after = await ledger()
    expect(after.ledger).toEqual({ count: before.count + 2, amount: before.amount + 760 })
    expect(after.payments).toEqual(after.ledger)
    expect(after.differences).toEqual([])
    // The provider reverses the second sum: the first payment is not touched.
    const voided = aNotice(payment, { TRANSACTION_ID: '900000002', TRANSACTION_STATUS: '7' })
    expect(await notify(voided)).toEqual(heard)
    expect(await paymentState(api.services, own?.id as number)).toBe('refunded')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
    expect(await weekStatusCode(api.services, payment.weekId)).toBe('AV')
    expect((await ledger()).differences).toEqual([])
  })

  it('about a second request that was also paid is a second sum', async () => {
    const payment = await aPayment(api.services)
    const other = await aRequest(api.services, payment.id)
    await notify(aNotice(payment))
    expect(await notify(aNotice({ ...payment, providerRequestId: other }))).toEqual(heard)
    expect(await kindsOf(payment.id)).toEqual(['paidTwice'])
    const [row] = await api.services.database.sql`
      select state, amount::float8 as amount from payments where second_of = ${payment.id}`
    expect(row).toEqual({ state: 'refund due', amount: 380 })
  })

  it('about one transaction for two requests is booked once, and a person is alerted', async () => {
    const payment = await aPayment(api.services)
    const other = await aRequest(api.services, payment.id)
    const TRANSACTION_ID = '900000003'
    await notify(aNotice(payment, { TRANSACTION_ID }))
    const again = aNotice({ ...payment, providerRequestId: other }, { TRANSACTION_ID })
    expect(await notify(again)).toEqual(heard)
    expect(await kindsOf(payment.id)).toEqual(['otherTransaction'])
    const [row] = await api.services.database.sql`
      select count(*)::int as n from payments where second_of = ${payment.id}`
    expect(row?.n).toBe(0)
  })

  it('of approval after a refused transaction of the same request counts, and a person is alerted', async () => {
    const payment = await aPayment(api.services)
    const refused = { TRANSACTION_ID: '1', TRANSACTION_STATUS: '2', RESULT_CODE: '900003' }
    await notify(aNotice(payment, refused))
    expect(await notify(aNotice(payment))).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('paid')
    expect(await kindsOf(payment.id)).toEqual(['otherTransaction'])
  })

  it('that reverses money before its approval arrives leads to the same result', async () => {
    const payment = await aPayment(api.services)
    expect(await notify(aNotice(payment, { TRANSACTION_STATUS: '7' }))).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    expect(await kindsOf(payment.id)).toEqual(['voided'])
    expect(await notify(aNotice(payment))).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('refunded')
    expect(await weekStatusCode(api.services, payment.weekId)).toBe('AP')
    expect((await ledger()).differences).toEqual([])
  })

  it.each([
    ['an amount beyond all bounds', { AMOUNT: '9'.repeat(300) }],
    ['no amount', { AMOUNT: '' }],
    ['an amount that is no number', { AMOUNT: '380.00' }],
    ['a null character', { AMOUNT: '1', RESULT_DESC: 'a\0b' }],
    ['a very long transaction', { AMOUNT: '1', TRANSACTION_ID: randomText(1900) }],
    ['a very long status', { AMOUNT: '1', TRANSACTION_STATUS: randomText(1900) }],
    ['a reference with a null character', { REFERENCE: 'PM-\0' }],
    ['a very long reference', { REFERENCE: randomText(1900) }],
    ['no request', { PAY_REQUEST_ID: '' }],
  ])('with %s does not cause an error', async (_what, facts) => {
    const payment = await aPayment(api.services)
    for (let time = 0; time < 2; time++) {
      expect(await notify(aNotice(payment, facts))).toEqual(heard)
      expect((await notify(aNotice(payment, facts, 'guessed')))[0]).toBe(400)
    }
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    const { body } = await (await api.as('superAdmin'))(listPaymentAlerts, { show: 'money' })
    expect(['wrongAmount', 'unknownPayment', 'otherPayment']).toContain(body.items[0]?.kind)
  })
})

/** Incompressible, so that it does not fit into an index entry. */
function randomText(length: number): string {
  let text = ''
  while (text.length < length) text += createHash('sha256').update(text).digest('hex')
  return text.slice(0, length)
}

describe('a PayFast notice', () => {
  const aPayFastPayment = () =>
    aPayment(api.services, { provider: 'payfast', providerRequestId: null })
  /** As if sent by PayFast itself: it confirms what it is asked about. */
  async function tell(payment: { reference: string }, facts: Record<string, string> = {}) {
    vi.spyOn(api.services.cards.payfast!, 'confirms').mockResolvedValue(true)
    return post('payfast/notify', aPayFastNotice(payment, facts, sandbox.payfast))
  }

  it('with another payment’s number does not count twice for either', async () => {
    const [one, other] = [await aPayFastPayment(), await aPayFastPayment()]
    expect(await tell(one, { pf_payment_id: '7001' })).toEqual(heard)
    expect(await tell(other, { pf_payment_id: '7001' })).toEqual(heard)
    expect(await paymentState(api.services, one.id)).toBe('paid')
    expect(await paymentState(api.services, other.id)).toBe('pending')
    expect(await kindsOf(other.id)).toEqual(['otherPayment'])
    // Even when the first one only reported that it was not complete yet.
    const third = await aPayFastPayment()
    expect(await tell(third, { pf_payment_id: '7002', payment_status: 'PENDING' })).toEqual(heard)
    expect(await tell(other, { pf_payment_id: '7002' })).toEqual(heard)
    expect(await paymentState(api.services, other.id)).toBe('pending')
    expect(await tell(other, { pf_payment_id: '7003' })).toEqual(heard)
    expect(await paymentState(api.services, other.id)).toBe('paid')
  })

  it('with one number for two payments at the same moment settles only one', async () => {
    const both = [await aPayFastPayment(), await aPayFastPayment()]
    const replies = await Promise.all(both.map((one) => tell(one, { pf_payment_id: '7010' })))
    expect(replies).toEqual([heard, heard])
    const states = await Promise.all(both.map(({ id }) => paymentState(api.services, id)))
    expect(states.toSorted()).toEqual(['paid', 'pending'])
    expect((await ledger()).differences).toEqual([])
  })

  it('about a second payment for one reference is a second sum', async () => {
    const payment = await aPayFastPayment()
    await tell(payment, { pf_payment_id: '7020' })
    for (let time = 0; time < 2; time++) {
      expect(await tell(payment, { pf_payment_id: '7021' })).toEqual(heard)
    }
    expect(await kindsOf(payment.id)).toEqual(['paidTwice'])
    const rows = await api.services.database.sql`
      select state, provider_transaction_id as number from payments where second_of = ${payment.id}`
    expect([...rows]).toEqual([{ state: 'refund due', number: '7021' }])
  })

  it('with the reference of a PayGate payment settles nothing', async () => {
    const payment = await aPayment(api.services)
    expect(await tell(payment, { pf_payment_id: '7030' })).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    expect(await kindsOf(payment.id)).toEqual(['otherPayment'])
  })

  it.each([
    ['currency', { currency: 'USD' }, 'wrongCurrency'],
    ['amount', { amount_gross: '379.00' }, 'wrongAmount'],
    ['amount, which is negative', { amount_gross: '-380.00' }, 'wrongAmount'],
    ['amount, which is enormous', { amount_gross: `${'9'.repeat(40)}.00` }, 'wrongAmount'],
  ])('with another %s settles nothing', async (_what, facts, kind) => {
    const payment = await aPayFastPayment()
    expect(await tell(payment, facts as Record<string, string>)).toEqual(heard)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    expect(await kindsOf(payment.id)).toEqual([kind])
  })
})

describe('a request that PayGate issued for another payment', () => {
  it('is not handed out: the payer can try again, and a person is alerted', async () => {
    const taken = await aPayment(api.services)
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const paygate = api.services.cards.paygate as PayGate
    vi.spyOn(paygate, 'initiate').mockImplementation(async (order) =>
      paygate.requestOf(taken.providerRequestId as string, order.reference),
    )
    const input = { timeshareWeekId: weekId }
    const refused = await api.by(owner)(calls.createPayment, input)
    expect([refused.status, refused.error.code]).toEqual([503, 'providerDown'])
    const [row] = await api.services.database.sql`select id from payments where week_id = ${weekId}`
    expect(await kindsOf(row?.id as number)).toEqual(['otherPayment'])
    vi.restoreAllMocks()
    expect((await api.by(owner)(calls.createPayment, input)).status).toBe(200)
  })
})
