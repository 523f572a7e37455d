import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

/** How long changes of the searched rows are known: a process that slept longer reads all rows again. */
export const changesKeptMinutes = 60

export async function sweepSearchChanges(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from property_search_changes where at < now() - ${changesKeptMinutes} * interval '1 minute'`)
}

/** What is usual in each city, the scores that this moves, and prices that were lowered long ago. */
export async function refreshScores(db: Executor): Promise<void> {
  await db.execute(sql`select refresh_property_scores()`)
}
