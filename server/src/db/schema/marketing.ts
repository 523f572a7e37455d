import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { campaigns } from './campaigns.ts'
import { createdAt, id, instant, oneOf, versioned } from './columns.ts'
import { outbox } from './mail.ts'

export const suppressionReasons = [
  'unsubscribed',
  'bounced',
  'complained',
  'privacy request',
] as const

/** Who asked for news; each opt-in also stands among the consents. */
export const marketingContacts = pgTable(
  'marketing_contacts',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    unsubscribeTokenHash: text('unsubscribe_token_hash').notNull(),
    optedInAt: instant('opted_in_at').notNull().defaultNow(),
    optedOutAt: instant('opted_out_at'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('marketing_contacts_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('marketing_contacts_token_unique').on(t.unsubscribeTokenHash),
    index('marketing_contacts_user').on(t.userId),
  ],
)

/** Addresses that get no marketing again, even when they are entered anew. */
export const marketingSuppressions = pgTable(
  'marketing_suppressions',
  {
    id: id(),
    email: text('email').notNull(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('marketing_suppressions_email_unique').on(sql`lower(${t.email})`),
    oneOf('marketing_suppressions_reason_known', t.reason, suppressionReasons),
  ],
)

export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: id(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    contactId: integer('contact_id')
      .notNull()
      .references(() => marketingContacts.id, { onDelete: 'cascade' }),
    outboxId: integer('outbox_id').references(() => outbox.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('campaign_recipients_unique').on(t.campaignId, t.contactId),
    index('campaign_recipients_contact').on(t.contactId),
    index('campaign_recipients_outbox').on(t.outboxId),
  ],
)
