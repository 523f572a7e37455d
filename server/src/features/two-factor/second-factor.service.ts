import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Parts } from '../../parts.ts'
import { codeUse, takeLoginAttempt } from '../accounts/login-limit.ts'
import { hashToken } from '../accounts/tokens.ts'
import { signIn } from '../accounts/sign-in.ts'
import { spendCode } from './codes.service.ts'
import * as queries from './two-factor.queries.ts'

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
