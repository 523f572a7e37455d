import {
  sql,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, exactlyOne, id, instant, longId, money, oneOf } from './columns.ts'
import { personal } from './personal.ts'
import { properties } from './properties.ts'
import { savedSearches } from './saved-searches.ts'
import { weeks } from './weeks.ts'

export const alertReasons = ['new', 'priceDrop', 'back', 'closing'] as const
/** `changed`: something that searches look at, so that more of them may match than before. */
export const occasionReasons = [...alertReasons, 'changed'] as const

/**
 * Events of listings that people may want to know about. Triggers write them in the transaction of
 * the change; they are deleted in the transaction that creates the alerts.
 */
export const listingOccasions = pgTable(
  'listing_occasions',
  {
    id: longId().primaryKey(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: occasionReasons }).notNull(),
    fromPrice: money('from_price'),
    toPrice: money('to_price'),
    /** The search row of a property, or the week, before it changed. */
    before: jsonb('before'),
    /** How often processing it has failed. */
    attempts: smallint('attempts').notNull().default(0),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('listing_occasions_property').on(t.propertyId),
    index('listing_occasions_week').on(t.weekId),
    exactlyOne('listing_occasions_one_listing', t.propertyId, t.weekId),
    oneOf('listing_occasions_reason_known', t.reason, occasionReasons),
  ],
)

/** Someone who gets alerts, with their preferences: an account or an email address. */
export const alertRecipients = pgTable(
  'alert_recipients',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email'),
    /** Hours of the day in South Africa; the same hour twice means none. */
    quietFrom: smallint('quiet_from').notNull().default(20),
    quietUntil: smallint('quiet_until').notNull().default(6),
    /** Whether to send alerts about changes to favourites. */
    favourites: boolean('favourites').notNull().default(true),
    lastDigestAt: instant('last_digest_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('alert_recipients_user').on(t.userId),
    uniqueIndex('alert_recipients_email').on(t.email),
    exactlyOne('alert_recipients_one_person', t.userId, t.email),
    check('alert_recipients_small_email', sql`${t.email} = lower(${t.email})`),
    check(
      'alert_recipients_quiet_hours',
      sql`${t.quietFrom} between 0 and 23 and ${t.quietUntil} between 0 and 23`,
    ),
  ],
)

personal(alertRecipients, {
  owner: { user: 'userId', email: 'email' },
  deleted: ['email', 'quietFrom', 'quietUntil', 'favourites'],
})

/** One email with the alerts that were due for a person. */
export const digests = pgTable(
  'digests',
  {
    id: longId().primaryKey(),
    recipientId: integer('recipient_id')
      .notNull()
      .references(() => alertRecipients.id, { onDelete: 'cascade' }),
    /** No foreign key: the months of the outbox are deleted. Null if there was nothing to send. */
    outboxId: integer('outbox_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('digests_recipient').on(t.recipientId, t.id),
    index('digests_created').on(t.createdAt),
  ],
)

/** An alert for a person about a listing: never twice for the same reason and event. */
export const alerts = pgTable(
  'alerts',
  {
    id: longId().primaryKey(),
    recipientId: integer('recipient_id')
      .notNull()
      .references(() => alertRecipients.id, { onDelete: 'cascade' }),
    /** Null for a favourite. */
    searchId: integer('search_id').references(() => savedSearches.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: alertReasons }).notNull(),
    /** The new price, or the day on which it came back or closes; a listing is new only once. */
    occasion: text('occasion').notNull(),
    fromPrice: money('from_price'),
    toPrice: money('to_price'),
    at: instant('at').notNull(),
    /** Not sent before: the chosen hour, or the end of the quiet hours. */
    dueAt: instant('due_at').notNull(),
    digestId: bigint('digest_id', { mode: 'number' }).references(() => digests.id, {
      onDelete: 'cascade',
    }),
  },
  (t) => [
    unique('alerts_once')
      .on(t.recipientId, t.propertyId, t.weekId, t.reason, t.occasion)
      .nullsNotDistinct(),
    index('alerts_due')
      .on(t.dueAt, t.recipientId)
      .where(sql`${t.digestId} is null`),
    index('alerts_search').on(t.searchId),
    index('alerts_property').on(t.propertyId),
    index('alerts_week').on(t.weekId),
    index('alerts_digest').on(t.digestId),
    exactlyOne('alerts_one_listing', t.propertyId, t.weekId),
    oneOf('alerts_reason_known', t.reason, alertReasons),
  ],
)

personal(alerts, {
  owner: ({ userId, email }, row) => sql`${row}.recipient_id in (
    select r.id from ${alertRecipients} r
    where r.user_id = ${userId} or r.email = lower(${email}))`,
  deleted: ['occasion'],
})
