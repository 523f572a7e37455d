import { z } from 'zod'
import type { Secrets } from '../../kit/secrets.ts'

const prefix = 'enc:v1:'
const content = z.union([
  z.strictObject({ stopSearch: z.number().int().positive() }),
  z.strictObject({ stopFavourites: z.number().int().positive() }),
  z.strictObject({ stopAll: z.number().int().positive() }),
])

/** The alerts of one saved search, or those about the favourites of a recipient, or all of them. */
export type Stopped = z.infer<typeof content>

/** An encrypted token: only the recipient of the email can stop the alerts. */
export function makeStopToken(secrets: Secrets, stopped: Stopped): string {
  return secrets.encrypt(JSON.stringify(stopped)).slice(prefix.length)
}

/** Undefined if it is not ours or incomplete. */
export function readStopToken(secrets: Secrets, token: string): Stopped | undefined {
  try {
    return content.parse(JSON.parse(secrets.decrypt(prefix + token)))
  } catch {
    return undefined
  }
}
