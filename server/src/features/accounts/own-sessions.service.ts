import type { OwnSession } from '#contract/accounts/sessions.calls.ts'
import { sessionsTexts as texts } from '#contract/accounts/sessions.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { deviceOf } from '../../kit/device.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { endOwnSessions, findOwnSessions } from './own-sessions.queries.ts'

export async function listSessions(
  services: Services,
  context: CallContext,
): Promise<OwnSession[]> {
  const { id, userId } = sessionOf(context)
  const rows = await findOwnSessions(services.database.db, userId)
  const sessions = rows.map(({ userAgent, ip, ...row }) => ({
    ...row,
    device: deviceOf(userAgent),
    ip: ip ?? '',
    current: row.id === id,
  }))
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
}

export async function endSession(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  const { userId } = session
  await transaction(services.database, actorOf(context), async (tx) => {
    if (!(await endOwnSessions(tx, userId, { only: id }))) throw new AppError('notFound')
    await recordSecurityEvent(tx, { kind: 'sessionEnded', userId }, context)
  })
  if (session.id === id) context.setSessionCookie(null)
  return { message: texts.ended }
}

export async function endOtherSessions(services: Services, context: CallContext) {
  const { id, userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const ended = await endOwnSessions(tx, userId, { allBut: id })
    await recordSecurityEvent(tx, { kind: 'otherSessionsEnded', userId }, context)
    return { message: texts.othersEnded, ended }
  })
}
