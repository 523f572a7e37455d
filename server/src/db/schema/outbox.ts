import { sql, check, customType, index, integer, jsonb, pgTable, text } from '../orm.ts'
import { createdAt, instant, monthlyKey, oneOf } from './columns.ts'
import { personal } from './personal.ts'

export const outboxStates = ['queued', 'sending', 'sent', 'failed'] as const

/** An attachment of an email. */
export interface StoredAttachment {
  fileName: string
  type: string
  base64: string
}

/** The sender of one email. */
export interface StoredSender {
  name: string
  address: string
}

/** The subject of an email is the start of its key: `enquiry:17` in `enquiry:17:desk@…`. */
export const outboxSubject = sql`substring(dedupe_key from '^[a-z ]+:[0-9]+')`

/** Partitioned by month. An index that the schema cannot declare has the addresses in each email. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    /** If it differs from the company's own sender. */
    sender: jsonb('sender').$type<StoredSender>(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    usage: text('usage').notNull(),
    state: text('state', { enum: outboxStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    claimedAt: instant('claimed_at'),
    /** The process that is sending it. */
    claimedBy: text('claimed_by'),
    lastError: text('last_error'),
    messageId: text('message_id').notNull(),
    /** A second email with the same key is never queued: a trigger looks it up in outbox_keys. */
    dedupeKey: text('dedupe_key'),
    requestId: text('request_id'),
    /** Sent once this person has confirmed their email address. */
    waitsForUserId: integer('waits_for_user_id'),
    /** Where a recipient unsubscribes; mail clients show a button for it. */
    unsubscribeUrl: text('unsubscribe_url'),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    monthlyKey(t),
    index('outbox_dedupe_key').on(t.dedupeKey),
    index('outbox_waiting')
      .on(t.nextAttemptAt, t.id)
      .where(sql`${t.state} in ('queued', 'sending')`),
    index('outbox_state').on(t.state, t.createdAt, t.id),
    index('outbox_created').on(t.createdAt, t.id),
    index('outbox_to').on(sql`lower(${t.to})`),
    index('outbox_request').on(t.requestId),
    index('outbox_subject').on(outboxSubject),
    index('outbox_waits_for_user')
      .on(t.waitsForUserId)
      .where(sql`${t.waitsForUserId} is not null`),
    oneOf('outbox_state_known', t.state, outboxStates),
    check('outbox_headers_one_line', sql`${t.to} !~ '[\\r\\n]' and ${t.subject} !~ '[\\r\\n]'`),
  ],
)

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/**
 * The keys of all emails, including those whose month has been deleted. A unique constraint cannot
 * span the months of the outbox. Only a hash is stored, because keys contain addresses.
 */
export const outboxKeys = pgTable('outbox_keys', {
  keyHash: bytes('key_hash').primaryKey(),
})

personal(outbox, {
  owner: { email: 'to' },
  retained: ['to', 'replyTo', 'sender', 'subject', 'html', 'text', 'attachments'],
  reason:
    'removed by the record they are about as well as by address, see anonymise-emails.queries.ts',
  exported: 'section',
})
