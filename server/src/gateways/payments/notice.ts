import { createHash, timingSafeEqual } from 'node:crypto'
import type { PaymentProvider } from '#contract/payments/payments.states.ts'

export type Fields = Readonly<Record<string, string>>

/** `open`: the provider is still processing. `voided`: it reversed a settled payment. */
export type Verdict = 'paid' | 'declined' | 'cancelled' | 'failed' | 'open' | 'voided'

/** A verified notification from a provider about a payment. */
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
  /** Identical for repeated notifications of the same event. */
  eventId: string
  /** The fields to store: none of them identifies a person. */
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
