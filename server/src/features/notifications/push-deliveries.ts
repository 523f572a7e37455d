import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/connect.ts'
import { isUnavailable } from '../../db/errors.ts'
import { openPush, type Push } from '../../gateways/push/push.ts'
import type { PushSubscription } from '../../gateways/push/push-message.ts'
import type { Secrets } from '../../kit/secrets.ts'
import { pushKeysOf } from './push-keys.service.ts'
import * as queries from './push-subscriptions.queries.ts'

/** Sends notifications to browsers, in one process of the program. */
export interface PushDeliveries {
  /** Checks for due ones now instead of on the next run. */
  wake(): void
  start(): void
  /** Waits for those being sent. */
  stop(): Promise<void>
}

const roundMs = 30_000
const atOnce = 8
/** How long a push service has to reply. */
const leaseSeconds = 60
/** About four hours in total: after that the news is old. */
const mostAttempts = 8

function retrySeconds(attempts: number): number {
  return 60 * 2 ** (attempts - 1)
}

interface Parts {
  database: Database
  secrets: Secrets
  config: Pick<Config, 'publicUrl'>
  log: FastifyBaseLogger
  /** Replaced in tests. */
  push?: Push
}

/** Push services require a contact address, and do not accept http. */
function subjectOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:no-reply@${new URL(publicUrl).hostname}`
}

export function createPushDeliveries(parts: Parts): PushDeliveries {
  const { database, secrets, config, log } = parts
  const { db } = database
  let { push } = parts
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  const state = { again: false, stopped: false }

  async function opened(): Promise<Push> {
    push ??= openPush({ keys: await pushKeysOf(parts), subject: subjectOf(config), log })
    return push
  }

  function read({ subscriptionEncrypted }: queries.Delivery): PushSubscription | undefined {
    try {
      return JSON.parse(secrets.decrypt(subscriptionEncrypted)) as PushSubscription
    } catch {
      return undefined
    }
  }

  async function send(delivery: queries.Delivery): Promise<void> {
    const { id, notificationId, title, text, link, attempts } = delivery
    const subscription = read(delivery)
    // The key that it was encrypted with is lost; the browser resubscribes when it is next used.
    if (!subscription) return queries.deleteSubscriptionById(db, delivery.subscriptionId)
    try {
      const tag = `notification-${notificationId}`
      const result = await (await opened()).send(subscription, { title, text, link, tag })
      if (result === 'gone') await queries.deleteSubscriptionById(db, delivery.subscriptionId)
      else await queries.deleteDelivery(db, id)
    } catch (error) {
      if (isUnavailable(error)) throw error
      log.debug(error, 'a push notification was not sent')
      if (attempts >= mostAttempts) await queries.deleteDelivery(db, id)
      else await queries.retryDelivery(db, id, retrySeconds(attempts))
    }
  }

  async function sendDue(): Promise<void> {
    do {
      state.again = false
      for (;;) {
        const due = await queries.claimDeliveries(db, { most: atOnce, leaseSeconds })
        await Promise.all(due.map(send))
        if (due.length < atOnce || state.stopped) break
      }
    } while (state.again && !state.stopped)
  }

  function wake() {
    if (state.stopped) return
    if (round) {
      state.again = true
      return
    }
    round = sendDue()
      .catch((error: unknown) => {
        if (!isUnavailable(error)) log.error(error, 'Sending push notifications failed')
      })
      .finally(() => {
        round = undefined
      })
  }

  return {
    wake,
    start() {
      timer = setInterval(wake, roundMs)
      timer.unref()
      wake()
    },
    async stop() {
      state.stopped = true
      clearInterval(timer)
      await round
    },
  }
}
