import { describe, expect, it } from 'vitest'
import { fromBase32, inGroups, toBase32 } from './base32.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { codeAt, matchStep, newSecret, otpauthUrl, stepAt } from './totp.ts'

const ascii = (text: string) => new TextEncoder().encode(text)
const secret = toBase32(ascii('12345678901234567890'))

describe('base32', () => {
  it('matches the vectors of RFC 4648', () => {
    expect(
      ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(ascii(text))),
    ).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  })
  it('decodes what it encoded and refuses anything else', () => {
    expect(Buffer.from(fromBase32('MZXW6YTBOI')).toString()).toBe('foobar')
    expect(() => fromBase32('MZ0')).toThrow('Invalid base32')
  })
})

describe('a code', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i matches RFC 6238', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code)
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(-6))
  })

  it('is accepted one step early or late, but no more', () => {
    const now = 1_700_000_000_000
    const step = stepAt(now)
    expect(
      [-2, -1, 0, 1, 2].map((off) => matchStep(secret, codeAt(secret, step + off), null, now)),
    ).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it('is refused once its step, or a later one, has been used', () => {
    const now = 1_700_000_000_000
    const step = stepAt(now)
    expect(matchStep(secret, codeAt(secret, step), step, now)).toBeUndefined()
    expect(matchStep(secret, codeAt(secret, step - 1), step, now)).toBeUndefined()
    expect(matchStep(secret, codeAt(secret, step + 1), step, now)).toBe(step + 1)
  })
})

describe('a secret', () => {
  it('has 160 random bits and is never the same', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
    expect(inGroups('ABCDEFGHIJ', ' ')).toBe('ABCD EFGH IJ')
  })
  it('is encoded in a URI that apps read', () => {
    expect(otpauthUrl('Jacaranda & Co', 'thandi@x.example', 'ABC')).toBe(
      'otpauth://totp/Jacaranda%20%26%20Co:thandi%40x.example?secret=ABC&issuer=Jacaranda%20%26%20Co&algorithm=SHA1&digits=6&period=30',
    )
  })
})

describe('recovery codes', () => {
  it('are ten different ones of 80 bits', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  })
  it('are hashed for one user, with or without dashes', () => {
    expect(hashRecoveryCode(1, 'ABCD-EFGH')).toBe(hashRecoveryCode(1, 'ABCDEFGH'))
    expect(hashRecoveryCode(1, 'ABCD')).not.toBe(hashRecoveryCode(2, 'ABCD'))
  })
})
