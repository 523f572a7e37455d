import type { FileReply } from '#contract/call.ts'
import type {
  MonthlyStatement,
  StatementEntry,
  StatementSums,
} from '#contract/monthly-statements/monthly-statements.calls.ts'
import { paymentProviders } from '#contract/payments/payments.states.ts'
import { vatIn } from '#contract/payments/vat.ts'
import { today } from '#contract/values/day.ts'
import type { Services } from '../../services.ts'
import { findCompany } from '../settings/settings.service.ts'
import { statementPdf, statementWorkbook } from './monthly-statement-documents.ts'
import * as queries from './monthly-statements.queries.ts'

const cents = (amount: number) => Math.round(amount * 100)

/** Adds up in cents, so that nothing is lost by rounding. */
export function sumsOf(entries: readonly StatementEntry[]): StatementSums {
  const received = entries.filter(({ kind }) => kind === 'received')
  const fees = received.filter(({ fee }) => fee)
  const others = received.filter(({ fee }) => !fee)
  const refunds = entries.filter(({ kind }) => kind === 'refunded')
  const sum = (some: readonly StatementEntry[], of: 'amount' | 'vat' | 'exclVat') =>
    some.reduce((total, entry) => total + cents(entry[of]), 0)
  const rand = (total: number) => total / 100
  return {
    feeCount: fees.length,
    fees: rand(sum(fees, 'amount')),
    feesExclVat: rand(sum(fees, 'exclVat')),
    feesVat: rand(sum(fees, 'vat')),
    otherCount: others.length,
    other: rand(sum(others, 'amount')),
    refundCount: refunds.length,
    refunds: rand(sum(refunds, 'amount')),
    refundsVat: rand(sum(refunds, 'vat')),
    vatDue: rand(sum(fees, 'vat') - sum(refunds, 'vat')),
    net: rand(sum(received, 'amount') - sum(refunds, 'amount')),
  }
}

function toEntry(movement: queries.Movement): StatementEntry {
  const { amount, fee } = movement
  const { exclVat, vat } = fee ? vatIn(amount) : { exclVat: amount, vat: 0 }
  return { ...movement, exclVat, vat }
}

export async function getMonthlyStatement(
  { database: { db } }: Services,
  wanted: string | undefined,
): Promise<MonthlyStatement> {
  const months = await queries.findMonths(db)
  const month = wanted ?? today().slice(0, 7)
  const entries = (await queries.findMovements(db, month)).map(toEntry)
  const ledger = await queries.findLedgerSums(db, month)
  const total = sumsOf(entries)
  const agrees =
    cents(ledger.received) === cents(total.fees) + cents(total.other) &&
    cents(ledger.refunded) === cents(total.refunds)
  return {
    month,
    months: [...new Set([month, ...months])].toSorted().toReversed(),
    total,
    providers: paymentProviders.map((provider) => ({
      provider,
      ...sumsOf(entries.filter((entry) => entry.provider === provider)),
    })),
    ledger: { ...ledger, agrees },
    entries,
  }
}

const fileName = (month: string, ending: string) => `monthly-statement-${month}.${ending}`

export async function exportMonthlyStatement(
  services: Services,
  month: string,
): Promise<FileReply> {
  const statement = await getMonthlyStatement(services, month)
  return { fileName: fileName(month, 'xlsx'), content: await statementWorkbook(statement) }
}

export async function printMonthlyStatement(services: Services, month: string): Promise<FileReply> {
  const statement = await getMonthlyStatement(services, month)
  const company = await findCompany(services.database.db)
  return { fileName: fileName(month, 'pdf'), content: await statementPdf(statement, company) }
}
