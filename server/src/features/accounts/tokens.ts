import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, encoded for a link or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are stored only as this hash: a reader of the database cannot use them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
