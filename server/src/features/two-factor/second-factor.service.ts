import { randomBytes } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Parts } from '../../parts.ts'
import { codeUse, takeLoginAttempt } from '../accounts/login-limit.ts'
import { insertSession } from '../accounts/sessions.queries.ts'
import { hashToken } from '../accounts/tokens.ts'
import { signIn } from '../accounts/sign-in.ts'
import { spendCode } from './codes.service.ts'
import * as queries from './two-factor.queries.ts'

const challengeSeconds = 5 * 60

export async function usesTwoFactor({ database }: Parts, userId: number): Promise<boolean> {
  const row = await queries.findSecret(database.db, userId)
  return row?.confirmedAt != null
}

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

export async function completeLogin(
  parts: Parts,
  input: { challenge: string; code: string; remember: boolean },
  context: CallContext,
) {
  const challenge = await queries.findChallenge(parts.database.db, hashToken(input.challenge))
  if (!challenge) throw new AppError('challengeOver')
  const { userId, username } = challenge
  // Counted before the look at the code, so that attempts at the same moment cannot slip past.
  const attempt = await takeLoginAttempt(parts, { userId }, context.ip, [codeUse(userId)])
  const actor = { userId, name: username, requestId: context.requestId }
  await transaction(parts.database, actor, async (tx) => {
    if (!(await spendCode(parts, tx, userId, input.code))) throw new AppError('wrongCode')
    if (!(await queries.takeChallenge(tx, challenge.id))) throw new AppError('challengeOver')
  })
  await attempt.succeed()
  return signIn(parts, { userId, remember: input.remember, twoFactor: true }, context)
}
