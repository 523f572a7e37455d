import { and, eq, inArray, sql } from '../../db/orm.ts'
import type { PaymentEvent } from '#contract/payments/payments.schema.ts'
import type { AlertKind, PaymentProvider } from '#contract/payments/payments.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { paymentAlerts, paymentEvents, payments } from '../../db/schema/payments.ts'
import { personName } from '../accounts/person.sql.ts'

export type NewEvent = typeof paymentEvents.$inferInsert

/** Undefined if the ledger already has this event. */
export async function addEvent(tx: Tx, event: NewEvent): Promise<number | undefined> {
  const [row] = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return row?.id
}

export async function hasEvent(
  tx: Tx,
  provider: PaymentProvider,
  providerEventId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(eq(paymentEvents.provider, provider), eq(paymentEvents.providerEventId, providerEventId)),
    )
    .limit(1)
  return rows.length > 0
}

/** Another payment to which one of these events belongs. */
export async function findEventPayment(
  tx: Tx,
  provider: PaymentProvider,
  providerEventIds: string[],
  exceptId: number,
): Promise<number | undefined> {
  if (providerEventIds.length === 0) return undefined
  const [row] = await tx
    .select({ paymentId: paymentEvents.paymentId })
    .from(paymentEvents)
    .leftJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(
      and(
        eq(paymentEvents.provider, provider),
        inArray(paymentEvents.providerEventId, providerEventIds),
        sql`coalesce(${payments.secondOf}, ${paymentEvents.paymentId}) <> ${exceptId}`,
      ),
    )
    .limit(1)
  return row?.paymentId ?? undefined
}

/**
 * The transactions that PayGate has reported for the requests of a payment, second sums included.
 */
export async function findTransactionsOf(
  tx: Tx,
  paymentId: number,
): Promise<{ requestId: string; transactionId: string }[]> {
  const rows = await tx.execute<{ requestId: string; transactionId: string }>(sql`
    select distinct e.payload ->> 'PAY_REQUEST_ID' as "requestId",
      e.payload ->> 'TRANSACTION_ID' as "transactionId"
    from payment_events e join payments y on y.id = e.payment_id
    where (y.id = ${paymentId} or y.second_of = ${paymentId}) and e.kind in ('notify', 'query')
      and starts_with(e.provider_event_id, (e.payload ->> 'PAY_REQUEST_ID') || '/')
      and e.payload ->> 'TRANSACTION_ID' is not null`)
  return [...rows]
}

/** An event that needs a Super Admin's attention. The same one raises no second alert. */
export async function addAlert(tx: Tx, kind: AlertKind, event: NewEvent): Promise<void> {
  const eventId = await addEvent(tx, event)
  if (eventId === undefined) return
  await tx.insert(paymentAlerts).values({ eventId, kind, paymentId: event.paymentId ?? null })
}

/** Payloads are stored as strings; other values in older ones are converted. */
export const eventDetails = sql`coalesce((select json_object_agg(key, value)
  from jsonb_each_text(e.payload) where value is not null), '{}')`

export async function findEvents(db: Executor, paymentId: number): Promise<PaymentEvent[]> {
  const [row] = await db.execute<{ events: PaymentEvent[] }>(sql`
    select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind,
      'provider', e.provider, 'outcome', e.outcome, 'amount', e.amount,
      'actor', ${personName(sql`e.actor_user_id`)}, 'created', e.created_at,
      'details', ${eventDetails}) order by e.id), '[]') as events
    from payment_events e where e.payment_id = ${paymentId}`)
  return (row as { events: PaymentEvent[] }).events
}
