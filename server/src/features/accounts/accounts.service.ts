import { AppError } from '#contract/errors.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { Parts } from '../../parts.ts'
import { startChallenge, usesTwoFactor } from '../two-factor/second-factor.service.ts'
import { loginCounter, loginLimit } from './login-limit.ts'
import { verifyPassword } from './passwords.ts'
import { endSession, findLogin } from './sessions.queries.ts'
import { hashToken } from './tokens.ts'
import { signIn } from './sign-in.ts'

export async function login(
  parts: Parts,
  input: { username: string; password: string; remember: boolean },
  context: CallContext,
) {
  const counter = loginCounter(input.username, context.ip)
  await parts.limits.check(counter, loginLimit)
  const account = await findLogin(parts.database, input.username)
  if (!(await verifyPassword(account?.passwordHash, input.password)) || !account) {
    await parts.limits.take(counter, loginLimit)
    throw new AppError('wrongPassword')
  }
  // The counter is cleared by the second step alone, or wrong codes could be tried for ever.
  if (await usesTwoFactor(parts, account.id)) return startChallenge(parts, account.id, context)
  await parts.limits.clear(counter)
  return signIn(parts, { userId: account.id, remember: input.remember }, context)
}

export async function logout(parts: Parts, context: CallContext) {
  if (context.sessionToken) await endSession(parts.database, hashToken(context.sessionToken))
  context.setSessionCookie(null)
  return { message: 'You are logged out.' }
}
