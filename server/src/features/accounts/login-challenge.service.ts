import { randomBytes } from 'node:crypto'
import type { CallContext } from '../../kit/call-context.ts'
import type { Parts } from '../../parts.ts'
import { insertSession } from './sessions.queries.ts'
import { hashToken } from './tokens.ts'

const challengeSeconds = 5 * 60

/** After the right password: a token that opens nothing until a code follows. */
export async function startChallenge(parts: Parts, userId: number, context: CallContext) {
  const challenge = randomBytes(32).toString('base64url')
  await insertSession(parts.database, {
    tokenHash: hashToken(challenge),
    userId,
    remember: false,
    seconds: challengeSeconds,
    ip: context.ip,
    userAgent: context.userAgent.slice(0, 300),
  })
  const expires = new Date(Date.now() + challengeSeconds * 1000).toISOString()
  return { twoFactorNeeded: true as const, challenge, expires }
}
