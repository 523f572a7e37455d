import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { campaigns } from './campaigns.ts'
import { id, instant, oneOf, versioned } from './columns.ts'
import { contactSources } from './mail.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

export const leadStates = ['new', 'answered', 'closed'] as const

/** Someone who wrote to us, and how far we are with the answer. */
const leadColumns = () => ({
  id: id(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  consent: boolean('consent').notNull().default(true),
  /** A code alone, never the mail server's own words. */
  error: text('error'),
  ip: text('ip'),
  requestId: text('request_id'),
  state: text('state', { enum: leadStates }).notNull().default('new'),
  note: text('note').notNull().default(''),
  answeredAt: instant('answered_at'),
  answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
  ...versioned(),
})

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...leadColumns(),
    /** What the visitor typed, not a listing of ours. */
    property: text('property').notNull().default(''),
    contactSourceId: integer('contact_source_id')
      .notNull()
      .references(() => contactSources.id, { onDelete: 'restrict' }),
  },
  (t) => [
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_state').on(t.state, t.id),
    index('contact_messages_user').on(t.userId),
    index('contact_messages_email').on(sql`lower(${t.email})`),
    index('contact_messages_source').on(t.contactSourceId),
    oneOf('contact_messages_state_known', t.state, leadStates),
  ],
)

export const enquiries = pgTable(
  'enquiries',
  {
    ...leadColumns(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'restrict' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'restrict' }),
    heardFrom: text('heard_from').notNull().default(''),
    /** The campaign whose page led here. */
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('enquiries_created').on(t.createdAt),
    index('enquiries_state').on(t.state, t.id),
    index('enquiries_user').on(t.userId),
    index('enquiries_email').on(sql`lower(${t.email})`),
    index('enquiries_property').on(t.propertyId, t.id),
    index('enquiries_week').on(t.weekId, t.id),
    index('enquiries_campaign').on(t.campaignId),
    check('enquiries_one_listing', sql`num_nonnulls(${t.propertyId}, ${t.weekId}) = 1`),
    oneOf('enquiries_state_known', t.state, leadStates),
  ],
)
