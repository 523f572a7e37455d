import { and, eq, isNull, or, sql, type SQL } from '../../db/orm.ts'
import type { FeeWaiver } from '#contract/listings/waivers.schema.ts'
import type { PaymentListing } from '#contract/payments/payments.schema.ts'
import type { PaymentProvider, PaymentState } from '#contract/payments/payments.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/payments.ts'
import { personName, userPerson } from '../accounts/person.sql.ts'
import type { Managed } from '../listings/listings.policy.ts'
import {
  listingColumns,
  listingJoins,
  listingJson,
  managedJson,
  ofListing,
} from '../listings/listings.sql.ts'
import { listingKeyOf, type ListingKey } from '#contract/listings/listings.schema.ts'
import { waiverJson } from '../listings/fees.sql.ts'

/** Everything about a payment; the mapping determines who sees what. */
export interface PaymentRecord {
  id: number
  version: number
  reference: string
  provider: PaymentProvider
  state: PaymentState
  amount: number
  feeName: string
  userId: number
  /** Who is on the seller's side. */
  managed: Managed
  payer: { name: string; email: string | null } | null
  listing: PaymentListing
  providerRequestId: string | null
  providerTransactionId: string | null
  resultCode: string | null
  resultDescription: string | null
  paidAt: string | null
  confirmedBy: string | null
  bankReference: string | null
  refundDueOn: string | null
  refundedAt: string | null
  /** The payment that this one duplicates. */
  secondOf: { id: number; reference: string } | null
  created: string
  openAlerts: number
  waiver: FeeWaiver | null
}

export const paymentJoins = sql` from payments y ${listingJoins(sql`y`)}`

export const paymentJson = sql`json_build_object(
  'id', y.id, 'version', y.version, 'reference', y.reference, 'provider', y.provider,
  'state', y.state, 'amount', y.amount, 'feeName', y.fee_name, 'userId', y.user_id,
  'managed', ${managedJson},
  'payer', ${userPerson(sql`y.user_id`)},
  'listing', ${listingJson()},
  'providerRequestId', y.provider_request_id, 'providerTransactionId', y.provider_transaction_id,
  'resultCode', y.result_code, 'resultDescription', y.result_description, 'paidAt', y.paid_at,
  'confirmedBy', ${personName(sql`y.confirmed_by`)}, 'bankReference', y.bank_reference,
  'refundDueOn', y.refund_due_on, 'refundedAt', y.refunded_at, 'created', y.created_at,
  'secondOf', (select json_build_object('id', f.id, 'reference', f.reference)
    from payments f where f.id = y.second_of),
  'openAlerts', (select count(*) from payment_alerts a
    where a.payment_id = y.id and a.dismissed_at is null),
  'waiver', ${waiverJson({ weekId: sql`y.week_id`, propertyId: sql`y.property_id` })})`

async function findOne(db: Executor, where: SQL): Promise<PaymentRecord | undefined> {
  const [row] = await db.execute<{ payment: PaymentRecord }>(sql`
    select ${paymentJson} as payment ${paymentJoins} where ${where} and y.deleted_at is null`)
  return row?.payment
}

export function findPayment(db: Executor, id: number): Promise<PaymentRecord | undefined> {
  return findOne(db, sql`y.id = ${id}`)
}

export function findByReference(db: Executor, provider: PaymentProvider, reference: string) {
  return findOne(db, sql`y.provider = ${provider} and y.reference = ${reference}`)
}

/** Including by a replaced request: its page may still be open somewhere. */
export function findByRequest(db: Executor, requestId: string) {
  return findOne(
    db,
    sql`y.id = (select payment_id from payment_requests where request_id = ${requestId})`,
  )
}

/** The payment with a reference, whichever provider it was for. */
export async function findIdByAnyReference(
  db: Executor,
  reference: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.reference, reference))
  return row?.id
}

export async function findIdByReference(
  db: Executor,
  provider: PaymentProvider,
  reference: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.reference, reference),
        isNull(payments.deletedAt),
      ),
    )
  return row?.id
}

/** What a payment is for: enough to lock it. */
export async function findListingKey(db: Executor, id: number): Promise<ListingKey | undefined> {
  const [row] = await db
    .select({ weekId: payments.weekId, propertyId: payments.propertyId })
    .from(payments)
    .where(and(eq(payments.id, id), isNull(payments.deletedAt)))
  return row && listingKeyOf(row)
}

export interface LockedPayment {
  state: PaymentState
  amount: number
}

export async function lockPayment(tx: Tx, id: number): Promise<LockedPayment | undefined> {
  const [row] = await tx
    .select({ state: payments.state, amount: sql<number>`${payments.amount}::float8` })
    .from(payments)
    .where(eq(payments.id, id))
    .for('update')
  return row
}

/** The listing's open payments, newest first. */
export function findOpen(db: Executor, listing: ListingKey) {
  return db
    .select({
      id: payments.id,
      provider: payments.provider,
      amount: payments.amount,
      feeName: payments.feeName,
    })
    .from(payments)
    .where(
      and(ofListing(payments, listing), eq(payments.state, 'pending'), isNull(payments.deletedAt)),
    )
    .orderBy(sql`${payments.id} desc`)
}

/** Whether another payment for the listing has arrived and is not being refunded. */
export async function isPaidByAnother(
  db: Executor,
  listing: ListingKey,
  exceptId = 0,
): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ofListing(payments, listing),
        eq(payments.state, 'paid'),
        isNull(payments.deletedAt),
        sql`${payments.id} <> ${exceptId}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Locks this transaction until ours ends, whichever payment it names. */
export async function lockTransaction(
  tx: Tx,
  provider: PaymentProvider,
  transactionId: string,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${provider} ${transactionId}`}, 0))`,
  )
}

/** Another payment that this transaction was for; its second sums count as the payment itself. */
export async function findIdByTransaction(
  tx: Tx,
  provider: PaymentProvider,
  transactionId: string,
  exceptId: number,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.providerTransactionId, transactionId),
        sql`coalesce(${payments.secondOf}, ${payments.id}) <> ${exceptId}`,
      ),
    )
    .limit(1)
  return row?.id
}

export async function findSecondSum(
  tx: Tx,
  paymentId: number,
  transactionId: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.secondOf, paymentId), eq(payments.providerTransactionId, transactionId)))
  return row?.id
}

export interface PaidBy {
  id: number
  userId: number
  reference: string
  feeName: string
  amount: string
  paidAt: Date | null
}

/** The payment that paid for the listing, and its payer. */
export async function findPaidBy(db: Executor, listing: ListingKey): Promise<PaidBy | undefined> {
  const [row] = await db
    .select({
      id: payments.id,
      userId: payments.userId,
      reference: payments.reference,
      feeName: payments.feeName,
      amount: payments.amount,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(
      and(ofListing(payments, listing), eq(payments.state, 'paid'), isNull(payments.deletedAt)),
    )
    .orderBy(sql`${payments.id} desc`)
    .limit(1)
  return row
}

export type NewPayment = Omit<typeof payments.$inferInsert, 'weekId' | 'propertyId'> & {
  listing: ListingKey
}

/** Open payments keep the fee at the time they were requested. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<number> {
  const { listing, ...columns } = payment
  const [row] = await tx
    .insert(payments)
    .values({
      ...columns,
      ...listingColumns(listing),
      feeId: sql`(select id from fees where lower(name) = lower(${payment.feeName}))`,
    })
    .returning({ id: payments.id })
  return (row as { id: number }).id
}

export async function changePayment(
  tx: Tx,
  id: number,
  values: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx.update(payments).set(values).where(eq(payments.id, id))
}

/** Open card payments that no provider can be queried about, abandoned longest first. */
export async function findUnqueryable(
  db: Executor,
  quietMinutes: number,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'pending'),
        or(
          eq(payments.provider, 'payfast'),
          and(eq(payments.provider, 'paygate'), isNull(payments.providerRequestId)),
        ),
        isNull(payments.deletedAt),
        sql`${payments.updatedAt} < now() - make_interval(mins => ${quietMinutes})`,
      ),
    )
    .orderBy(payments.updatedAt)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** How long ago the provider was last queried about this payment's request, in seconds. */
export async function secondsSinceInitiated(db: Executor, id: number): Promise<number | null> {
  const [row] = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - max(created_at))::float8 as seconds from payment_events
    where payment_id = ${id} and kind = 'initiate' and outcome = 'pending'`)
  return row?.seconds ?? null
}
