import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/two-factor/two-factor.calls.ts'
import { inGroups, toBase32 } from './base32.ts'

/** 80 random bits: a plain hash is enough, since they cannot be brute-forced. */
const codeBytes = 10

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    inGroups(toBase32(randomBytes(codeBytes)), '-'),
  )
}

/** Accepts a code with or without its dashes. */
export function hashRecoveryCode(userId: number, code: string): string {
  return createHash('sha256')
    .update(`${userId}:${code.replaceAll('-', '')}`)
    .digest('hex')
}
