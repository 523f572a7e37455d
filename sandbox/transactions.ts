import { randomInt, randomUUID } from 'node:crypto'
import type { Ending } from './cards.ts'

/** How the notice of a payment reaches the shop. */
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
  /** The form as the shop sent it. */
  form: Record<string, string>
  ending: Ending | undefined
  /** What became of each notice: the shop's reply, or why there was none. */
  notices: string[]
}

/** What has been asked for and paid. In memory only: a sandbox forgets. */
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

  /** The newest one with a shop's reference. */
  newest(reference: string): Transaction | undefined {
    return this.all().findLast((transaction) => transaction.reference === reference)
  }

  all(): Transaction[] {
    return [...this.#byRequest.values()]
  }
}
