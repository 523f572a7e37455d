import { matchLevelNames } from '#contract/bank-statements/bank-statements.messages.ts'
import { lineStateNames } from '#contract/bank-statements/bank-statements.messages.ts'
import type { BankLine, LinePayment } from '#contract/bank-statements/bank-statements.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'

/** `−R 12.50` with a proper minus, as a statement shows it. */
export function signedRand(amount: number): string {
  return amount < 0 ? `−${formatRandCents(-amount)}` : formatRandCents(amount)
}

/** How many of the five confidence marks are filled. */
export function marksOf({ level, score, state }: BankLine): number {
  if (state === 'charge') return 5
  return level === 'unknown' ? 0 : Math.max(1, Math.round(score / 20))
}

export function confidenceOf(line: BankLine): string {
  const { level, score, partial, state } = line
  if (state === 'charge') return 'Money out'
  if (state !== 'open' && state !== 'accepted') return lineStateNames[state]
  if (level === 'sure' || level === 'unknown') return matchLevelNames[level]
  return partial ? 'Partial' : `${matchLevelNames[level]}, ${score}%`
}

const named = ({ reference, payer }: LinePayment) => `${reference} ${payer}`.trim()

/** What the payments are, in one line. */
export function paymentsTitle(payments: readonly LinePayment[]): string {
  const [first] = payments
  if (!first) return 'No payment found'
  return payments.length === 1 ? named(first) : `${payments.length} payments of ${first.payer}`
}

/** What accepting would mean if the amounts differ; null if they agree. */
export function differenceOf(
  amount: number,
  payments: readonly LinePayment[],
): { short: string; of: string } | { over: string } | null {
  const due = payments.reduce((sum, { outstanding }) => sum + outstanding, 0)
  const cents = Math.round(amount * 100) - Math.round(due * 100)
  if (cents === 0 || payments.length === 0) return null
  if (cents > 0) return { over: formatRandCents(cents / 100) }
  return { short: formatRandCents(-cents / 100), of: formatRandCents(due) }
}

/** The button of a line, named after its action. */
export function acceptLabel(amount: number, payments: readonly LinePayment[]): string {
  if (payments.length > 1) return `Accept ${payments.length}`
  const difference = differenceOf(amount, payments)
  return difference && 'short' in difference ? 'Accept part' : 'Accept'
}
