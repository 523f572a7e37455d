import { viewAsTexts as texts } from '#contract/accounts/view-as.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { roleOfUser, setViewing } from './sessions.queries.ts'

/** From here the session shows what this user sees. The dispatcher refuses every change. */
export async function startViewAs(services: Services, userId: number, context: CallContext) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const role = await roleOfUser(tx, userId)
    if (!role) throw new AppError('notFound')
    if (role === 'superAdmin') {
      throw new AppError('invalidInput', { fields: { userId: texts.notThisUser } })
    }
    await setViewing(tx, session.id, userId)
    await recordSecurityEvent(tx, { kind: 'viewAsStarted', userId }, context)
    return { userId }
  })
}

export async function endViewAs(services: Services, context: CallContext) {
  const session = sessionOf(context)
  const { viewedBy } = session
  if (!viewedBy) return { userId: null }
  // Recorded as an action of the Super Admin, not of the user whose view it was.
  const asViewer = {
    ...context,
    session: { ...session, userId: viewedBy.userId, username: viewedBy.name },
  }
  return transaction(services.database, actorOf(asViewer), async (tx) => {
    const viewed = await setViewing(tx, session.id, null)
    if (viewed) await recordSecurityEvent(tx, { kind: 'viewAsEnded', userId: viewed }, asViewer)
    return { userId: viewed }
  })
}
