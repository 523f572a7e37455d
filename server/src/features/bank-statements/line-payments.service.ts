import type { LinePayment } from '#contract/bank-statements/bank-statements.schema.ts'
import type { Services } from '../../services.ts'
import { searchLinePayments } from './line-payments.queries.ts'

/** Payments that a person can choose for a line, found by what they know about it. */
export function findPaymentsFor({ database }: Services, search: string): Promise<LinePayment[]> {
  return searchLinePayments(database.db, search)
}
