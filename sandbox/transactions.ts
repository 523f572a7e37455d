import { randomInt, randomUUID } from 'node:crypto'
import type { Ending } from './cards.ts'

/** How the merchant is notified of a payment. */
export const manners = ['normal', 'late', 'silent', 'double', 'forged', 'wrongAmount'] as const
export type Manner = (typeof manners)[number]

export interface Transaction {
  provider: 'paygate' | 'payfast'
  /** PAY_REQUEST_ID, or the number of the PayFast page. */
  requestId: string
  /** TRANSACTION_ID or pf_payment_id. */
  transactionId: string
  reference: string
  cents: number
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
  /** The form as the merchant sent it. */
  form: Record<string, string>
  ending: Ending | undefined
  /** The result of each notification: the merchant's reply, or why there was none. */
  notices: string[]
}

/** Requested and paid transactions, in memory only. */
export class Transactions {
  readonly #byRequest = new Map<string, Transaction>()

  add(facts: Omit<Transaction, 'requestId' | 'transactionId' | 'ending' | 'notices'>): Transaction {
    const transaction = {
      ...facts,
      requestId: randomUUID().toUpperCase(),
      transactionId: String(randomInt(100_000_000, 999_999_999)),
      ending: undefined,
      notices: [],
    }
    this.#byRequest.set(transaction.requestId, transaction)
    return transaction
  }

  find(provider: Transaction['provider'], requestId: string | undefined): Transaction | undefined {
    const found = this.#byRequest.get(requestId ?? '')
    return found?.provider === provider ? found : undefined
  }

  /** The newest one with this merchant reference. */
  newest(reference: string): Transaction | undefined {
    return this.all().findLast((transaction) => transaction.reference === reference)
  }

  all(): Transaction[] {
    return [...this.#byRequest.values()]
  }
}
