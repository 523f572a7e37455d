import { AppError } from '#contract/errors.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { startChallenge } from './login-challenge.service.ts'
import { takeLoginAttempt } from './login-limit.ts'
import { verifyPassword } from './passwords.ts'
import { endSession, findLogin, usesTwoFactor } from './sessions.queries.ts'
import { hashToken } from './tokens.ts'
import { signIn } from './sign-in.ts'

export async function login(
  services: Services,
  input: { username: string; password: string; remember: boolean },
  context: CallContext,
) {
  const { account, foldedName } = await findLogin(services.database, input.username)
  // Counted per account, however its name was spelt, and before the password is checked.
  const subject = account ? { userId: account.id } : { unknownName: foldedName }
  const attempt = await takeLoginAttempt(services, subject, context)
  if (!(await verifyPassword(account?.passwordHash, input.password)) || !account) {
    const userId = account?.id ?? null
    await recordSecurityEvent(services.database.db, { kind: 'loginFailed', userId }, context)
    throw new AppError('wrongPassword')
  }
  if (await usesTwoFactor(services.database, account.id)) {
    // Only the second step resets failed attempts, or wrong codes could be tried without limit.
    await attempt.giveBack()
    return startChallenge(services, account.id, context)
  }
  await attempt.succeed()
  return signIn(services, { userId: account.id, remember: input.remember }, context)
}

export async function logout(services: Services, context: CallContext) {
  if (context.sessionToken) await endSession(services.database, hashToken(context.sessionToken))
  context.setSessionCookie(null)
  return { message: 'You have been logged out.' }
}
