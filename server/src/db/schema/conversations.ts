import { conversationStates, messageKinds } from '#contract/conversations/conversation-states.ts'
import {
  sql,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant, oneOf, positive, versioned, wordsOf } from './columns.ts'
import { contactMessages } from './contact-messages.ts'
import { enquiries } from './enquiries.ts'
import { offerEvents } from './offers.ts'
import { nobody, notPersonal, personal, type Person } from './personal.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

const directions = ['in', 'out', 'internal'] as const
const sources = ['smtp', 'imap', 'pasted'] as const

/**
 * What one person and we write to each other about one listing, or about none. Triggers on
 * enquiries, contact messages and offers find the conversation or begin one, so that no such row
 * can exist without one.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** The account with this address. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'restrict' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'restrict' }),
    state: text('state', { enum: conversationStates }).notNull().default('new'),
    assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    remindAt: instant('remind_at'),
    remindUserId: integer('remind_user_id').references(() => users.id, { onDelete: 'set null' }),
    remindedAt: instant('reminded_at'),
    /** The first message without a reply so far. */
    waitingSince: instant('waiting_since'),
    firstResponseAt: instant('first_response_at'),
    lastAt: instant('last_at').notNull().defaultNow(),
    /** Part of the address to which replies are sent. */
    replyToken: text('reply_token')
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('conversations_property_unique')
      .on(sql`lower(${t.email})`, t.propertyId)
      .where(sql`${t.propertyId} is not null and ${t.email} <> 'deleted@deleted.invalid'`),
    uniqueIndex('conversations_week_unique')
      .on(sql`lower(${t.email})`, t.weekId)
      .where(sql`${t.weekId} is not null and ${t.email} <> 'deleted@deleted.invalid'`),
    uniqueIndex('conversations_person_unique')
      .on(sql`lower(${t.email})`)
      .where(
        sql`${t.weekId} is null and ${t.propertyId} is null and ${t.email} <> 'deleted@deleted.invalid'`,
      ),
    uniqueIndex('conversations_token_unique').on(t.replyToken),
    index('conversations_email').on(sql`lower(${t.email}) text_pattern_ops`),
    index('conversations_names').using('gin', wordsOf(t.name)),
    index('conversations_user').on(t.userId),
    index('conversations_property').on(t.propertyId),
    index('conversations_week').on(t.weekId),
    index('conversations_assignee').on(t.assigneeId),
    index('conversations_remind_user').on(t.remindUserId),
    index('conversations_last').on(t.lastAt),
    index('conversations_waiting')
      .on(t.waitingSince, t.id)
      .where(sql`${t.waitingSince} is not null`),
    index('conversations_remind')
      .on(t.remindAt)
      .where(sql`${t.remindAt} is not null`),
    check('conversations_one_listing', sql`num_nonnulls(${t.propertyId}, ${t.weekId}) <= 1`),
    oneOf('conversations_state_known', t.state, conversationStates),
  ],
)

personal(conversations, {
  owner: { user: 'userId', email: 'email' },
  becomes: { name: nobody.fullName, email: nobody.email, phone: null },
})

const ofPerson = ({ userId, email }: Person) => sql`(select c.id from ${conversations} c
  where c.user_id = ${userId} ${email === null ? sql`` : sql`or lower(c.email) = lower(${email})`})`

/**
 * One step of a conversation. The content of enquiries, contact messages and offers is not copied.
 */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: id(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: messageKinds }).notNull(),
    direction: text('direction', { enum: directions }).notNull(),
    enquiryId: integer('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'cascade',
    }),
    offerEventId: integer('offer_event_id').references(() => offerEvents.id, {
      onDelete: 'cascade',
    }),
    /** Who wrote it, on our side. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull().default(''),
    /** How an answer reached us. */
    source: text('source', { enum: sources }),
    /** For a received email: the same one is stored only once. */
    messageId: text('message_id'),
    /** It came from an address that is not the person's. */
    otherSender: boolean('other_sender').notNull().default(false),
    /** Automatic, such as an out-of-office reply: nobody waits for an answer. */
    automatic: boolean('automatic').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('conversation_messages_conversation').on(t.conversationId, t.createdAt, t.id),
    uniqueIndex('conversation_messages_enquiry_unique').on(t.enquiryId),
    uniqueIndex('conversation_messages_contact_unique').on(t.contactMessageId),
    uniqueIndex('conversation_messages_offer_unique').on(t.offerEventId),
    uniqueIndex('conversation_messages_email_unique').on(t.conversationId, t.messageId),
    index('conversation_messages_author').on(t.authorId),
    check(
      'conversation_messages_of_kind',
      sql`(${t.kind} = 'enquiry') = (${t.enquiryId} is not null)
        and (${t.kind} = 'contact') = (${t.contactMessageId} is not null)
        and (${t.kind} = 'offer') = (${t.offerEventId} is not null)`,
    ),
    oneOf('conversation_messages_kind_known', t.kind, messageKinds),
    oneOf('conversation_messages_direction_known', t.direction, directions),
    oneOf('conversation_messages_source_known', t.source, sources),
  ],
)

personal(conversationMessages, {
  owner: (person, row) => sql`${row}.conversation_id in ${ofPerson(person)}
    and ${row}.kind in ('reply', 'inbound', 'note')`,
  becomes: { text: nobody.message },
  exported: { not: 'the person has the emails; notes are the seller’s own' },
})

/** Files that were sent with a reply, or received with an email. */
export const conversationFiles = pgTable(
  'conversation_files',
  {
    id: id(),
    messageId: integer('message_id')
      .notNull()
      .references(() => conversationMessages.id, { onDelete: 'cascade' }),
    /** Its name in the file store. */
    key: text('key').notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('conversation_files_message').on(t.messageId),
    uniqueIndex('conversation_files_key_unique').on(t.key),
    positive('conversation_files_bytes_positive', t.bytes),
  ],
)

personal(conversationFiles, {
  owner: (person, row) => sql`${row}.message_id in (select m.id from ${conversationMessages} m
    where m.conversation_id in ${ofPerson(person)})`,
  deleted: ['fileName'],
  exported: { not: 'the person has sent or received them by email' },
})

/** Until when a person has read a conversation. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index('conversation_reads_user').on(t.userId),
  ],
)

/** Texts that a person saved to use in replies. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('reply_templates_name_unique').on(t.userId, sql`lower(${t.name})`)],
)

personal(replyTemplates, { owner: { user: 'userId' }, deleted: ['text'] })
notPersonal(replyTemplates, { name: 'the title of a text' })

/** Emails to our reply addresses that belong to no conversation. */
export const unmatchedEmails = pgTable(
  'unmatched_emails',
  {
    id: id(),
    source: text('source', { enum: sources }).notNull(),
    senderName: text('sender_name').notNull().default(''),
    senderEmail: text('sender_email').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    messageId: text('message_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('unmatched_emails_message_unique').on(t.messageId),
    index('unmatched_emails_sender').on(sql`lower(${t.senderEmail})`),
    index('unmatched_emails_created').on(t.createdAt),
    oneOf('unmatched_emails_source_known', t.source, sources),
  ],
)

personal(unmatchedEmails, {
  owner: { email: 'senderEmail' },
  deleted: ['senderName', 'senderEmail', 'subject', 'text'],
})
