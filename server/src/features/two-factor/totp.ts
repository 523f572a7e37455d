import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase32, toBase32 } from './base32.ts'

/** RFC 6238 as authenticator apps implement it: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30
const digits = 6
/** A phone's clock may be off by half a minute, either way. */
const drift = 1

/** 160 bits, as RFC 4226 recommends for SHA-1. */
export function newSecret(): string {
  return toBase32(randomBytes(20))
}

export function stepAt(time: number): number {
  return Math.floor(time / 1000 / stepSeconds)
}

export function codeAt(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac[19] as number) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** The step a code belongs to, later than the last one used; undefined if there is none. */
export function matchStep(
  secret: string,
  code: string,
  lastUsed: number | null,
  now = Date.now(),
): number | undefined {
  const current = stepAt(now)
  for (let step = current - drift; step <= current + drift; step++) {
    if (step > (lastUsed ?? -1) && same(codeAt(secret, step), code)) return step
  }
  return undefined
}

export function otpauthUrl(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
