import { z } from 'zod'
import type { Secrets } from '../../kit/secrets.ts'

const lifetimeMs = 7 * 24 * 3_600_000

const content = z.object({
  purpose: z.literal('address'),
  userId: z.number(),
  email: z.string(),
  until: z.number(),
})

/** An encrypted token that only the reader of the mailbox can return; nothing is stored. */
export function makeAddressProof(
  secrets: Secrets,
  { userId, email }: { userId: number; email: string },
  now = Date.now(),
): string {
  const note = { purpose: 'address', userId, email, until: now + lifetimeMs }
  return Buffer.from(secrets.encrypt(JSON.stringify(note))).toString('base64url')
}

/**
 * The account and address that a token confirms; undefined if it is not one of ours, or too old.
 */
export function readAddressProof(
  secrets: Secrets,
  token: string,
  now = Date.now(),
): { userId: number; email: string } | undefined {
  try {
    const text = secrets.decrypt(Buffer.from(token, 'base64url').toString())
    const note = content.parse(JSON.parse(text))
    return note.until > now ? note : undefined
  } catch {
    return undefined
  }
}
