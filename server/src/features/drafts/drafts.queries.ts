import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'
import { drafts } from '../../db/schema/requests.ts'

export interface DraftRow {
  value: Record<string, unknown>
  updatedAt: Date
}

const ofUser = (userId: number, kind: string) =>
  and(eq(drafts.userId, userId), eq(drafts.kind, kind))
const shown = { value: drafts.value, updatedAt: drafts.updatedAt }

export async function findDraft(db: Executor, userId: number, kind: string) {
  const [row] = await db.select(shown).from(drafts).where(ofUser(userId, kind))
  return row as DraftRow | undefined
}

export async function putDraft(
  db: Executor,
  userId: number,
  kind: string,
  value: Record<string, unknown>,
): Promise<DraftRow> {
  const [row] = await db
    .insert(drafts)
    .values({ userId, kind, value })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.kind],
      set: { value, updatedAt: sql`now()` },
    })
    .returning(shown)
  return row as DraftRow
}

export async function removeDraft(db: Executor, userId: number, kind: string): Promise<void> {
  await db.delete(drafts).where(ofUser(userId, kind))
}

export async function countDrafts(db: Executor, userId: number): Promise<number> {
  return db.$count(drafts, eq(drafts.userId, userId))
}
