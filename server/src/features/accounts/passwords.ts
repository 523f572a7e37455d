import { hash, verify } from '@node-rs/argon2'

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(plain: string): Promise<string> {
  return hash(plain, options)
}

let nobodysHash: Promise<string> | undefined

/**
 * Without a hash (an unknown user) the same work is done, so that the response time is the same.
 */
export async function verifyPassword(stored: string | undefined, plain: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await nobodysHash), plain).catch(() => false)
  return stored !== undefined && matches
}
