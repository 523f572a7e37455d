import { sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/payments.ts'
import { listingColumns } from '../listings/listings.sql.ts'
import type { PaymentRecord } from './payments.queries.ts'

/** What bank statements have brought in for a payment so far, in cents. */
export async function findReceivedCents(db: Executor, paymentId: number): Promise<number> {
  const [row] = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(amount) * 100, 0)::float8 as cents from bank_receipts
    where payment_id = ${paymentId} and undone_at is null`)
  return row?.cents ?? 0
}

/** A sum that matches nothing due, under its own reference. */
export async function insertSurplus(
  tx: Tx,
  of: PaymentRecord,
  facts: Pick<
    typeof payments.$inferInsert,
    'amount' | 'paidAt' | 'confirmedBy' | 'bankReference' | 'refundDueOn'
  >,
): Promise<{ id: number; reference: string }> {
  const [row] = await tx
    .insert(payments)
    .values({
      provider: 'eft',
      state: 'refund due',
      userId: of.userId,
      feeName: `Overpayment of ${of.reference}`,
      ...listingColumns(of.listing),
      ...facts,
    })
    .returning({ id: payments.id, reference: payments.reference })
  return row as { id: number; reference: string }
}

/** Whether the refund is due because the money matched nothing, not because a person decided it. */
export async function isRefundOfReceipt(tx: Tx, paymentId: number): Promise<boolean> {
  const [row] = await tx.execute<{ kind: string }>(sql`
    select kind from payment_events
    where payment_id = ${paymentId} and outcome = 'refund due' order by id desc limit 1`)
  return row?.kind === 'confirm'
}

/** The alerts of an undone booking no longer need attention. */
export async function dismissAlertsOf(tx: Tx, paymentId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    update payment_alerts a set dismissed_at = now(), dismissed_by = ${userId},
      note = 'Booking undone'
    from payment_events e where e.id = a.event_id and a.payment_id = ${paymentId}
      and a.dismissed_at is null and e.kind = 'confirm'`)
}

const receiptKey = (paymentId: number) => `payment:${paymentId}:received`

/** The receipt is sent later, so that a mistake can be undone before anyone reads it. */
export async function delayReceiptMail(tx: Tx, paymentId: number, minutes: number): Promise<void> {
  await tx.execute(sql`
    update outbox set next_attempt_at = now() + make_interval(mins => ${minutes})
    where dedupe_key = ${receiptKey(paymentId)} and state = 'queued' and attempts = 0`)
}

export async function withdrawReceiptMail(tx: Tx, paymentId: number): Promise<void> {
  await tx.execute(sql`
    delete from outbox
    where dedupe_key = ${receiptKey(paymentId)} and state = 'queued' and attempts = 0`)
}
