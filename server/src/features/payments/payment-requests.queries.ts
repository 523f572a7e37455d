import { and, asc, eq, isNull, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { paymentRequests } from '../../db/schema/payments.ts'

/** Checks whose request it is: PayGate must not issue one number for two payments. */
export async function insertRequest(
  tx: Tx,
  paymentId: number,
  requestId: string,
): Promise<number | undefined> {
  await tx.insert(paymentRequests).values({ paymentId, requestId }).onConflictDoNothing()
  return findRequestOwner(tx, requestId)
}

/** Every request that was ever made for a payment, oldest first. */
export async function findRequests(db: Executor, paymentId: number): Promise<string[]> {
  const rows = await db
    .select({ requestId: paymentRequests.requestId })
    .from(paymentRequests)
    .where(eq(paymentRequests.paymentId, paymentId))
    .orderBy(asc(paymentRequests.id))
  return rows.map(({ requestId }) => requestId)
}

/** The payment that a request was made for. */
export async function findRequestOwner(
  db: Executor,
  requestId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ paymentId: paymentRequests.paymentId })
    .from(paymentRequests)
    .where(eq(paymentRequests.requestId, requestId))
  return row?.paymentId
}

/** It is no longer queried: permanently, or only if it was made this many days ago. */
export async function endRequest(db: Executor, requestId: string, olderThanDays = 0) {
  await db
    .update(paymentRequests)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(paymentRequests.requestId, requestId),
        isNull(paymentRequests.endedAt),
        sql`${paymentRequests.createdAt} <= now() - make_interval(days => ${olderThanDays})`,
      ),
    )
}

/** The database's own clock, to the microsecond: the clocks of processes may differ. */
export async function currentInstant(db: Executor): Promise<string> {
  const [row] = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return (row as { now: string }).now
}

export interface ClaimedPayment {
  id: number
  reference: string
  /** How long it has been idle. */
  quietMinutes: number
  /** Its requests that have not ended. */
  requestIds: string[]
}

/**
 * The payment whose requests have waited longest to be queried, never queried ones first, and marks
 * them as queried before anything can go wrong. This way a failing one goes to the end of the
 * queue, and two processes never claim the same one. Each is claimed once per run.
 *
 * The payment is locked, not its requests: two claims that each lock a different request of one
 * payment would deadlock.
 */
export async function claimPayment(
  db: Executor,
  claim: { startedAt: string; quietMinutes: number; repliesForMonths: number },
): Promise<ClaimedPayment | undefined> {
  const [row] = await db.execute<ClaimedPayment & Record<string, unknown>>(sql`
    with next as materialized (
      select r.payment_id from payment_requests r join payments y on y.id = r.payment_id
      where r.ended_at is null
        and (r.queried_at is null or r.queried_at < ${claim.startedAt}::timestamptz)
        and r.created_at > now() - make_interval(months => ${claim.repliesForMonths})
        and y.updated_at < now() - make_interval(mins => ${claim.quietMinutes})
        and y.deleted_at is null
      order by r.queried_at nulls first, r.id
      limit 1 for no key update of y skip locked),
    claimed as (
      update payment_requests q set queried_at = clock_timestamp() from next
      where q.payment_id = next.payment_id and q.ended_at is null
        and (q.queried_at is null or q.queried_at < ${claim.startedAt}::timestamptz)
      returning q.id, q.payment_id, q.request_id)
    select y.id, y.reference,
      (extract(epoch from now() - y.updated_at) / 60)::int as "quietMinutes",
      json_agg(c.request_id order by c.id) as "requestIds"
    from claimed c join payments y on y.id = c.payment_id group by y.id`)
  return row
}
