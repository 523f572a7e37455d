import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { PushSubscriptionInput } from '#contract/notifications/notifications.calls.ts'
import { notificationsTexts as texts } from '#contract/notifications/notifications.messages.ts'
import { transaction } from '../../db/connect.ts'
import { isPublicEndpoint } from '../../gateways/push/push-endpoint.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as queries from './push-subscriptions.queries.ts'

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** The browser receives what this person chose, until they log out on it. */
export async function subscribePush(
  { database, secrets }: Services,
  subscription: PushSubscriptionInput,
  context: CallContext,
) {
  const { userId, id: sessionId } = sessionOf(context)
  if (!isPublicEndpoint(subscription.endpoint)) {
    throw new AppError('invalidInput', {
      message: texts.subscriptionInvalid,
      fields: { endpoint: texts.subscriptionInvalid },
    })
  }
  await transaction(database, actorOf(context), (tx) =>
    queries.saveSubscription(tx, {
      userId,
      sessionId,
      endpointHash: hashOf(subscription.endpoint),
      subscriptionEncrypted: secrets.encrypt(JSON.stringify(subscription)),
    }),
  )
  return { message: texts.saved }
}

export async function unsubscribePush(
  { database }: Services,
  endpoint: string,
  context: CallContext,
) {
  await queries.deleteSubscription(database.db, sessionOf(context).userId, hashOf(endpoint))
  return { message: texts.saved }
}
