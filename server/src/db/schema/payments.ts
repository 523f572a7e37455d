import {
  sql,
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from '../orm.ts'
import { alertKinds, paymentProviders, paymentStates } from '#contract/payments/payments.states.ts'
import { users } from './accounts.ts'
import {
  createdAt,
  exactlyOne,
  id,
  instant,
  money,
  oneOf,
  positive,
  softDeleted,
  versioned,
} from './columns.ts'
import { fees } from './fees.ts'
import { notPersonal } from './personal.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

export const paymentEventKinds = [
  'initiate',
  'return',
  'notify',
  'query',
  'confirm',
  'cancel',
  'refund',
] as const

export const paymentReferences = pgSequence('payment_references', { startWith: 30001 })

export const payments = pgTable(
  'payments',
  {
    id: id(),
    reference: text('reference')
      .notNull()
      .default(sql`'PM-' || nextval('payment_references')`),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('pending'),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'restrict' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'restrict' }),
    /** The payer. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The fee at the time the payment was requested; a later fee does not change it. */
    feeId: integer('fee_id').references(() => fees.id, { onDelete: 'restrict' }),
    feeName: text('fee_name').notNull(),
    amount: money('amount').notNull(),
    providerRequestId: text('provider_request_id'),
    providerTransactionId: text('provider_transaction_id'),
    resultCode: text('result_code'),
    resultDescription: text('result_description'),
    paidAt: instant('paid_at'),
    confirmedBy: integer('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The reference on the bank statement, typed when an EFT is confirmed. */
    bankReference: text('bank_reference'),
    refundDueOn: instant('refund_due_on'),
    refundedAt: instant('refunded_at'),
    /** The payment that this money duplicates; it exists only to be refunded. */
    secondOf: integer('second_of').references((): AnyPgColumn => payments.id, {
      onDelete: 'restrict',
    }),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [
    uniqueIndex('payments_reference_unique').on(t.reference),
    uniqueIndex('payments_request_unique').on(t.provider, t.providerRequestId),
    uniqueIndex('payments_one_open_week')
      .on(t.weekId, t.provider)
      .where(sql`${t.state} = 'pending' and ${t.deletedAt} is null and ${t.weekId} is not null`),
    uniqueIndex('payments_one_open_property')
      .on(t.propertyId, t.provider)
      .where(
        sql`${t.state} = 'pending' and ${t.deletedAt} is null and ${t.propertyId} is not null`,
      ),
    index('payments_transaction').on(t.provider, t.providerTransactionId),
    index('payments_second_of').on(t.secondOf),
    index('payments_week').on(t.weekId),
    index('payments_property').on(t.propertyId),
    index('payments_user').on(t.userId),
    index('payments_fee').on(t.feeId),
    index('payments_state').on(t.state, t.id),
    index('payments_created').on(t.createdAt),
    index('payments_paid').on(t.paidAt),
    index('payments_reference_start').on(t.reference.op('text_pattern_ops')),
    exactlyOne('payments_one_listing', t.weekId, t.propertyId),
    positive('payments_amount_positive', t.amount),
    oneOf('payments_provider_known', t.provider, paymentProviders),
    oneOf('payments_state_known', t.state, paymentStates),
  ],
)

notPersonal(payments, {
  feeName: 'the name of a fee',
  bankReference: 'a line of the company’s bank statement, which the law requires us to retain',
})

/**
 * Every request that was made at PayGate. A payer may pay any of them, even one that has been
 * replaced, so each is queried until PayGate has reported its outcome.
 */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    requestId: text('request_id').notNull(),
    /** When the job last queried it, whatever the result. */
    queriedAt: instant('queried_at'),
    /** When PayGate reported its result, or that it can no longer be paid. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_requests_request_unique').on(t.requestId),
    index('payment_requests_payment').on(t.paymentId),
    index('payment_requests_queue')
      .on(t.queriedAt.asc().nullsFirst(), t.id)
      .where(sql`${t.endedAt} is null`),
  ],
)

/** What the providers reported and what we did: an append-only ledger. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Null for a notice that matches none of our payments. */
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    kind: text('kind', { enum: paymentEventKinds }).notNull(),
    /** What identifies the provider's notice, so that a repeated one changes nothing. */
    providerEventId: text('provider_event_id'),
    outcome: text('outcome').notNull(),
    amount: money('amount'),
    payload: jsonb('payload').notNull().default({}),
    actorUserId: integer('actor_user_id').references(() => users.id, { onDelete: 'restrict' }),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_events_provider_unique').on(t.provider, t.providerEventId),
    index('payment_events_payment').on(t.paymentId, t.id),
    index('payment_events_created').on(t.createdAt),
    oneOf('payment_events_provider_known', t.provider, paymentProviders),
    oneOf('payment_events_kind_known', t.kind, paymentEventKinds),
  ],
)

/** Ledger entries that need a Super Admin's attention, until dismissed. */
export const paymentAlerts = pgTable(
  'payment_alerts',
  {
    id: id(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => paymentEvents.id, { onDelete: 'restrict' }),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: alertKinds }).notNull(),
    dismissedAt: instant('dismissed_at'),
    dismissedBy: integer('dismissed_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('payment_alerts_event_unique').on(t.eventId),
    index('payment_alerts_payment').on(t.paymentId),
    index('payment_alerts_dismissed_by').on(t.dismissedBy),
    index('payment_alerts_open')
      .on(t.id)
      .where(sql`${t.dismissedAt} is null`),
    oneOf('payment_alerts_kind_known', t.kind, alertKinds),
  ],
)

notPersonal(paymentAlerts, { note: 'written by a Super Admin about a payment' })
