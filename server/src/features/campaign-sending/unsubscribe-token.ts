import { z } from 'zod'
import type { Secrets } from '../../kit/secrets.ts'

const prefix = 'enc:v1:'
const content = z.object({ unsubscribe: z.number().int().positive() })

/** An encrypted token: only the recipient of the email can unsubscribe. */
export function makeUnsubscribeToken(secrets: Secrets, contactId: number): string {
  return secrets.encrypt(JSON.stringify({ unsubscribe: contactId })).slice(prefix.length)
}

/** The contact that it was made for; undefined if it is not ours or incomplete. */
export function readUnsubscribeToken(secrets: Secrets, token: string): number | undefined {
  try {
    return content.parse(JSON.parse(secrets.decrypt(prefix + token))).unsubscribe
  } catch {
    return undefined
  }
}
