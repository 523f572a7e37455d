import type { CsvRow } from '../../kit/csv.ts'

/** The position of each column in a file; -1 if it is missing. */
export interface Columns {
  date: number
  descriptions: number[]
  amount: number
  debit: number
  credit: number
  /** CR or DR beside an amount without a sign. */
  side: number
  fee: number
  balance: number
  account: number
}

const names = {
  // In this order: the posting date comes first.
  date: ['posting date', 'posted date', 'date', 'effective date', 'transaction date', 'value date'],
  amount: ['amount', 'transaction amount', 'amount (zar)', 'amount(zar)', 'amount (r)'],
  debit: ['debit', 'debits', 'debit amount', 'debits(r)', 'money out', 'payments', 'withdrawals'],
  credit: ['credit', 'credits', 'credit amount', 'credits(r)', 'money in', 'deposits'],
  side: ['debit / credit', 'debit/credit', 'dr/cr', 'cr/dr'],
  fee: ['fee', 'fees'],
  balance: ['balance', 'running balance', 'account balance', 'balance(r)', 'balance (r)'],
  account: ['account', 'account number', 'acc no', 'account no'],
}

const descriptions = [
  'description',
  'transaction description',
  'details',
  'narrative',
  'statement description',
  'original description',
  'description1',
  'description2',
  'description3',
  'reference',
  'reference number',
  'customer reference',
  'beneficiary reference',
  'recipient reference',
  'your reference',
  'memo',
]

export const headingOf = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/^[#'"]+|['"*]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function columnsOf({ cells }: CsvRow): Columns | null {
  const headings = cells.map(headingOf)
  const find = (wanted: readonly string[]) =>
    wanted.map((name) => headings.indexOf(name)).find((place) => place >= 0) ?? -1
  const found: Columns = {
    date: find(names.date),
    descriptions: descriptions
      .map((name) => headings.indexOf(name))
      .filter((place) => place >= 0)
      .toSorted((a, b) => a - b),
    amount: find(names.amount),
    debit: find(names.debit),
    credit: find(names.credit),
    side: find(names.side),
    fee: find(names.fee),
    balance: find(names.balance),
    account: find(names.account),
  }
  const hasMoney = found.amount >= 0 || (found.debit >= 0 && found.credit >= 0)
  return found.date >= 0 && found.descriptions.length > 0 && hasMoney ? found : null
}

/** The heading is among the first rows; banks write the name and the account above it. */
const mostRowsAbove = 30

export function findHeading(rows: readonly CsvRow[]): { place: number; columns: Columns } | null {
  for (const [place, row] of rows.slice(0, mostRowsAbove).entries()) {
    const columns = columnsOf(row)
    if (columns) return { place, columns }
  }
  return null
}
