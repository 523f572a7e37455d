import { and, asc, eq, sql } from '../../db/orm.ts'
import type { ReplyTemplate } from '#contract/conversations/conversations.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { replyTemplates } from '../../db/schema/conversations.ts'

const columns = {
  id: replyTemplates.id,
  name: replyTemplates.name,
  text: replyTemplates.text,
}

export function findTemplates(db: Executor, userId: number): Promise<ReplyTemplate[]> {
  return db
    .select(columns)
    .from(replyTemplates)
    .where(eq(replyTemplates.userId, userId))
    .orderBy(asc(sql`lower(${replyTemplates.name})`))
}

/** Undefined if one with this name already exists. */
export async function insertTemplate(
  tx: Tx,
  template: typeof replyTemplates.$inferInsert,
): Promise<ReplyTemplate | undefined> {
  const [row] = await tx
    .insert(replyTemplates)
    .values(template)
    .onConflictDoNothing()
    .returning(columns)
  return row
}

export async function deleteTemplate(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(replyTemplates)
    .where(and(eq(replyTemplates.id, id), eq(replyTemplates.userId, userId)))
    .returning({ id: replyTemplates.id })
  return rows.length > 0
}
