import { createHash } from 'node:crypto'

/**
 * The providers' side of the signatures, written from their documentation and not shared with the
 * product: a mistake on one side must not be hidden by the same mistake on the other.
 */
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** A value that PayGate writes as `null` is signed as empty. */
export function payGateChecksum(values: readonly (string | undefined)[], key: string): string {
  return md5([...values.map((value) => (value === 'null' ? '' : value)), key].join(''))
}

/** PHP's urlencode leaves letters, digits, hyphen, full stop and underscore; a space is a plus. */
export function phpEncode(text: string): string {
  let encoded = ''
  for (const byte of Buffer.from(text)) {
    const sign = String.fromCharCode(byte)
    if (/[A-Za-z0-9._-]/.test(sign)) encoded += sign
    else if (sign === ' ') encoded += '+'
    else encoded += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return encoded
}

export type Pairs = readonly (readonly [string, string])[]

const signed = (pairs: Pairs, passphrase: string) =>
  md5(
    [...pairs, ['passphrase', passphrase]]
      .map(([name, value = '']) => `${name}=${phpEncode(value)}`)
      .join('&'),
  )

/** For a form that a merchant sends: its values are trimmed first. */
export function payFastSignature(pairs: Pairs, passphrase: string): string {
  return signed(
    pairs.map(([name, value]) => [name, value.trim()]),
    passphrase,
  )
}

/** For a notification: its values are signed as they are sent. */
export const payFastNoticeSignature = signed
