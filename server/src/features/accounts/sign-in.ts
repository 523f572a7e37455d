import type { CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { endSession } from './sessions.queries.ts'
import { startSession } from './sessions.service.ts'
import { hashToken } from './tokens.ts'

/** Opens a session for someone who has proven who they are, replacing the one they had. */
export async function signIn(
  services: Services,
  options: { userId: number; remember: boolean; twoFactor?: boolean },
  context: CallContext,
) {
  if (context.sessionToken) await endSession(services.database, hashToken(context.sessionToken))
  const { token, session, cookieSeconds } = await startSession(services.database, {
    ...options,
    absoluteSeconds: services.config.sessionDays * 24 * 3600,
    ip: context.ip,
    userAgent: context.userAgent,
  })
  const detail = options.twoFactor ? 'With a two-factor code' : ''
  const event = { kind: 'loginSucceeded', userId: options.userId, detail } as const
  await recordSecurityEvent(services.database.db, event, { ...context, session })
  context.setSessionCookie(token, cookieSeconds === undefined ? {} : { seconds: cookieSeconds })
  return { token, ...session.reply }
}
