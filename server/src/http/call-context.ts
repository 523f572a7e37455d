import type { Actor } from '../db/connect.ts'
import type { Session } from '../features/accounts/sessions.service.ts'

/** Who is asking, and from where. Identity comes from here and never from the input. */
export interface CallContext {
  session: Session | null
  /** The token as it was sent, so that it can be ended. */
  sessionToken: string | undefined
  requestId: string
  ip: string
  userAgent: string
  /** Given by the client for a creating call, so that a repeated one is not carried out twice. */
  idempotencyKey: string | undefined
  /** Puts the session's token into the browser's cookie; null takes it away. */
  setSessionCookie(token: string | null, options?: { seconds?: number }): void
}

export function actorOf(context: CallContext): Actor {
  return {
    userId: context.session?.userId ?? null,
    name: context.session?.username ?? 'visitor',
    requestId: context.requestId,
  }
}
