import {
  notificationsAtOnce,
  type NotificationPreference,
} from '#contract/notifications/notifications.calls.ts'
import {
  defaultWays,
  emailKinds,
  notificationKinds,
} from '#contract/notifications/notification-kinds.ts'
import { notificationsTexts as texts } from '#contract/notifications/notifications.messages.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as queries from './notifications.queries.ts'
import { pushKeysOf } from './push-keys.service.ts'

async function unreadOf(db: Executor, userId: number) {
  return { unread: (await queries.countUnread(db, [userId])).get(userId) ?? 0 }
}

export async function listNotifications(
  { database: { db } }: Services,
  query: { show: 'all' | 'unread'; before?: number | undefined },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const found = await queries.findNotifications(db, userId, query)
  return {
    items: found.slice(0, notificationsAtOnce),
    more: found.length > notificationsAtOnce,
    ...(await unreadOf(db, userId)),
  }
}

export function countNotifications({ database: { db } }: Services, context: CallContext) {
  return unreadOf(db, sessionOf(context).userId)
}

export async function readNotifications(
  { database: { db } }: Services,
  which: { ids?: readonly number[] | undefined; upTo?: number | undefined },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  await queries.markRead(db, userId, which)
  return unreadOf(db, userId)
}

export async function getPreferences(services: Services, context: CallContext) {
  const { userId } = sessionOf(context)
  const chosen = await queries.findPreferences(services.database.db, userId)
  const { publicKey } = await pushKeysOf(services)
  return {
    pushKey: publicKey,
    preferences: notificationKinds.map(
      (kind) => chosen.find((one) => one.kind === kind) ?? { kind, ...defaultWays(kind) },
    ),
  }
}

export async function savePreference(
  { database }: Services,
  { kind, site, email, push }: NotificationPreference,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const chosen = { kind, site, push, email: email && emailKinds.includes(kind) }
  await transaction(database, actorOf(context), (tx) => queries.savePreference(tx, userId, chosen))
  return { message: texts.saved }
}

/** Nightly. */
export async function removeOldNotifications({ database }: Services): Promise<void> {
  await queries.deleteOldNotifications(database.db)
}
