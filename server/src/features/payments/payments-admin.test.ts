import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { downloadExport } from '#contract/exports/exports.calls.ts'
import { dismissPaymentAlert, listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import * as admin from '#contract/payments/payments-admin.calls.ts'
import * as calls from '#contract/payments/payments.calls.ts'
import { sortKeys } from '#contract/list.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import { roles } from '#contract/roles.ts'
import { addDays, today } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { publishWeek, verifyWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { anUnpaidWeek, aPayment, weekStatusCode } from '../../testing/payment-builders.ts'
import { readPdf } from '../../testing/pdf.ts'
import { aProperty } from '../../testing/property-builders.ts'

/** As in production without credentials: cards are off, EFT works. */
const api = useApi()

async function anEft() {
  const { owner, weekId } = await anUnpaidWeek(api.services)
  const { body } = await api.by(owner)(calls.chooseEft, { timeshareWeekId: weekId })
  const { body: payment } = await api.by(owner)(calls.getPayment, { id: body.paymentId })
  return { owner, weekId, id: body.paymentId, version: payment.version, details: body }
}

/** The fee as it appears on the bank statement. */
const onStatement = { amount: 380, paidOn: today() }

const everyCall: [AnyCall, Record<string, unknown>][] = [
  [admin.listPayments, {}],
  [admin.getPaymentTotals, {}],
  [admin.getPaymentEvents, { id: 1 }],
  [admin.getPaymentLedger, {}],
  [admin.confirmEft, { id: 1, version: 1, ...onStatement }],
  [admin.refundPayment, { id: 1, version: 1, step: 'due', note: 'x' }],
  [admin.askProvider, { id: 1 }],
  [admin.exportPayments, {}],
  [listPaymentAlerts, {}],
  [dismissPaymentAlert, { id: 1, version: 1 }],
]

describe('the payments of the back office', () => {
  it.each(everyCall)('are for Super Admins only: %o', async (call, input) => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(call, input)).status).toBe(403)
    }
    expect((await api.visitor(call, input)).status).toBe(401)
  })
})

describe('paying by EFT', () => {
  it('works without any card provider, and cards are reported as off', async () => {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const input = { timeshareWeekId: weekId }
    const { body: order } = await api.by(owner)(calls.getPaymentOrder, input)
    expect(order.options).toEqual({ paygate: false, payfast: false, eft: true })
    for (const call of [calls.createPayment, calls.createPayFastPayment]) {
      const { status, error } = await api.by(owner)(call, input)
      expect([status, error.code]).toEqual([409, 'cardsOff'])
    }
    const early = await api.by(owner)(calls.getEftDetails, input)
    expect([early.status, early.error.message]).toEqual([409, texts.eftNotChosen])
  })

  it('sets the week to 1033 and returns bank, amount and reference, also as a PDF', async () => {
    const { owner, weekId, details } = await anEft()
    const [week] = await api.services.database
      .sql`select status_id, reference from weeks where id = ${weekId}`
    expect(week?.status_id).toBe(1033)
    expect(details).toMatchObject({
      amount: 380,
      reference: week?.reference,
      paymentStatus: 'PENDING',
      bank: { bankName: 'First National Bank', accountNumber: '62000000000' },
    })
    const input = { timeshareWeekId: weekId }
    expect((await api.by(owner)(calls.chooseEft, input)).body.paymentId).toBe(details.paymentId)
    expect((await api.by(owner)(calls.getEftDetails, input)).body).toEqual(details)
    const pdf = await api.by(owner)(calls.printEftDetails, input)
    expect(pdf.headers['content-disposition']).toContain(`filename="${today()}.pdf"`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { title, pages } = await readPdf(pdf.body.content)
    expect(title).toBe(`EFT details, ${details.reference}`)
    expect(pages).toHaveLength(1)
    for (const fact of [
      'Pay by EFT',
      `Listing ${details.reference}, ${details.listing.title}`,
      'Amount including VAT R 380.00',
      `Your reference ${details.reference}`,
      'Bank First National Bank',
      `Account holder ${details.bank.accountHolder}`,
      'Account number 62000000000',
      `Branch code ${details.bank.branchCode}`,
      texts.coolingOff,
    ]) {
      expect(pages[0]).toContain(fact)
    }
    const { body: order } = await api.by(owner)(calls.getPaymentOrder, input)
    expect(order.state).toBe('eftChosen')
  })

  it('uses the fee at the time it was chosen', async () => {
    const { owner, weekId } = await anEft()
    await api.services.database.sql`update fees set amount = 420 where name = 'Listing Fee'`
    const input = { timeshareWeekId: weekId }
    expect((await api.by(owner)(calls.chooseEft, input)).body.amount).toBe(380)
    await api.services.database.sql`update fees set amount = 380 where name = 'Listing Fee'`
  })

  it('is completed when a Super Admin confirms the money: the week can be published at once', async () => {
    const { owner, weekId, id, version } = await anEft()
    const superAdmin = await api.as('superAdmin')
    await superAdmin(verifyWeek, { id: weekId })
    expect((await api.by(owner)(publishWeek, { id: weekId })).status).toBe(409)
    const stale = await superAdmin(admin.confirmEft, {
      ...onStatement,
      id,
      version: version + 7,
    })
    expect(stale.error.code).toBe('stale')
    const { body } = await superAdmin(admin.confirmEft, {
      ...onStatement,
      id,
      version,
      bankReference: 'FNB 7',
    })
    expect(body).toMatchObject({
      paymentStatus: 'PAID',
      bankReference: 'FNB 7',
      confirmedBy: 'Thandi Nkosi',
      may: { receipt: true, confirm: false, refundDue: true },
    })
    expect((await api.by(owner)(publishWeek, { id: weekId })).body.isPublished).toBe(true)
    const again = await superAdmin(admin.confirmEft, {
      ...onStatement,
      id,
      version: body.version,
    })
    expect([again.status, again.error.message]).toEqual([409, texts.notPending])
    const [mail] = await api.services.database
      .sql`select subject from outbox where "to" = ${owner.email} and usage = 'PaymentReceived'`
    expect(mail?.subject).toContain('380.00')
  })

  it('publishes a property as soon as it is confirmed', async () => {
    const owner = await aUser(api.services)
    const facts = { status: 'AP', published: false, ownerUserId: owner.id } as const
    const { id: propertyId } = await aProperty(api.services, facts)
    const { body } = await api.by(owner)(calls.chooseEft, { propertyId })
    const { body: payment } = await api.by(owner)(calls.getPayment, { id: body.paymentId })
    const { id, version } = payment
    await (
      await api.as('superAdmin')
    )(admin.confirmEft, { ...onStatement, id, version })
    const [row] = await api.services.database
      .sql`select published, paid_at is not null as paid from properties where id = ${propertyId}`
    expect(row).toEqual({ published: true, paid: true })
  })

  it('is confirmed only with the amount and date on the bank statement', async () => {
    const { id, version } = await anEft()
    const superAdmin = await api.as('superAdmin')
    const bare = await superAdmin(admin.confirmEft, { id, version } as never)
    expect(bare.status).toBe(422)
    expect(bare.error.fields).toMatchObject({
      amount: texts.amountRequired,
      paidOn: texts.dateRequired,
    })
    const tomorrow = { id, version, amount: 380, paidOn: addDays(today(), 1) }
    const early = await superAdmin(admin.confirmEft, tomorrow)
    expect(early.error.fields.paidOn).toBe(texts.dateInFuture)
    const paidOn = addDays(today(), -3)
    const confirmation = { id, version, amount: 380, paidOn, bankReference: ' ' }
    const { body } = await superAdmin(admin.confirmEft, confirmation)
    expect(body).toMatchObject({ paymentStatus: 'PAID', bankReference: null })
    expect(today(new Date(body.paidAt ?? ''))).toBe(paidOn)
    const { body: events } = await superAdmin(admin.getPaymentEvents, { id })
    expect(events.at(-1)?.details).toEqual({ paidOn })
  })

  it.each([379.99, 380.01, 38])('is not confirmed with R %d instead of the fee', async (amount) => {
    const { id, version, weekId } = await anEft()
    const input = { id, version, amount, paidOn: today() }
    const { status, error } = await (await api.as('superAdmin'))(admin.confirmEft, input)
    const message = texts.amountDiffers(formatRandCents(amount), formatRandCents(380))
    expect([status, error.message, error.fields.amount]).toEqual([422, message, message])
    expect(await weekStatusCode(api.services, weekId)).toBe('APEFT')
  })

  it('shows the amount that was paid, whatever the fee is afterwards', async () => {
    const { owner, weekId, id, version } = await anEft()
    const superAdmin = await api.as('superAdmin')
    const paidOn = addDays(today(), -3)
    const { body } = await superAdmin(admin.confirmEft, { id, version, amount: 380, paidOn })
    await api.services.database.sql`update fees set amount = 420 where name = 'Listing Fee'`
    const input = { timeshareWeekId: weekId }
    const { body: order } = await api.by(owner)(calls.getPaymentOrder, input)
    await api.services.database.sql`update fees set amount = 380 where name = 'Listing Fee'`
    expect(order).toMatchObject({
      state: 'paid',
      fee: { amount: 380, exclVat: 330.43 },
      paid: { amount: 380, reference: body.reference },
      paidBy: id,
    })
    expect(today(new Date(order.paid?.paidAt ?? ''))).toBe(paidOn)
  })

  it('cannot be used to confirm a card payment', async () => {
    const { id, version, weekId } = await aPayment(api.services)
    const { status, error } = await (
      await api.as('superAdmin')
    )(admin.confirmEft, { ...onStatement, id, version })
    expect([status, error.message]).toEqual([409, texts.notEft])
    expect(await weekStatusCode(api.services, weekId)).toBe('AP')
  })
})

describe('a refund', () => {
  it('is first due, then completed, and requires a reason', async () => {
    const superAdmin = await api.as('superAdmin')
    const { id, version } = await anEft()
    const note = 'Cancelled within seven days'
    const early = await superAdmin(admin.refundPayment, { id, version, step: 'due', note })
    expect([early.status, early.error.message]).toEqual([409, texts.cannotRefund])
    const { body: paid } = await superAdmin(admin.confirmEft, { ...onStatement, id, version })
    const bare = { id, version: paid.version, step: 'due' as const, note: ' ' }
    expect((await superAdmin(admin.refundPayment, bare)).error.fields.note).toBe(texts.noteRequired)
    const { body: due } = await superAdmin(admin.refundPayment, { ...bare, note })
    expect(due).toMatchObject({ paymentStatus: 'REFUND DUE', may: { refunded: true } })
    const days = (Date.parse(due.refundDueOn ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const last = { id, version: due.version, step: 'refunded' as const, note }
    const { body: done } = await superAdmin(admin.refundPayment, last)
    expect(done).toMatchObject({ paymentStatus: 'REFUNDED', may: { receipt: true } })
    const { body: events } = await superAdmin(admin.getPaymentEvents, { id })
    expect(events.map(({ kind, outcome, actor }) => [kind, outcome, actor])).toEqual([
      ['initiate', 'pending', 'Thandi Nkosi'],
      ['confirm', 'paid', 'Thandi Nkosi'],
      ['cancel', 'refund due', 'Thandi Nkosi'],
      ['refund', 'refunded', 'Thandi Nkosi'],
    ])
    expect(events[3]?.details).toEqual({ note })
  })

  it('tells the seller that the listing is no longer on the site, unless it stays', async () => {
    const superAdmin = await api.as('superAdmin')
    const { sql } = api.services.database
    const hiddenMails = async (waiverReason?: string) => {
      const { id, version, weekId, owner } = await anEft()
      const { body: paid } = await superAdmin(admin.confirmEft, { ...onStatement, id, version })
      await sql`update weeks set published = true where id = ${weekId}`
      const due = { id, version: paid.version, step: 'due' as const, note: 'Changed their mind' }
      await superAdmin(admin.refundPayment, { ...due, waiverReason })
      return (await sql`select from outbox where "to" = ${owner.email} and usage = 'ListingHidden'`)
        .length
    }
    expect(await hiddenMails()).toBe(1)
    expect(await hiddenMails('A partner of ours')).toBe(0)
  })
})

describe('the list of payments', () => {
  it('finds, filters, counts and pages', async () => {
    const superAdmin = await api.as('superAdmin')
    const { owner, id } = await anEft()
    const { body } = await superAdmin(admin.listPayments, { search: owner.email })
    expect(body).toMatchObject({ total: 1, items: [{ id, vat: 49.57, openAlerts: 0 }] })
    expect(body.counts).toMatchObject({ PENDING: 1, PAID: 0, 'REFUND DUE': 0 })
    const search = owner.email
    const found = async (filter: object) =>
      (await superAdmin(admin.listPayments, { search, ...filter })).body.total
    expect(await found({ paymentStatus: 'PENDING', provider: 'eft', kind: 'week' })).toBe(1)
    expect(await found({ paymentStatus: 'PAID' })).toBe(0)
    expect(await found({ provider: 'paygate' })).toBe(0)
    expect(await found({ kind: 'property' })).toBe(0)
    expect(await found({ from: today(), to: today() })).toBe(1)
    expect(await found({ to: '2026-01-01' })).toBe(0)
    const { body: second } = await superAdmin(admin.listPayments, { page: 2, size: 1 })
    expect(second.items).toHaveLength(1)
    for (const sort of sortKeys(admin.paymentsList.columns)) {
      expect((await superAdmin(admin.listPayments, { sort, order: 'asc' })).status).toBe(200)
    }
  })

  it('is totalled by month, and agrees with the ledger', async () => {
    const superAdmin = await api.as('superAdmin')
    const { id, version } = await anEft()
    const before = (await superAdmin(admin.getPaymentTotals, {})).body.months[0]
    await superAdmin(admin.confirmEft, { ...onStatement, id, version })
    const { body } = await superAdmin(admin.getPaymentTotals, {})
    expect(body.months[0]?.month).toBe(today().slice(0, 7))
    expect((body.months[0]?.amount ?? 0) - (before?.amount ?? 0)).toBeCloseTo(380)
    expect((body.months[0]?.vat ?? 0) - (before?.vat ?? 0)).toBeCloseTo(49.57)
    const { body: ledger } = await superAdmin(admin.getPaymentLedger, {})
    expect(ledger.differences).toEqual([])
    expect(ledger.ledger).toEqual(ledger.payments)
    expect(ledger.ledger.count).toBeGreaterThan(0)
    await api.services.database.sql`update payments set state = 'failed' where id = ${id}`
    const { body: wrong } = await superAdmin(admin.getPaymentLedger, {})
    expect(wrong.differences).toMatchObject([
      { id, paymentStatus: 'FAILED', rebuiltStatus: 'PAID' },
    ])
    await api.services.database.sql`update payments set state = 'paid' where id = ${id}`
  })

  it('is exported to Excel with its filters', async () => {
    const superAdmin = await api.as('superAdmin')
    const { owner, details } = await anEft()
    const { body } = await superAdmin(admin.exportPayments, { search: owner.email })
    expect(body).toMatchObject({ state: 'done', total: 1, fileName: `payments-${today()}.xlsx` })
    const file = await superAdmin(downloadExport, { exportId: body.exportId })
    const [sheet] = await readXlsxFile(Buffer.from(file.body.content))
    const [head = [], ...rows] = sheet?.data ?? []
    expect(rows).toHaveLength(1)
    const cells = Object.fromEntries(head.map((name, at) => [name, rows[0]?.[at]]))
    expect(cells).toMatchObject({
      email: owner.email,
      'payment method': 'EFT',
      amount: 380,
      'excl. VAT': 330.43,
      VAT: 49.57,
      'paid on': null,
    })
    expect(Object.values(cells)).toContain(details.reference)
    expect(head).toEqual([
      'payment',
      'requested on',
      'listing',
      'title',
      'payer',
      'email',
      'payment method',
      'status',
      'amount',
      'excl. VAT',
      'VAT',
      'paid on',
      'transaction',
      'bank reference',
      'refund due by',
      'refunded on',
    ])
    expect(cells['requested on']).toEqual(new Date(today()))
  })
})

describe('the ledger', () => {
  it('is append-only', async () => {
    const { id } = await anEft()
    const { sql } = api.services.database
    await expect(
      sql`update payment_events set outcome = 'paid' where payment_id = ${id}`,
    ).rejects.toThrow('only grows')
    await expect(sql`delete from payment_events where payment_id = ${id}`).rejects.toThrow(
      'only grows',
    )
  })
})

describe('an alert', () => {
  it('stays open until it is dismissed, once', async () => {
    const superAdmin = await api.as('superAdmin')
    const { id } = await aPayment(api.services)
    await api.services.database.sql`with event as (
        insert into payment_events (payment_id, provider, kind, outcome)
        values (${id}, 'paygate', 'notify', 'forged') returning id)
      insert into payment_alerts (event_id, payment_id, kind) select id, ${id}, 'forged' from event`
    const { body } = await superAdmin(listPaymentAlerts, {})
    const [alert] = body.items
    expect([body.open, alert?.payment?.id]).toEqual([1, id])
    const key = { id: alert?.id ?? 0, version: alert?.version ?? 0 }
    const stale = await superAdmin(dismissPaymentAlert, { ...key, version: 9 })
    expect(stale.error.code).toBe('stale')
    const done = await superAdmin(dismissPaymentAlert, { ...key, note: 'A scanner' })
    expect(done.body).toEqual({ open: 0 })
    expect((await superAdmin(dismissPaymentAlert, key)).status).toBe(404)
  })
})
