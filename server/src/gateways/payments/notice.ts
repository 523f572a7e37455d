import { createHash, timingSafeEqual } from 'node:crypto'
import type { PaymentProvider } from '#contract/payments/payments.states.ts'

export type Fields = Readonly<Record<string, string>>

/** `open`: the provider is still busy. `voided`: it took a settled payment back. */
export type Verdict = 'paid' | 'declined' | 'cancelled' | 'failed' | 'open' | 'voided'

/** What a provider says about a payment, once it is sure that the provider said it. */
export interface Notice {
  provider: Exclude<PaymentProvider, 'eft'>
  verdict: Verdict
  /** Our own reference. */
  reference: string
  requestId: string | null
  transactionId: string | null
  cents: number | null
  resultCode: string | null
  resultDescription: string | null
  /** The same news always has the same one. */
  eventId: string
  /** What is worth keeping of it: nothing that names a person. */
  payload: Fields
}

export function md5(signed: string | Buffer): string {
  return createHash('md5').update(signed).digest('hex')
}

/** Compares digests in constant time; case does not matter in hex. */
export function sameDigest(one: string, other: string | undefined): boolean {
  const a = Buffer.from(one.toLowerCase())
  const b = Buffer.from((other ?? '').toLowerCase())
  return a.length === b.length && timingSafeEqual(a, b)
}

export function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name]
      return value === undefined || value === '' ? [] : [[name, value.slice(0, 200)]]
    }),
  )
}
