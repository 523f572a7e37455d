import type { CallContext } from '../../kit/call-context.ts'
import type { Parts } from '../../parts.ts'
import { endSession } from './sessions.queries.ts'
import { startSession } from './sessions.service.ts'
import { hashToken } from './tokens.ts'

/** Opens a session for someone who has proven who they are, in place of the one they had. */
export async function signIn(
  parts: Parts,
  options: { userId: number; remember: boolean; twoFactor?: boolean },
  context: CallContext,
) {
  if (context.sessionToken) await endSession(parts.database, hashToken(context.sessionToken))
  const { token, session, cookieSeconds } = await startSession(parts.database, {
    ...options,
    ip: context.ip,
    userAgent: context.userAgent,
  })
  context.setSessionCookie(token, cookieSeconds === undefined ? {} : { seconds: cookieSeconds })
  return { token, ...session.reply }
}
