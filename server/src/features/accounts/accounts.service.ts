import { AppError } from '#contract/errors.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { Parts } from '../../parts.ts'
import { verifyPassword } from './passwords.ts'
import { endSession, findLogin } from './sessions.queries.ts'
import { hashToken, startSession } from './sessions.service.ts'

/** Ten wrong tries in a quarter of an hour, per account and client. */
const loginLimit = { max: 10, seconds: 15 * 60 }

export async function login(
  parts: Parts,
  input: { username: string; password: string; remember: boolean },
  context: CallContext,
) {
  const counter = `login:${input.username.toLowerCase()}:${context.ip}`
  await parts.limits.check(counter, loginLimit)
  const account = await findLogin(parts.database, input.username)
  if (!(await verifyPassword(account?.passwordHash, input.password)) || !account) {
    await parts.limits.take(counter, loginLimit)
    throw new AppError('wrongPassword')
  }
  await parts.limits.clear(counter)
  if (context.sessionToken) await endSession(parts.database, hashToken(context.sessionToken))
  const { token, session, cookieSeconds } = await startSession(parts.database, {
    userId: account.id,
    remember: input.remember,
    ip: context.ip,
    userAgent: context.userAgent,
  })
  context.setSessionCookie(token, cookieSeconds === undefined ? {} : { seconds: cookieSeconds })
  return { token, ...session.reply }
}

export async function logout(parts: Parts, context: CallContext) {
  if (context.sessionToken) await endSession(parts.database, hashToken(context.sessionToken))
  context.setSessionCookie(null)
  return { message: 'You are logged out.' }
}
