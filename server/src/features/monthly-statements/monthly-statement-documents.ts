import type {
  MonthlyStatement,
  StatementEntry,
  StatementSums,
} from '#contract/monthly-statements/monthly-statements.calls.ts'
import { paymentProviderNames } from '#contract/payments/payments.messages.ts'
import { vatPercent } from '#contract/payments/vat.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { monthNames } from '#contract/values/months.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { vatNumberText } from '#contract/settings/sample-numbers.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'
import { excelSheet, type ExcelColumn } from '../../kit/excel.ts'
import { pdf, pdfFacts, pdfNote, pdfSection, pdfTable } from '../../kit/pdf.ts'
import { pdfHeading } from '../../kit/pdf-head.ts'
import { addressLine } from '../settings/settings.service.ts'

/** `November 2026` */
export function monthTitle(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`
}

type Row = Partial<Omit<StatementEntry, 'kind' | 'provider'>> & { what: string; method: string }

/** Refunds are negative, so that a column adds up. */
function entryRow(entry: StatementEntry): Row {
  const sign = entry.kind === 'refunded' ? -1 : 1
  const received = entry.fee ? 'Fee received' : 'Received, refund due'
  return {
    ...entry,
    what: entry.kind === 'refunded' ? 'Refund' : received,
    method: paymentProviderNames[entry.provider],
    amount: sign * entry.amount,
    exclVat: sign * entry.exclVat,
    vat: sign * entry.vat,
  }
}

function totalRow(what: string, method: string, sums: StatementSums): Row {
  const { net, vatDue } = sums
  return { what, method, amount: net, vat: vatDue, exclVat: Number((net - vatDue).toFixed(2)) }
}

const money = { width: 14, format: '#,##0.00' }

const columns: ExcelColumn<Row>[] = [
  { header: 'date', value: ({ day }) => (day ? new Date(day) : null), width: 12 },
  { header: 'entry', value: ({ what }) => what, width: 22 },
  { header: 'payment', value: ({ reference }) => reference, width: 12 },
  { header: 'listing', value: ({ listing }) => listing, width: 12 },
  { header: 'payer', value: ({ payer }) => payer, width: 28 },
  { header: 'payment method', value: ({ method }) => method, width: 18 },
  { header: 'amount', value: ({ amount }) => amount, ...money },
  { header: 'excl. VAT', value: ({ exclVat }) => exclVat, ...money },
  { header: 'VAT', value: ({ vat }) => vat, ...money },
]

/** Every movement, then the sums by payment method and in total. */
export function statementWorkbook(statement: MonthlyStatement): Promise<Buffer> {
  const { month, entries, providers, total } = statement
  return excelSheet(monthTitle(month), columns, [
    ...entries.map(entryRow),
    ...providers.map((sums) => totalRow('Subtotal', paymentProviderNames[sums.provider], sums)),
    totalRow('Total', '', total),
  ])
}

/** The rows of totals, with the value for each column. */
const lines: [label: string, value: (sums: StatementSums) => string][] = [
  ['Fees received', ({ feeCount }) => String(feeCount)],
  ['Listing fees', ({ fees }) => formatRandCents(fees)],
  ['Fees excluding VAT', ({ feesExclVat }) => formatRandCents(feesExclVat)],
  [`VAT at ${vatPercent}% on fees`, ({ feesVat }) => formatRandCents(feesVat)],
  ['Payments with a refund due', ({ otherCount }) => String(otherCount)],
  ['Received, refund due', ({ other }) => formatRandCents(other)],
  ['Refunds paid', ({ refundCount }) => String(refundCount)],
  ['Amount refunded', ({ refunds }) => formatRandCents(refunds)],
  ['VAT on refunds', ({ refundsVat }) => formatRandCents(refundsVat)],
  ['VAT due', ({ vatDue }) => formatRandCents(vatDue)],
  ['Net received', ({ net }) => formatRandCents(net)],
]

export function statementPdf(
  statement: MonthlyStatement,
  company: CompanySettings,
): Promise<Buffer> {
  const { month, total, providers, ledger } = statement
  const used = providers.filter(
    ({ feeCount, otherCount, refundCount }) => feeCount + otherCount + refundCount > 0,
  )
  return pdf(`Monthly statement, ${monthTitle(month)}`, (page) => {
    pdfHeading(page, company, `Monthly statement, ${monthTitle(month)}`)
    pdfFacts(page, [
      ['Company', company.legalName],
      ['VAT number', vatNumberText(company.vatNumber)],
      ['Address', addressLine(company)],
      ['Ledger', ledger.agrees ? 'Agrees to the cent' : 'Does not agree'],
    ])
    pdfSection(page, 'Fees, VAT and refunds')
    pdfTable(page, {
      heads: ['Total', ...used.map(({ provider }) => paymentProviderNames[provider])],
      rows: lines.map(([label, value]) => [label, ...[total, ...used].map(value)]),
    })
    pdfNote(page, `Created on ${formatDay(today())}. Amounts by the day on which money moved.`)
  })
}
