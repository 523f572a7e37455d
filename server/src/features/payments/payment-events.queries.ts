import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PaymentAlert, PaymentEvent } from '#contract/payments/payments.schema.ts'
import type { AlertKind, PaymentProvider } from '#contract/payments/payments.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { paymentAlerts, paymentEvents } from '../../db/schema/payments.ts'
import { personName } from '../accounts/person.sql.ts'

export type NewEvent = typeof paymentEvents.$inferInsert

/** Undefined when the ledger has this very event already. */
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

/** An event that needs a Super Admin's eye. The same one raises no second alert. */
export async function addAlert(tx: Tx, kind: AlertKind, event: NewEvent): Promise<void> {
  const eventId = await addEvent(tx, event)
  if (eventId === undefined) return
  await tx.insert(paymentAlerts).values({ eventId, kind, paymentId: event.paymentId ?? null })
}

/** Payloads are stored as strings; other values in older ones are converted. */
const details = sql`coalesce((select json_object_agg(key, value)
  from jsonb_each_text(e.payload) where value is not null), '{}')`

export async function findEvents(db: Executor, paymentId: number): Promise<PaymentEvent[]> {
  const [row] = await db.execute<{ events: PaymentEvent[] }>(sql`
    select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind,
      'provider', e.provider, 'outcome', e.outcome, 'amount', e.amount,
      'actor', ${personName(sql`e.actor_user_id`)}, 'created', e.created_at,
      'details', ${details}) order by e.id), '[]') as events
    from payment_events e where e.payment_id = ${paymentId}`)
  return (row as { events: PaymentEvent[] }).events
}

const mostAlerts = 100

export async function findAlerts(db: Executor): Promise<PaymentAlert[]> {
  const [row] = await db.execute<{ alerts: PaymentAlert[] }>(sql`
    select coalesce(json_agg(alert order by id desc), '[]') as alerts from (
      select a.id, json_build_object('id', a.id, 'version', a.version, 'kind', a.kind,
        'created', a.created_at, 'provider', e.provider, 'amount', e.amount,
        'payment', case when y.id is not null then
          json_build_object('id', y.id, 'reference', y.reference) end,
        'details', ${details}) as alert
      from payment_alerts a join payment_events e on e.id = a.event_id
      left join payments y on y.id = a.payment_id
      where a.dismissed_at is null order by a.id desc limit ${mostAlerts}) found`)
  return (row as { alerts: PaymentAlert[] }).alerts
}

export async function countOpenAlerts(db: Executor): Promise<number> {
  const [row] = await db
    .select({ open: sql<number>`count(*)::int` })
    .from(paymentAlerts)
    .where(isNull(paymentAlerts.dismissedAt))
  return row?.open ?? 0
}

/** `absent`: there is no such open alert; `stale`: someone changed it in the meantime. */
export async function dismissAlert(
  tx: Tx,
  key: { id: number; version: number },
  values: { userId: number; note: string | null },
): Promise<'done' | 'absent' | 'stale'> {
  const open = and(eq(paymentAlerts.id, key.id), isNull(paymentAlerts.dismissedAt))
  const [found] = await tx
    .select({ version: paymentAlerts.version })
    .from(paymentAlerts)
    .where(open)
  if (!found) return 'absent'
  const changed = await tx
    .update(paymentAlerts)
    .set({ dismissedAt: new Date(), dismissedBy: values.userId, note: values.note })
    .where(and(open, eq(paymentAlerts.version, key.version)))
    .returning({ id: paymentAlerts.id })
  return changed.length ? 'done' : 'stale'
}
