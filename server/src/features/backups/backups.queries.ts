import { and, eq, inArray, isNull, sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { backups } from '../../db/schema/backups.ts'

export async function insertBackup(
  db: Executor,
  values: typeof backups.$inferInsert,
): Promise<void> {
  await db.insert(backups).values(values)
}

/** The complete backups by name, with their sizes. */
export async function findSizes(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .select({ file: backups.file, bytes: backups.bytes })
    .from(backups)
    .where(and(eq(backups.state, 'complete'), isNull(backups.deletedAt)))
  return new Map(rows.map(({ file, bytes }) => [file, bytes ?? 0]))
}

export async function markDeleted(db: Executor, files: readonly string[]): Promise<void> {
  if (!files.length) return
  await db
    .update(backups)
    .set({ deletedAt: sql`now()` })
    .where(inArray(backups.file, [...files]))
}

export interface BackupState {
  /** The last complete one; null if there is none yet. */
  last: { finishedAt: string; ageSeconds: number; bytes: number } | null
  /** The last attempt failed, or a scheduled one was missed. */
  problem: 'failed' | 'late' | null
  /** Why the last attempt failed. */
  error: string | null
}

export async function findState(db: Executor): Promise<BackupState> {
  const [row] = await db.execute<{ state: BackupState }>(sql`
    select json_build_object(
      'last', case when c.id is not null then json_build_object('finishedAt', c.finished_at,
        'ageSeconds', greatest(0, floor(extract(epoch from now() - c.finished_at))),
        'bytes', c.bytes) end,
      'problem', case when a.state = 'failed' then 'failed'
        when c.late_after < now() then 'late' end,
      'error', a.error) as state
    from (select) one
    left join lateral (select * from backups order by finished_at desc, id desc limit 1) a on true
    left join lateral (select * from backups where state = 'complete'
      order by finished_at desc limit 1) c on true`)
  return (row as { state: BackupState }).state
}
