import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import type { StatementBank } from '#contract/bank-statements/bank-statements.states.ts'
import type { Day } from '#contract/values/day.ts'
import { findHeading, headingOf, type Columns } from './csv-columns.ts'
import { csvRows, type CsvRow } from '../../kit/csv.ts'
import {
  balancesOf,
  oldestFirst,
  refuseFile,
  type ParsedLine,
  type ParsedStatement,
} from './parsed-statement.ts'
import { readAccount, readCents, readDay, tidyText } from './statement-values.ts'

function centsIn(row: CsvRow, place: number): number | null {
  const text = place < 0 ? '' : (row.cells[place] ?? '')
  const cents = readCents(text)
  return cents === undefined ? refuseFile(texts.badAmount(row.line, text)) : cents
}

function dayIn(row: CsvRow, text: string, lastDay?: Day): Day {
  return readDay(text, lastDay) ?? refuseFile(texts.badDate(row.line, text))
}

/**
 * A row about the statement rather than a transaction: balances brought forward, totals, footers.
 */
const aboutStatement =
  /^(brought forward|carried forward|opening balance|closing balance|balance brought forward|total:?|provisional statement)/i

/** Money in less money out; a fee with its own column is a separate line. */
function moneyOf(row: CsvRow, columns: Columns): { cents: number | null; fee: number } {
  const fee = columns.fee >= 0 && columns.debit >= 0 ? -Math.abs(centsIn(row, columns.fee) ?? 0) : 0
  if (columns.amount >= 0) {
    const cents = centsIn(row, columns.amount)
    const side = columns.side < 0 ? '' : (row.cells[columns.side] ?? '')
    return { cents: cents !== null && /^dr?\b/i.test(side) ? -Math.abs(cents) : cents, fee }
  }
  const out = centsIn(row, columns.debit)
  const money = centsIn(row, columns.credit)
  if (out === null && money === null) return { cents: fee === 0 ? null : fee, fee: 0 }
  return { cents: (money ?? 0) - Math.abs(out ?? 0), fee }
}

function linesUnderHeading(rows: CsvRow[], columns: Columns): ParsedLine[] {
  return rows.flatMap((row): ParsedLine[] => {
    const description = tidyText(...columns.descriptions.map((place) => row.cells[place]))
    const date = row.cells[columns.date] ?? ''
    const whole = row.cells.find(Boolean) ?? ''
    if (aboutStatement.test(description) || aboutStatement.test(whole)) return []
    const { cents, fee } = moneyOf(row, columns)
    if (cents === null || (cents === 0 && fee === 0)) return []
    const day = dayIn(row, date)
    const balance = centsIn(row, columns.balance)
    if (fee === 0) return [{ day, cents, description, balance }]
    const before = balance === null ? null : balance - fee
    return [
      { day, cents, description, balance: before },
      { day, cents: fee, description: `Fee: ${description}`, balance },
    ]
  })
}

const firstCell = ({ cells }: CsvRow) => cells[0] ?? ''
const unquoted = (text = '') => text.replace(/^'|'$/g, '').trim()

/** Standard Bank: HIST, day, mark, amount, description, reference, branch, code. No balances. */
function standardBankLines(rows: CsvRow[]): ParsedLine[] {
  return rows
    .filter((row) => firstCell(row).toUpperCase() === 'HIST')
    .map((row) => ({
      day: dayIn(row, row.cells[1] ?? ''),
      cents: centsIn(row, 3) ?? refuseFile(texts.badAmount(row.line, '')),
      description: tidyText(row.cells[4], row.cells[5]),
      balance: null,
    }))
}

/** Standard Bank writes the balances of the account in separate rows. */
function standardBankBalance(rows: CsvRow[], name: 'OPEN' | 'CLOSE'): number | null {
  const row = rows.find(({ cells }) =>
    cells.slice(0, 5).some((cell) => cell.toUpperCase() === name),
  )
  return row ? centsIn(row, 3) : null
}

/** FNB's older statement: a type in the first field, 3 for the period and 5 for a line. */
function fnbRecordLines(rows: CsvRow[]): ParsedLine[] {
  const period = rows.find((row) => firstCell(row) === '3' && readDay(unquoted(row.cells[3])))
  const lastDay = readDay(unquoted(period?.cells[3])) ?? undefined
  return rows
    .filter((row) => firstCell(row) === '5' && /^\d+$/.test(unquoted(row.cells[1])))
    .map((row) => ({
      day: dayIn(row, unquoted(row.cells[2]), lastDay),
      cents: centsIn({ ...row, cells: row.cells.map(unquoted) }, 6) ?? 0,
      description: tidyText(...row.cells.slice(3, 6).map(unquoted)),
      balance: centsIn({ ...row, cells: row.cells.map(unquoted) }, 7),
    }))
}

/** Nedbank writes no heading: day, description, amount, balance. */
function nedbankLines(rows: CsvRow[]): ParsedLine[] {
  return rows.flatMap((row): ParsedLine[] => {
    const day = readDay(firstCell(row))
    if (!day) return []
    const twoDays = readDay(row.cells[1] ?? '') !== null
    const [description = '', amount = ''] = row.cells.slice(twoDays ? 2 : 1)
    const cents = centsIn(row, twoDays ? 3 : 2)
    if (cents === null || amount === '' || aboutStatement.test(description)) return []
    return [
      { day, cents, description: tidyText(description), balance: centsIn(row, twoDays ? 4 : 3) },
    ]
  })
}

/** An account number above the lines, next to its label. */
function accountAbove(rows: readonly CsvRow[]): string | null {
  for (const { cells } of rows.slice(0, 12)) {
    const label = cells.findIndex((cell) => /^acc(ount)?([ -]*(number|no\.?))?\s*:?$/i.test(cell))
    const account = label < 0 ? null : readAccount(cells[label + 1]?.split(/\s+\[/)[0])
    if (account) return account
  }
  return null
}

const named: [StatementBank, RegExp][] = [
  ['fnb', /\bfnb\b|first national bank/i],
  ['standardBank', /standard bank/i],
  ['absa', /\babsa\b/i],
  ['nedbank', /\bnedbank\b/i],
  ['capitec', /\bcapitec\b/i],
  ['investec', /\binvestec\b/i],
]

/** The bank of a file with a heading: by its own columns, by a name above them, or by its dates. */
function bankOf(rows: CsvRow[], place: number, columns: Columns): StatementBank {
  const above = rows.slice(0, place).flatMap(({ cells }) => cells)
  const headings = (rows[place]?.cells ?? []).map(headingOf)
  const has = (...wanted: string[]) => wanted.every((name) => headings.includes(name))
  if (above.some((cell) => /account transaction history/i.test(cell))) return 'fnb'
  const byName = named.find(([, pattern]) => above.some((cell) => pattern.test(cell)))
  if (byName) return byName[0]
  if (has('money in', 'money out') || has('account', 'reference', 'fees')) return 'capitec'
  if (has('service fee', 'debit / credit') || headings.some((name) => name.startsWith('accrued'))) {
    return 'fnb'
  }
  if (columns.debit >= 0 && columns.credit >= 0) return 'investec'
  const date = rows[place + 1]?.cells[columns.date] ?? ''
  if (has('date', 'description', 'amount', 'balance') && /^\d{8}$/.test(date)) return 'absa'
  return 'other'
}

/** A statement in CSV: the bank is recognised by its heading, or by the form of its rows. */
export function readCsvStatement(text: string): ParsedStatement {
  const rows = csvRows(text)
  const format = 'csv'
  if (rows.some((row) => firstCell(row).toUpperCase() === 'HIST')) {
    const lines = oldestFirst(standardBankLines(rows))
    const number = rows.find(({ cells }) => cells.some((cell) => /^acc-?no$/i.test(cell)))
    const account = number?.cells.map(readAccount).find(Boolean) ?? null
    const opening = standardBankBalance(rows, 'OPEN')
    const closing = standardBankBalance(rows, 'CLOSE')
    return { bank: 'standardBank', format, account, lines, opening, closing }
  }
  if (rows.some((row) => firstCell(row) === '5' && /^'?number'?$/i.test(row.cells[1] ?? ''))) {
    const lines = oldestFirst(fnbRecordLines(rows))
    const account = readAccount(unquoted(rows.find((row) => firstCell(row) === '2')?.cells[1]))
    return { bank: 'fnb', format, account, lines, ...balancesOf(lines) }
  }
  if (/^statement enquiry/i.test(firstCell(rows[0] ?? { line: 1, cells: [] }))) {
    const lines = oldestFirst(nedbankLines(rows))
    return { bank: 'nedbank', format, account: accountAbove(rows), lines, ...balancesOf(lines) }
  }
  const heading = findHeading(rows)
  if (!heading) refuseFile(texts.unknownFormat)
  const { place, columns } = heading
  const below = rows.slice(place + 1)
  const lines = oldestFirst(linesUnderHeading(below, columns))
  const inRow = columns.account < 0 ? null : readAccount(below[0]?.cells[columns.account])
  return {
    bank: bankOf(rows, place, columns),
    format,
    account: inRow ?? accountAbove(rows.slice(0, place)),
    lines,
    ...balancesOf(lines),
  }
}
