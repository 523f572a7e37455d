import { randomBytes } from 'node:crypto'
import type { CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { insertSession } from './sessions.queries.ts'
import { hashToken } from './tokens.ts'

const challengeSeconds = 5 * 60

/** After the correct password: a token that grants nothing until a code follows. */
export async function startChallenge(services: Services, userId: number, context: CallContext) {
  const challenge = randomBytes(32).toString('base64url')
  await insertSession(services.database, {
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
