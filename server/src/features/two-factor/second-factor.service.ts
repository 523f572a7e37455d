import { AppError } from '#contract/errors.ts'
import { twoFactorTexts as texts } from '#contract/two-factor/two-factor.messages.ts'
import { transaction } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { codeUse, takeLoginAttempt } from '../accounts/login-limit.ts'
import { hashToken } from '../accounts/tokens.ts'
import { signIn } from '../accounts/sign-in.ts'
import { isAppCode, spendCode } from './codes.service.ts'
import * as queries from './two-factor.queries.ts'

export async function completeLogin(
  services: Services,
  input: { challenge: string; code: string; remember: boolean },
  context: CallContext,
) {
  const challenge = await queries.findChallenge(services.database.db, hashToken(input.challenge))
  if (!challenge) throw new AppError('challengeOver')
  const { userId, username } = challenge
  // Counted before the code is checked, so that concurrent attempts cannot slip past.
  const attempt = await takeLoginAttempt(services, { userId }, context, [codeUse(userId)])
  const actor = { userId, name: username, requestId: context.requestId }
  const right = await transaction(services.database, actor, async (tx) => {
    if (!(await spendCode(services, tx, userId, input.code))) return false
    if (!(await queries.takeChallenge(tx, challenge.id))) throw new AppError('challengeOver')
    return true
  })
  if (!right) {
    await recordSecurityEvent(services.database.db, { kind: 'codeFailed', userId }, context)
    const message = isAppCode(input.code) ? texts.codeWrong : texts.recoveryCodeWrong
    throw new AppError('wrongCode', { message })
  }
  await attempt.succeed()
  return signIn(services, { userId, remember: input.remember, twoFactor: true }, context)
}
