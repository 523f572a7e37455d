import { z } from 'zod'
import type { Secrets } from '../../kit/secrets.ts'

const minutes = 60

const content = z.object({
  purpose: z.literal('mailbox'),
  userId: z.number(),
  email: z.string(),
  until: z.number(),
})

/** An encrypted token that only the owner of the mailbox can return; nothing is stored. */
export function makeProof(
  secrets: Secrets,
  userId: number,
  email: string,
  now = Date.now(),
): string {
  const note = { purpose: 'mailbox', userId, email, until: now + minutes * 60_000 }
  return Buffer.from(secrets.encrypt(JSON.stringify(note))).toString('base64url')
}

/** Whether the proof belongs to this user, for their current address, and has not expired. */
export function proves(
  secrets: Secrets,
  proof: string,
  { id, email }: { id: number; email: string },
  now = Date.now(),
): boolean {
  try {
    const text = secrets.decrypt(Buffer.from(proof, 'base64url').toString())
    const note = content.parse(JSON.parse(text))
    return note.userId === id && note.email === email && note.until > now
  } catch {
    return false
  }
}
