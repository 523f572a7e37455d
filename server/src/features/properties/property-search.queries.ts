import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

/** How long row changes are kept: a process that slept longer reloads all rows. */
export const changesKeptMinutes = 60

export async function sweepSearchChanges(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from property_search_changes where at < now() - ${changesKeptMinutes} * interval '1 minute'`)
}

/** Refreshes what is usual in each city, the affected scores, and expired price reductions. */
export async function refreshScores(db: Executor): Promise<void> {
  await db.execute(sql`select refresh_property_scores()`)
}
