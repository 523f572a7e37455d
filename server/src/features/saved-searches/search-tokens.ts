import { z } from 'zod'
import type { Secrets } from '../../kit/secrets.ts'

const day = 24 * 3_600_000
/** For as long as an unconfirmed search is kept. */
export const confirmDays = 7
/** Every email has a new one. */
const manageDays = 180

const confirmation = z.object({
  purpose: z.literal('saved search'),
  searchId: z.number().int(),
  email: z.string(),
  until: z.number(),
})

const management = z.object({
  purpose: z.literal('saved searches'),
  email: z.string(),
  until: z.number(),
})

function seal(secrets: Secrets, note: object): string {
  return Buffer.from(secrets.encrypt(JSON.stringify(note))).toString('base64url')
}

function open<Note extends { until: number }>(
  secrets: Secrets,
  token: string,
  content: z.ZodType<Note>,
  now: number,
): Note | undefined {
  try {
    const text = secrets.decrypt(Buffer.from(token, 'base64url').toString())
    const note = content.parse(JSON.parse(text))
    return note.until > now ? note : undefined
  } catch {
    return undefined
  }
}

/** Only the reader of the mailbox can return it; nothing is stored. */
export function makeConfirmToken(
  secrets: Secrets,
  { id, email }: { id: number; email: string },
  now = Date.now(),
): string {
  const until = now + confirmDays * day
  return seal(secrets, { purpose: 'saved search', searchId: id, email, until })
}

/** Undefined if it is not one of ours, or too old. */
export function readConfirmToken(secrets: Secrets, token: string, now = Date.now()) {
  return open(secrets, token, confirmation, now)
}

/** Lets the reader of the mailbox manage its searches without an account. */
export function makeManageToken(secrets: Secrets, email: string, now = Date.now()): string {
  return seal(secrets, { purpose: 'saved searches', email, until: now + manageDays * day })
}

export function readManageToken(secrets: Secrets, token: string, now = Date.now()) {
  return open(secrets, token, management, now)?.email
}
