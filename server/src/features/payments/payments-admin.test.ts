import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { downloadExport } from '#contract/exports/exports.calls.ts'
import { dismissPaymentAlert, listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import * as admin from '#contract/payments/payments-admin.calls.ts'
import { sortKeys } from '#contract/list.ts'
import { roles } from '#contract/roles.ts'
import { today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aPayment, anEft, onStatement } from '../../testing/payment-builders.ts'

/** As in production without credentials: cards are off, EFT works. */
const api = useApi()

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

describe('payments in the back office', () => {
  it.each(everyCall)('are for Super Admins only: %o', async (call, input) => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(call, input)).status).toBe(403)
    }
    expect((await api.visitor(call, input)).status).toBe(401)
  })
})

describe('the list of payments', () => {
  it('finds, filters, counts and pages', async () => {
    const superAdmin = await api.as('superAdmin')
    await anEft(api)
    const { owner, id } = await anEft(api)
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
    const { id, version } = await anEft(api)
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
    const { owner, details } = await anEft(api)
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
    const { id } = await anEft(api)
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
