import { sql, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { consentPurposes, privacyKinds, privacyStates } from '#contract/privacy/privacy.kinds.ts'
import { users } from './accounts.ts'
import { id, instant, oneOf, versioned } from './columns.ts'
import { contactMessages } from './contact-messages.ts'
import { enquiries } from './enquiries.ts'
import { offers } from './offers.ts'
import { nobody, personal } from './personal.ts'
import { weeks } from './weeks.ts'

/** Who did or did not agree to which text, and when; a withdrawal of consent is a new row. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    textVersion: integer('text_version').notNull(),
    given: boolean('given').notNull(),
    at: instant('at').notNull().defaultNow(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'restrict' }),
    email: text('email'),
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'cascade',
    }),
    enquiryId: integer('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    offerId: integer('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'cascade' }),
    ip: text('ip'),
  },
  (t) => [
    index('consents_user').on(t.userId),
    index('consents_email').on(sql`lower(${t.email})`),
    index('consents_contact_message').on(t.contactMessageId),
    index('consents_enquiry').on(t.enquiryId),
    index('consents_offer').on(t.offerId),
    index('consents_week').on(t.weekId),
    oneOf('consents_purpose_known', t.purpose, consentPurposes),
    check(
      'consents_of_someone',
      sql`num_nonnulls(${t.userId}, ${t.email}, ${t.contactMessageId}, ${t.enquiryId}) > 0`,
    ),
  ],
)

// Consents and requests are retained as proof that we asked and replied, without identifying the
// person.
personal(consents, {
  owner: { user: 'userId', email: 'email' },
  becomes: { ip: null, email: sql`case when user_id is null then ${nobody.email} end` },
  exported: 'section',
})

/** A person's request about their data; the law gives us thirty days. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    kind: text('kind', { enum: privacyKinds }).notNull(),
    state: text('state', { enum: privacyStates }).notNull().default('open'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'restrict' }),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    details: text('details').notNull().default(''),
    dueOn: date('due_on')
      .notNull()
      .default(sql`(now() at time zone 'Africa/Johannesburg')::date + 30`),
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [
    index('privacy_requests_due')
      .on(t.dueOn)
      .where(sql`${t.state} = 'open'`),
    index('privacy_requests_user').on(t.userId),
    uniqueIndex('privacy_requests_one_open')
      .on(t.userId, t.kind)
      .where(sql`${t.state} = 'open'`),
    oneOf('privacy_requests_kind_known', t.kind, privacyKinds),
    oneOf('privacy_requests_state_known', t.state, privacyStates),
  ],
)

personal(privacyRequests, {
  owner: { user: 'userId' },
  becomes: { name: nobody.fullName, email: nobody.email, details: '' },
  exported: 'section',
})
