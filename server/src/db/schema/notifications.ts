import { notificationKinds } from '#contract/notifications/notification-kinds.ts'
import {
  sql,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, encrypted, id, instant, longId, onlyEncrypted, oneOf } from './columns.ts'
import { personal } from './personal.ts'
import { properties } from './properties.ts'
import { sessions } from './sessions.ts'
import { weeks } from './weeks.ts'

const ownedByUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Notifications of a person. Triggers announce every change to the processes that serve them. */
export const notifications = pgTable(
  'notifications',
  {
    id: longId().primaryKey(),
    userId: ownedByUser(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    /** The event, such as `enquiry:17`: a person is notified of it once. */
    occasion: text('occasion').notNull(),
    headline: text('headline').notNull(),
    text: text('text').notNull(),
    /** A path of this site. */
    link: text('link').notNull(),
    /** The listing whose picture is shown, as long as the person may see it. */
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'set null' }),
    /** False if the person wants to receive it only elsewhere. */
    onSite: boolean('on_site').notNull(),
    /** Shown and sent once this person has confirmed their email address. */
    waitsForUserId: integer('waits_for_user_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('notifications_occasion_unique').on(t.userId, t.occasion),
    index('notifications_newest')
      .on(t.userId, t.id)
      .where(sql`${t.onSite} and ${t.waitsForUserId} is null`),
    index('notifications_unread')
      .on(t.userId, t.id)
      .where(sql`${t.onSite} and ${t.readAt} is null and ${t.waitsForUserId} is null`),
    index('notifications_waits_for_user').on(t.waitsForUserId),
    index('notifications_created').on(t.createdAt),
    index('notifications_property').on(t.propertyId),
    index('notifications_week').on(t.weekId),
    oneOf('notifications_kind_known', t.kind, notificationKinds),
    check('notifications_link_is_path', sql`${t.link} ~ '^/($|[^/\\\\])'`),
    check('notifications_one_listing', sql`num_nonnulls(${t.propertyId}, ${t.weekId}) <= 1`),
  ],
)

personal(notifications, { owner: { user: 'userId' }, deleted: ['headline', 'text'] })

/** Only a person's own choices; the contract has the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: ownedByUser(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    site: boolean('site').notNull(),
    email: boolean('email').notNull(),
    push: boolean('push').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    oneOf('notification_preferences_kind_known', t.kind, notificationKinds),
  ],
)

personal(notificationPreferences, {
  owner: { user: 'userId' },
  deleted: ['site', 'email', 'push'],
})

/** Browsers that receive a person's notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: ownedByUser(),
    /** The login in which it was allowed: a trigger deletes the subscription when that ends. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    endpointHash: text('endpoint_hash').notNull(),
    /** Address and keys: anyone who has them can send to the browser. */
    subscriptionEncrypted: encrypted('subscription_encrypted').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint_unique').on(t.endpointHash),
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
    onlyEncrypted('push_subscriptions_encrypted', t.subscriptionEncrypted),
  ],
)

personal(pushSubscriptions, {
  owner: { user: 'userId' },
  deleted: ['subscriptionEncrypted'],
  exported: { not: 'a secret' },
})

/** Notifications still to be pushed to a browser; a row is deleted once it has been pushed. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: longId().primaryKey(),
    notificationId: bigint('notification_id', { mode: 'number' })
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    attempts: smallint('attempts').notNull().default(0),
    /** While one is being sent: when another process may retry. */
    dueAt: instant('due_at').notNull().defaultNow(),
  },
  (t) => [
    index('notification_deliveries_due').on(t.dueAt, t.id),
    index('notification_deliveries_notification').on(t.notificationId),
    index('notification_deliveries_subscription').on(t.subscriptionId),
  ],
)

/** The keys by which push services recognise this site; generated on the first start. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKeyEncrypted: encrypted('private_key_encrypted').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('push_keys_one_row', sql`${t.id} = 1`),
    onlyEncrypted('push_keys_private_encrypted', t.privateKeyEncrypted),
  ],
)
