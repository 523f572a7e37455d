import { describe, expect, it } from 'vitest'
import * as calls from '#contract/payments/payments.calls.ts'
import { getPaymentEvents } from '#contract/payments/payments-admin.calls.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { aUser } from '../../testing/builders.ts'
import { form, hiddenFields, openSandbox, usePayments } from '../../testing/payment-sandbox.ts'
import {
  agePayment,
  anUnpaidWeek,
  paymentState,
  weekStatusCode,
} from '../../testing/payment-builders.ts'
import { readPdf } from '../../testing/pdf.ts'
import { queryOpenPayments } from './open-payments.service.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox)

const read = (reply: string) => Object.fromEntries(new URLSearchParams(reply))

/** A week, and its payment up to the card page. */
async function atTheCardPage() {
  const { owner, weekId } = await anUnpaidWeek(api.services)
  const { body } = await api.by(owner)(calls.createPayment, { timeshareWeekId: weekId })
  const request = read(body)
  const { body: handOff } = await api.by(owner)(calls.getPaymentForm, {
    payRequestId: request.PAY_REQUEST_ID as string,
  })
  return { owner, weekId, request, id: handOff.paymentId, reference: handOff.reference, handOff }
}

/** What a browser does on the card page, up to our own reply to its return. */
async function payInBrowser(
  handOff: Awaited<ReturnType<typeof atTheCardPage>>['handOff'],
  card: Record<string, string> = {},
): Promise<string> {
  const fields = Object.fromEntries(handOff.fields.map(({ name, value }) => [name, value]))
  const page = await fetch(handOff.action, { method: 'POST', body: form(fields) })
  const html = await page.text()
  expect(html).toContain('R 380.00')
  const paid = await fetch(`${sandbox.url}/payweb3/pay`, {
    method: 'POST',
    body: form({ ...hiddenFields(html), card: '4000000000000002', step: 'pay', ...card }),
  })
  const back = await paid.text()
  const returned = await api.app.inject({
    method: 'POST',
    url: '/api/payment/paygate/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: sandbox.url },
    payload: form(hiddenFields(back)).toString(),
  })
  expect(returned.statusCode).toBe(200)
  expect(returned.headers['content-type']).toContain('text/html')
  expect(returned.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(returned.headers['x-frame-options']).toBe('SAMEORIGIN')
  return /href="([^"]+)"/.exec(returned.body)?.[1] ?? ''
}

const outboxOf = (email: string) => api.services.database.sql`
  select usage, subject from outbox where "to" = ${email} and usage = 'PaymentReceived'`

describe('the order', () => {
  it('is shown before paying: the fee with its VAT, the supplier and the payment methods', async () => {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const { body } = await api.by(owner)(calls.getPaymentOrder, { timeshareWeekId: weekId })
    expect(body).toMatchObject({
      listing: { kind: 'week', id: weekId, title: 'Cabana Beach, 27 Fri', usage: 'Timeshare' },
      itemName: `Timeshare week sale ${body.listing.reference}`,
      itemDescription: '2027-07-02 - 2027-07-09',
      fee: { name: 'Listing Fee', amount: 380, exclVat: 330.43, vat: 49.57, vatPercent: 15 },
      supplier: { legalName: 'Jacaranda Property (Pty) Ltd', vatNumber: '4000000000' },
      state: 'due',
      options: { paygate: true, payfast: true, eft: true },
    })
  })

  it('must be a listing of your own', async () => {
    const { weekId } = await anUnpaidWeek(api.services)
    const stranger = api.by(await aUser(api.services))
    const input = { timeshareWeekId: weekId }
    for (const call of [calls.createPayment, calls.createPayFastPayment, calls.chooseEft]) {
      expect((await stranger(call, input)).status).toBe(404)
      expect((await api.visitor(call, input)).status).toBe(401)
    }
    for (const call of [calls.getPaymentOrder, calls.getEftDetails, calls.printEftDetails]) {
      expect((await stranger(call, input)).status).toBe(404)
      expect((await api.visitor(call, input)).status).toBe(401)
    }
  })

  it('must be specified', async () => {
    const send = await api.as('privateUser')
    for (const input of [{}, { timeshareWeekId: 1, propertyId: 2 }]) {
      const { status, error } = await send(calls.createPayment, input)
      expect([status, error.fields.timeshareWeekId]).toEqual([422, texts.listingRequired])
    }
  })
})

describe('a card payment at PayGate', () => {
  it('returns the four keys and takes amount, payer and status from our own records', async () => {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const old = {
      creatydById: 1,
      amount: 1,
      paymentStatus: 'PAID',
      paymentToken: 'x',
      propertyId: 0,
    }
    const { body } = await api.by(owner)(calls.createPayment, { ...old, timeshareWeekId: weekId })
    expect(body.split('&').map((pair) => pair.split('=')[0])).toEqual([
      'PAYGATE_ID',
      'PAY_REQUEST_ID',
      'REFERENCE',
      'CHECKSUM',
    ])
    expect(body).not.toContain('secret')
    const [row] = await api.services.database
      .sql`select amount, user_id, state from payments where reference = ${read(body).REFERENCE as string}`
    expect(row).toEqual({ amount: '380.00', user_id: owner.id, state: 'pending' })
  })

  it('is settled by the notification: the week is paid and the payer gets an email', async () => {
    const { owner, weekId, id, handOff } = await atTheCardPage()
    expect(await payInBrowser(handOff)).toBe(`/payments/success?payment=${id}`)
    const { body } = await api.by(owner)(calls.getPayment, { id })
    expect(body).toMatchObject({ paymentStatus: 'PAID', amount: 380, record: null })
    expect(await weekStatusCode(api.services, weekId)).toBe('AV')
    expect(await outboxOf(owner.email)).toHaveLength(1)
    const receipt = await api.by(owner)(calls.printReceipt, { id })
    expect(receipt.headers['content-disposition']).toContain('tax-invoice-pm-')
    const { title, pages } = await readPdf(receipt.body.content)
    expect(title).toBe(`Tax invoice ${body.reference}`)
    expect(pages).toHaveLength(1)
    for (const fact of [
      `Invoice number ${body.reference}`,
      `Date ${formatDay(today())}`,
      'Quantity 1',
      'Amount excluding VAT R 330.43',
      'VAT at 15% R 49.57',
      'Total including VAT R 380.00',
      `Paid on ${formatDay(today())}, by card (PayGate)`,
    ]) {
      expect(pages[0]).toContain(fact)
    }
    expect(pages[0]).not.toContain('Refunded on')
    const again = await api.by(owner)(calls.createPayment, { timeshareWeekId: weekId })
    expect([again.status, again.error.message]).toEqual([409, texts.alreadyPaid])
  })

  it('is not settled by the browser’s return', async () => {
    const { owner, weekId, id, handOff } = await atTheCardPage()
    await sandbox.set({ manner: 'silent' })
    expect(await payInBrowser(handOff)).toBe(`/payments/success?payment=${id}`)
    expect(await paymentState(api.services, id)).toBe('pending')
    expect(await weekStatusCode(api.services, weekId)).toBe('AP')
    const receipt = await api.by(owner)(calls.printReceipt, { id })
    expect([receipt.status, receipt.error.message]).toEqual([409, texts.notPaid])
  })

  it('with a tampered return writes nothing and leads to an error page that reveals nothing', async () => {
    const { id, request } = await atTheCardPage()
    const returned = await api.app.inject({
      method: 'POST',
      url: '/api/payment/paygate/return',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form({
        PAY_REQUEST_ID: request.PAY_REQUEST_ID as string,
        TRANSACTION_STATUS: '1',
        CHECKSUM: 'f'.repeat(32),
      }).toString(),
    })
    expect(returned.body).toContain('"/payments/error/0"')
    const { body } = await (await api.as('superAdmin'))(getPaymentEvents, { id })
    expect(body.map(({ kind, outcome }) => [kind, outcome])).toEqual([['initiate', 'pending']])
  })

  it.each([
    ['4000000000000028', 'DECLINED', 'Insufficient Funds'],
    ['4000000000000036', 'DECLINED', 'Declined'],
    ['5200000000000064', 'FAILED', 'Bank not available'],
  ])('with the test card %s ends as %s', async (card, paymentStatus, resultDescription) => {
    const { owner, weekId, id, handOff } = await atTheCardPage()
    expect(await payInBrowser(handOff, { card })).toBe(`/payments/error/${id}`)
    const { body } = await api.by(owner)(calls.getPayment, { id })
    expect(body).toMatchObject({ paymentStatus, resultDescription })
    const { body: next } = await api.by(owner)(calls.createPayment, { timeshareWeekId: weekId })
    expect(read(next).REFERENCE).not.toBe(body.reference)
  })

  it('cancelled at the card page ends as cancelled', async () => {
    const { id, handOff } = await atTheCardPage()
    expect(await payInBrowser(handOff, { step: 'cancel' })).toBe(`/payments/error/${id}`)
    expect(await paymentState(api.services, id)).toBe('cancelled')
  })

  it.each(['late', 'double'] as const)(
    'with a notification that arrives %s settles once',
    async (manner) => {
      const { owner, id, reference } = await atTheCardPage()
      await sandbox.set({ manner })
      await sandbox.pay(reference)
      await expect.poll(() => paymentState(api.services, id)).toBe('paid')
      expect(await outboxOf(owner.email)).toHaveLength(1)
    },
  )

  it.each(['forged', 'wrongAmount'] as const)(
    'with a %s notification stays open',
    async (manner) => {
      const { weekId, id, reference } = await atTheCardPage()
      await sandbox.set({ manner })
      const { transactions } = await sandbox.pay(reference)
      const { notices } = transactions.find((one) => one.reference === reference) ?? { notices: [] }
      expect(notices[0]).toMatch(manner === 'forged' ? /^400 / : /^200 OK/)
      expect(await paymentState(api.services, id)).toBe('pending')
      expect(await weekStatusCode(api.services, weekId)).toBe('AP')
    },
  )

  it('started twice at the same time is one open payment', async () => {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const send = api.by(owner)
    const input = { timeshareWeekId: weekId }
    const replies = await Promise.all([1, 2, 3].map(() => send(calls.createPayment, input)))
    expect(new Set(replies.map(({ body }) => read(body).REFERENCE)).size).toBe(1)
    const third = await send(calls.createPayment, input)
    const fourth = await send(calls.createPayment, input)
    expect(fourth.body).toBe(third.body)
  })

  it('paid while the browser was closed is found when it is started again', async () => {
    const { owner, weekId, id, reference } = await atTheCardPage()
    await sandbox.set({ manner: 'silent' })
    await sandbox.pay(reference)
    await api.services.database.sql`alter table payment_events disable trigger only_grows`
    await api.services.database.sql`update payment_events
      set created_at = now() - interval '5 minutes' where payment_id = ${id}`
    await api.services.database.sql`alter table payment_events enable trigger only_grows`
    const { status, error } = await api.by(owner)(calls.createPayment, { timeshareWeekId: weekId })
    expect([status, error.message]).toEqual([409, texts.alreadyPaid])
    expect(await paymentState(api.services, id)).toBe('paid')
  })

  it('returns a clear error if the provider is down; EFT still works', async () => {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const input = { timeshareWeekId: weekId }
    await sandbox.set({ down: true })
    const { status, error } = await api.by(owner)(calls.createPayment, input)
    await sandbox.set({ down: false })
    expect([status, error.code, error.message]).toEqual([503, 'providerDown', texts.providerDown])
    expect((await api.by(owner)(calls.chooseEft, input)).status).toBe(200)
    expect((await api.by(owner)(calls.createPayment, input)).status).toBe(200)
  })
})

describe('a card payment whose notification never arrives', () => {
  it('is queried after 15 minutes, and abandoned after a day', async () => {
    const paid = await atTheCardPage()
    const left = await atTheCardPage()
    const fresh = await atTheCardPage()
    await sandbox.set({ manner: 'silent' })
    await sandbox.pay(paid.reference)
    await agePayment(api.services, paid.id, 16)
    await agePayment(api.services, left.id, 16)
    await queryOpenPayments(api.services)
    const states = () =>
      Promise.all([paid, left, fresh].map(({ id }) => paymentState(api.services, id)))
    expect(await states()).toEqual(['paid', 'pending', 'pending'])
    expect(await weekStatusCode(api.services, paid.weekId)).toBe('AV')
    await agePayment(api.services, left.id, 1441)
    await queryOpenPayments(api.services)
    expect(await states()).toEqual(['paid', 'cancelled', 'pending'])
  })
})

describe('a payment', () => {
  it('of someone else is 404', async () => {
    const { owner, id, request } = await atTheCardPage()
    const stranger = api.by(await aUser(api.services))
    const version = (await api.by(owner)(calls.getPayment, { id })).body.version
    expect((await stranger(calls.getPayment, { id })).status).toBe(404)
    expect((await stranger(calls.printReceipt, { id })).status).toBe(404)
    expect((await stranger(calls.cancelPayment, { id, version })).status).toBe(404)
    const payRequestId = request.PAY_REQUEST_ID as string
    expect((await stranger(calls.getPaymentForm, { payRequestId })).status).toBe(404)
    for (const call of [calls.getPayment, calls.printReceipt]) {
      expect((await api.visitor(call, { id })).status).toBe(401)
    }
    expect((await api.visitor(calls.cancelPayment, { id, version })).status).toBe(401)
    expect((await api.visitor(calls.getPaymentForm, { payRequestId })).status).toBe(401)
    const { body } = await (await api.as('superAdmin'))(calls.getPayment, { id })
    expect(body.record).toMatchObject({ payer: { name: 'Thandi Nkosi', email: owner.email } })
  })

  it('can be cancelled by its payer while open, once', async () => {
    const { owner, id } = await atTheCardPage()
    const { body: open } = await api.by(owner)(calls.getPayment, { id })
    expect(open.may).toMatchObject({ cancel: true, receipt: false, confirm: false })
    const { body } = await api.by(owner)(calls.cancelPayment, { id, version: open.version })
    expect(body.paymentStatus).toBe('CANCELLED')
    const again = await api.by(owner)(calls.cancelPayment, { id, version: body.version })
    expect([again.status, again.error.message]).toEqual([409, texts.notPending])
  })
})
