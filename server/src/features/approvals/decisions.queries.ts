import { and, eq, lte, sql } from '../../db/orm.ts'
import type {
  ApprovalKind,
  Decision,
  WaitingDecision,
} from '#contract/approvals/approvals.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { approvalDecisions as table } from '../../db/schema/approvals.ts'

export type StoredDecision = typeof table.$inferSelect

interface NewDecision {
  userId: number
  kind: ApprovalKind
  itemId: number
  itemVersion: number
  reference: string
  decision: Decision
  reason: string | null
}

const left = sql<number>`greatest(0,
  extract(epoch from ${table.takesEffectAt} - clock_timestamp()) * 1000)::int`

const shown = {
  id: table.id,
  reference: table.reference,
  decision: table.decision,
  millisecondsLeft: left,
}

/** Undefined if someone has decided on the item and can still undo it. */
export async function insertDecision(
  tx: Tx,
  decision: NewDecision,
  seconds: number,
): Promise<WaitingDecision | undefined> {
  const [row] = await tx
    .insert(table)
    .values({
      ...decision,
      takesEffectAt: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
    })
    .onConflictDoNothing()
    .returning(shown)
  return row
}

export function findWaiting(db: Executor, userId: number): Promise<WaitingDecision[]> {
  return db
    .select(shown)
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.state, 'waiting')))
    .orderBy(table.id)
}

export async function findFailed(db: Executor, userId: number) {
  return db
    .select({ id: table.id, reference: table.reference, message: sql<string>`${table.problem}` })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.state, 'failed')))
    .orderBy(table.id)
}

/** Newest last; a person has few. */
export async function changeOwn(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
  { from, to }: { from: 'waiting' | 'failed'; to: 'undone' | 'dismissed' },
): Promise<{ id: number; reference: string } | undefined> {
  const [row] = await tx
    .update(table)
    .set({ state: to })
    .where(and(eq(table.id, id), eq(table.userId, userId), eq(table.state, from)))
    .returning({ id: table.id, reference: table.reference })
  return row
}

export async function findOwn(tx: Tx, { id, userId }: { id: number; userId: number }) {
  const [row] = await tx
    .select({ state: table.state, reference: table.reference })
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
  return row
}

export async function findDue(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.state, 'waiting'), lte(table.takesEffectAt, sql`clock_timestamp()`)))
    .orderBy(table.takesEffectAt, table.id)
  return rows.map(({ id }) => id)
}

/** Of a decision that is due, unless another process has claimed it. */
export async function lockDue(tx: Tx, id: number): Promise<StoredDecision | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.id, id),
        eq(table.state, 'waiting'),
        lte(table.takesEffectAt, sql`clock_timestamp()`),
      ),
    )
    .for('update', { skipLocked: true })
  return row
}

export async function finish(
  tx: Tx,
  id: number,
  result: { state: 'applied' | 'failed'; problem?: string },
): Promise<void> {
  await tx.update(table).set(result).where(eq(table.id, id))
}

/** What took effect is in the change log; the decisions themselves are not kept for long. */
export async function sweepDecisions(db: Executor): Promise<void> {
  await db.execute(sql`delete from approval_decisions
    where state in ('applied', 'undone', 'dismissed') and created_at < now() - interval '7 days'`)
}
