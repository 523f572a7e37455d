import { and, eq, lt, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { drafts, finishedDrafts } from '../../db/schema/drafts.ts'

export interface DraftRow {
  key: string
  revision: number
  value: Record<string, unknown>
  updatedAt: Date
}

export interface NewDraft {
  userId: number
  kind: string
  key: string
  revision: number
  value: Record<string, unknown>
}

const ofUser = (userId: number, kind: string) =>
  and(eq(drafts.userId, userId), eq(drafts.kind, kind))

/** Serialises saves and ends of one person's drafts, until the transaction is over. */
export async function lockDrafts(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('drafts'), ${userId})`)
}

export async function findDraft(db: Executor, userId: number, kind: string) {
  const { key, revision, value, updatedAt } = drafts
  const [row] = await db
    .select({ key, revision, value, updatedAt })
    .from(drafts)
    .where(ofUser(userId, kind))
  return row as DraftRow | undefined
}

/** False if something newer is stored. */
export async function putDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const { key, revision, value } = draft
  const written = await tx
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.kind],
      set: { key, revision, value, updatedAt: sql`now()` },
      setWhere: lt(drafts.revision, revision),
    })
    .returning({ id: drafts.id })
  return written.length > 0
}

/** False if it was finished before. */
export async function finishDraft(tx: Tx, userId: number, key: string): Promise<boolean> {
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.key, key)))
  const written = await tx
    .insert(finishedDrafts)
    .values({ userId, key })
    .onConflictDoNothing()
    .returning({ key: finishedDrafts.key })
  return written.length > 0
}

export async function isFinished(tx: Tx, userId: number, key: string): Promise<boolean> {
  const where = and(eq(finishedDrafts.userId, userId), eq(finishedDrafts.key, key))
  return (await tx.$count(finishedDrafts, where)) > 0
}

export async function countDrafts(db: Executor, userId: number): Promise<number> {
  return db.$count(drafts, eq(drafts.userId, userId))
}

/** No page stays open for a year. */
export async function sweepFinishedDrafts(db: Executor): Promise<void> {
  await db
    .delete(finishedDrafts)
    .where(sql`${finishedDrafts.finishedAt} < now() - interval '1 year'`)
}
