import type { SecurityEventKind } from '#contract/security-events/security-events.kinds.ts'
import type { Executor } from '../db/connect.ts'
import { securityEvents } from '../db/schema/security-events.ts'
import type { CallContext } from './call-context.ts'

export interface NewSecurityEvent {
  kind: SecurityEventKind
  /** The account it is about; null for a username that does not exist. */
  userId: number | null
  /** Never a password, a code or a typed username. */
  detail?: string
}

/** Records an event, in the transaction of the change that it reports where there is one. */
export async function recordSecurityEvent(
  db: Executor,
  { kind, userId, detail = '' }: NewSecurityEvent,
  { ip, userAgent, session }: Pick<CallContext, 'ip' | 'userAgent' | 'session'>,
): Promise<void> {
  const by = session?.userId ?? null
  await db.insert(securityEvents).values({
    kind,
    userId,
    byUserId: by === userId ? null : by,
    detail: detail.slice(0, 300),
    ip: ip.slice(0, 60),
    userAgent: userAgent.slice(0, 300),
  })
}
