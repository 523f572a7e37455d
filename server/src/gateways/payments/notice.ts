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
  /** As the provider wrote it; null if it names none. */
  currency: string | null
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

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Case does not matter in hex. */
export function sameDigest(one: string, other: string | undefined): boolean {
  return sameText(one.toLowerCase(), (other ?? '').toLowerCase())
}

/** A key for the ledger; unusually long ones are replaced by their digest. */
export function eventKey(...parts: readonly (string | number | null)[]): string {
  const key = parts.join('/')
  return key.length <= 200 ? key : createHash('sha256').update(key).digest('hex')
}

export function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name]
      return value === undefined || value === '' ? [] : [[name, value.slice(0, 200)]]
    }),
  )
}
