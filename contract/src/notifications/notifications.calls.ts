import { z } from 'zod'
import { defineCall } from '../call.ts'
import { largestBigInteger } from '../values/integers.ts'
import { picture } from '../values/picture.schema.ts'
import { notificationKinds } from './notification-kinds.ts'
import { notificationsTexts as texts } from './notifications.messages.ts'
import { notificationCountRequest } from './notifications.requests.ts'

const notificationId = z.number().int().positive().max(largestBigInteger)
const idInQuery = z.coerce.number().int().positive().max(largestBigInteger)

export const notification = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** A path of this site. */
  link: z.string(),
  /** Of the listing, as long as the person may see it. */
  picture: picture.nullable(),
  created: z.string(),
  read: z.boolean(),
})

export type Notification = z.infer<typeof notification>

const unread = z.object({ unread: z.number().int() })

/** How many are shown at once. */
export const notificationsAtOnce = 20

export const listNotifications = defineCall({
  name: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  who: 'signedIn',
  summary: 'List your notifications, newest first',
  input: z.object({
    /** `unread` leaves out what you have read. */
    show: z.enum(['all', 'unread']).catch('all').default('all'),
    /** Continues after this one. */
    before: idInQuery.optional().catch(undefined),
  }),
  output: unread.extend({ items: z.array(notification), more: z.boolean() }),
})

export const countNotifications = defineCall({
  ...notificationCountRequest,
  name: 'notifications.count',
  who: 'signedIn',
  summary: 'Count your unread notifications; it does not extend your session',
  input: z.object({}),
  output: unread,
  background: true,
})

export const readNotifications = defineCall({
  name: 'notifications.read',
  method: 'POST',
  path: '/api/notifications/read',
  who: 'signedIn',
  summary: 'Mark notifications as read: individual ones, or all up to the newest one you have seen',
  input: z
    .object({
      ids: z.array(notificationId, { error: texts.readRequired }).max(100).optional(),
      upTo: notificationId.optional(),
    })
    .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), {
      path: ['ids'],
      error: texts.readRequired,
    }),
  output: unread,
  repeatable: true,
})

const ways = z.object({
  site: z.boolean({ error: texts.choiceRequired }),
  email: z.boolean({ error: texts.choiceRequired }),
  push: z.boolean({ error: texts.choiceRequired }),
})

const preference = ways.extend({
  kind: z.enum(notificationKinds, { error: texts.kindRequired }),
})

export type NotificationPreference = z.infer<typeof preference>

export const getNotificationPreferences = defineCall({
  name: 'notifications.getPreferences',
  method: 'GET',
  path: '/api/notifications/preferences',
  who: 'signedIn',
  summary: 'Get how you receive each kind of notification, and the key for browser push',
  input: z.object({}),
  output: z.object({
    preferences: z.array(preference),
    /** The public key that a browser subscribes with. */
    pushKey: z.string(),
  }),
})

export const saveNotificationPreference = defineCall({
  name: 'notifications.savePreference',
  method: 'PUT',
  path: '/api/notifications/preferences/{kind}',
  who: 'signedIn',
  summary: 'Choose how you receive a kind of notification; choosing no channel turns it off',
  input: preference,
  output: z.object({ message: z.string() }),
})

const endpoint = z
  .string({ error: texts.subscriptionInvalid })
  .max(1000, texts.subscriptionInvalid)
  .refine((text) => URL.canParse(text) && text.startsWith('https://'), texts.subscriptionInvalid)

/** Bytes of a certain length in base64url. */
const key = (length: number) =>
  z
    .string({ error: texts.subscriptionInvalid })
    .max(120, texts.subscriptionInvalid)
    .regex(new RegExp(`^[\\w-]{${length}}=*$`), texts.subscriptionInvalid)

export const pushSubscription = z.object({
  endpoint,
  /** A point on the curve P-256, and a secret of 16 bytes. */
  keys: z.object({ p256dh: key(87), auth: key(22) }, { error: texts.subscriptionInvalid }),
})

export type PushSubscriptionInput = z.infer<typeof pushSubscription>

export const subscribePush = defineCall({
  name: 'notifications.subscribe',
  method: 'POST',
  path: '/api/notifications/push',
  who: 'signedIn',
  summary: 'Receive push notifications in this browser until you log out',
  input: pushSubscription,
  output: z.object({ message: z.string() }),
  limit: { max: 60, seconds: 3600 },
  confidential: true,
})

export const unsubscribePush = defineCall({
  name: 'notifications.unsubscribe',
  method: 'POST',
  path: '/api/notifications/push/remove',
  who: 'signedIn',
  summary: 'Stop push notifications in this browser',
  input: z.object({ endpoint }),
  output: z.object({ message: z.string() }),
  repeatable: true,
})
