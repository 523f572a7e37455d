import type { AlertChoices } from '#contract/alerts/alerts.calls.ts'
import { alertsTexts as texts } from '#contract/alerts/alerts.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as queries from './choices.queries.ts'
import { stopIn } from './stop.service.ts'

/** The defaults until someone chooses; the table has the same. */
const usual: AlertChoices = { quietFrom: 20, quietUntil: 6, favourites: true }

export async function getChoices({ database }: Services, context: CallContext) {
  return (await queries.findChoices(database.db, sessionOf(context).userId)) ?? usual
}

export function saveChoices({ database }: Services, choices: AlertChoices, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    const recipientId = await queries.putRecipient(tx, sessionOf(context).userId)
    await queries.saveChoices(tx, recipientId, choices)
    return { message: texts.saved }
  })
}

export function stopAll({ database }: Services, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    const recipientId = await queries.putRecipient(tx, sessionOf(context).userId)
    await stopIn(tx, { stopAll: recipientId }, context.ip)
    return { message: texts.allStopped }
  })
}
