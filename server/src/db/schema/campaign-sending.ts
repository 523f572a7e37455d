import {
  sql,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../orm.ts'
import { users } from './accounts.ts'
import { campaigns } from './campaigns.ts'
import { createdAt, id, instant, oneOf, positive, versioned } from './columns.ts'
import { personal } from './personal.ts'

export const suppressionReasons = [
  'unsubscribed',
  'bounced',
  'complained',
  'privacy request',
] as const

/** Subscribers; each opt-in is also recorded as a consent. */
export const marketingContacts = pgTable(
  'marketing_contacts',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    optedInAt: instant('opted_in_at').notNull().defaultNow(),
    optedOutAt: instant('opted_out_at'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('marketing_contacts_email_unique').on(sql`lower(${t.email})`),
    index('marketing_contacts_user').on(t.userId),
  ],
)

personal(marketingContacts, {
  owner: { user: 'userId', email: 'email' },
  deleted: ['email', 'name'],
  exported: 'section',
})

/** Addresses that get no marketing any more, even if they are entered again. */
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

personal(marketingSuppressions, {
  owner: { email: 'email' },
  retained: ['email'],
  reason: 'an address must be retained so that it receives no more marketing',
})

/** Which subscribers a mailing is for; anything left out does not narrow it. */
export interface MailingSegment {
  area?: string
  interest?: 'property' | 'week'
  role?: string
}

export const mailingStates = ['scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const

export const mailingSubjects = ['A', 'B'] as const

/** One mailing of a campaign; emails to people who subscribed later are another one. */
export const campaignMailings = pgTable(
  'campaign_mailings',
  {
    id: id(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    state: text('state', { enum: mailingStates }).notNull().default('sending'),
    /** How many people it was for when it began. */
    total: integer('total').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it begins automatically; null if a person started it immediately. */
    scheduledAt: instant('scheduled_at'),
    segment: jsonb('segment').$type<MailingSegment>().notNull().default({}),
    /** The other subject: every second person gets it. Null: all get the campaign's. */
    subjectB: text('subject_b'),
    /** When the better subject is chosen for the rest; null before the first emails are out. */
    chooseAt: instant('choose_at'),
    /** The decision. */
    chosenSubject: text('chosen_subject', { enum: mailingSubjects }),
    finishedAt: instant('finished_at'),
    ...versioned(),
  },
  (t) => [
    index('campaign_mailings_campaign').on(t.campaignId, t.id),
    uniqueIndex('campaign_mailings_one_open')
      .on(t.campaignId)
      .where(sql`${t.state} in ('scheduled', 'sending', 'paused')`),
    index('campaign_mailings_scheduled')
      .on(t.scheduledAt)
      .where(sql`${t.state} = 'scheduled'`),
    positive('campaign_mailings_total_positive', t.total),
    oneOf('campaign_mailings_state_known', t.state, mailingStates),
    oneOf('campaign_mailings_chosen_known', t.chosenSubject, mailingSubjects),
  ],
)

export const recipientStates = ['waiting', 'queued', 'skipped'] as const

/** The recipients of a campaign. A person is listed once per campaign, so nobody gets it twice. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: id(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    mailingId: integer('mailing_id')
      .notNull()
      .references(() => campaignMailings.id, { onDelete: 'cascade' }),
    contactId: integer('contact_id')
      .notNull()
      .references(() => marketingContacts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: recipientStates }).notNull().default('waiting'),
    /** Which of the two subjects this person gets. */
    subject: text('subject', { enum: mailingSubjects }).notNull().default('A'),
    /** Gets whichever subject does better among the first. */
    waitsForSubject: boolean('waits_for_subject').notNull().default(false),
    /** When its email was queued in the outbox: the throttle counts by it. */
    queuedAt: instant('queued_at'),
    /** No foreign key: the months of the outbox are deleted. A deleted email has been sent. */
    outboxId: integer('outbox_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('campaign_recipients_unique').on(t.campaignId, t.contactId),
    index('campaign_recipients_mailing').on(t.mailingId, t.state, t.id),
    index('campaign_recipients_queued').on(t.queuedAt),
    index('campaign_recipients_contact').on(t.contactId),
    index('campaign_recipients_outbox').on(t.outboxId),
    oneOf('campaign_recipients_state_known', t.state, recipientStates),
    oneOf('campaign_recipients_subject_known', t.subject, mailingSubjects),
  ],
)

/** How often links in the emails of a mailing were followed, by subject. */
export const campaignMailClicks = pgTable(
  'campaign_mail_clicks',
  {
    mailingId: integer('mailing_id')
      .notNull()
      .references(() => campaignMailings.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: mailingSubjects }).notNull(),
    clicks: integer('clicks').notNull(),
  },
  (t) => [
    primaryKey({ name: 'campaign_mail_clicks_pk', columns: [t.mailingId, t.subject] }),
    oneOf('campaign_mail_clicks_subject_known', t.subject, mailingSubjects),
  ],
)
