import type { Tx } from '../../db/connect.ts'
import { acceptSure, findClaims, findOpenLines, saveMatches } from './bank-lines.queries.ts'
import { findPayablePayments } from './line-payments.queries.ts'
import { Matcher } from './match-lines.ts'

/** A matcher that knows every payment, and what accepted lines will pay. */
export async function openMatcher(tx: Tx): Promise<Matcher> {
  const payments = await findPayablePayments(tx)
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  for (const { paymentIds, cents } of await findClaims(tx)) {
    let left = cents
    for (const id of paymentIds) {
      const payment = byId.get(id)
      if (!payment) continue
      const share = Math.min(left, Math.max(0, payment.amount - payment.received))
      payment.received += share
      left -= share
    }
  }
  return new Matcher(payments)
}

/** Looks for the payments of all lines that are to be placed. */
export async function matchOpenLines(tx: Tx): Promise<void> {
  const lines = await findOpenLines(tx)
  if (lines.length === 0) return
  const matcher = await openMatcher(tx)
  // Lines that claim their payment come before those that a person has undone, which never do.
  const inOrder = lines.toSorted((a, b) => Number(a.byHand) - Number(b.byHand))
  const matches = inOrder.map((line) => ({ id: line.id, ...matcher.match(line) }))
  await saveMatches(tx, matches)
  await acceptSure(tx, matches)
}
