import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { bookBankLines } from '#contract/bank-statements/bank-statements.calls.ts'
import * as calls from '#contract/monthly-statements/monthly-statements.calls.ts'
import * as admin from '#contract/payments/payments-admin.calls.ts'
import { roles } from '#contract/roles.ts'
import { today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { readPdf } from '../../testing/pdf.ts'
import { anAwaitedEft, anFnbFile, uploadStatement } from '../../testing/statement-builders.ts'

const api = useApi()
const month = today().slice(0, 7)

const everyCall: [AnyCall, Record<string, unknown>][] = [
  [calls.getMonthlyStatement, {}],
  [calls.exportMonthlyStatement, { month }],
  [calls.printMonthlyStatement, { month }],
]

async function versionOf(id: number): Promise<number> {
  const [row] = await api.services.database.sql`select version from payments where id = ${id}`
  return row?.version as number
}

async function confirmed() {
  const eft = await anAwaitedEft(api)
  const send = await api.as('superAdmin')
  const version = await versionOf(eft.paymentId)
  await send(admin.confirmEft, { id: eft.paymentId, version, amount: 380, paidOn: today() })
  return eft
}

async function refund(id: number) {
  const send = await api.as('superAdmin')
  const version = await versionOf(id)
  await send(admin.refundPayment, { id, version, step: 'refunded', note: 'Cancelled in time' })
}

describe('the monthly statement', () => {
  it.each(everyCall)('is only for the Super Admin: %o', async (call, input) => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(call, input)).status).toBe(403)
    }
    expect((await api.visitor(call, input)).status).toBe(401)
  })

  it('refuses an invalid month', async () => {
    const send = await api.as('superAdmin')
    const { status, error } = await send(calls.getMonthlyStatement, { month: '2026-13' })
    expect([status, error.fields.month]).toEqual([422, calls.monthlyStatementTexts.month])
  })

  it('agrees with the ledger to the cent: fees, VAT, surplus and refunds', async () => {
    const send = await api.as('superAdmin')
    const first = await confirmed()
    await confirmed()
    await refund(first.paymentId)
    const over = await anAwaitedEft(api)
    const superAdmin = await aUser(api.services, { role: 'superAdmin' })
    const file = anFnbFile([{ day: today(), amount: '400.05', text: over.reference }])
    const { body: imported } = await uploadStatement(api, file, superAdmin.token)
    const { sql } = api.services.database
    await sql`update bank_lines set state = 'accepted', payment_ids = ${[over.paymentId]}
      where statement_id = ${imported.statementId}`
    await send(bookBankLines, { statement: imported.statementId })

    const { body } = await send(calls.getMonthlyStatement, {})
    expect(body.total).toEqual({
      feeCount: 3,
      fees: 1140,
      feesExclVat: 991.29,
      feesVat: 148.71,
      otherCount: 1,
      other: 20.05,
      refundCount: 1,
      refunds: 380,
      refundsVat: 49.57,
      vatDue: 99.14,
      net: 780.05,
    })
    const eft = body.providers.find(({ provider }) => provider === 'eft')
    expect(eft).toEqual({ provider: 'eft', ...body.total })
    // Directly from the events: what arrived, and what was refunded.
    const [events] = await sql`
      select sum(amount) filter (where kind = 'confirm' and outcome in ('paid', 'refund due'))::float8
          as received,
        sum(amount) filter (where kind = 'refund' and outcome = 'refunded')::float8 as refunded
      from payment_events`
    expect(events).toEqual({ received: 1160.05, refunded: 380 })
    expect(body.ledger).toEqual({ ...events, agrees: true })
    const { body: ledger } = await send(admin.getPaymentLedger, {})
    expect(ledger.differences).toEqual([])
  })

  it('reports when the ledger has a different sum', async () => {
    const send = await api.as('superAdmin')
    const { sql } = api.services.database
    const [row] = await sql`select max(id) as id from payments where state = 'paid'`
    await sql`update payments set amount = amount + 1 where id = ${row?.id}`
    expect((await send(calls.getMonthlyStatement, {})).body.ledger.agrees).toBe(false)
    await sql`update payments set amount = amount - 1 where id = ${row?.id}`
  })

  it('of a month without payments is empty, and agrees', async () => {
    const send = await api.as('superAdmin')
    const { body } = await send(calls.getMonthlyStatement, { month: '2020-02' })
    expect(body).toMatchObject({ month: '2020-02', entries: [], ledger: { agrees: true } })
    expect(body.months).toContain(month)
  })

  it('comes as an Excel file whose columns add up to its total', async () => {
    const send = await api.as('superAdmin')
    const { body: statement } = await send(calls.getMonthlyStatement, {})
    const file = await send(calls.exportMonthlyStatement, { month })
    expect(file.headers['content-disposition']).toContain(`monthly-statement-${month}.xlsx`)
    const [sheet] = await readXlsxFile(Buffer.from(file.body.content))
    const [head = [], ...rows] = sheet?.data ?? []
    const amount = head.indexOf('amount')
    const entries = rows.slice(0, statement.entries.length)
    const sum = entries.reduce((total, row) => total + Math.round(Number(row[amount]) * 100), 0)
    expect(sum).toBe(Math.round(statement.total.net * 100))
    expect(rows.at(-1)?.[amount]).toBe(statement.total.net)
    expect(rows.at(-1)?.[head.indexOf('VAT')]).toBe(statement.total.vatDue)
  })

  it('comes as a PDF with the sums and the payment methods', async () => {
    const send = await api.as('superAdmin')
    const file = await send(calls.printMonthlyStatement, { month })
    expect(file.headers['content-type']).toBe('application/pdf')
    const { title, pages } = await readPdf(file.body.content)
    expect(title).toContain('Monthly statement')
    const text = pages.join(' ')
    for (const fact of ['R 1 140.00', 'VAT due R 99.14', 'Agrees to the cent', 'Total']) {
      expect(text).toContain(fact)
    }
    expect(pages).toHaveLength(1)
  })
})
