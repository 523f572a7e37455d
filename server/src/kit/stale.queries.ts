import { sql } from '../db/orm.ts'
import type { Executor } from '../db/connect.ts'

export interface LaterChange {
  at: string
  actorUserId: number | null
  actorName: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * The changes to a row since it had this version, oldest first. When a row is deleted and created
 * again under the same key, its versions start from one again.
 */
export async function findLaterChanges(
  db: Executor,
  { table, id, version }: { table: string; id: number | string; version: number },
): Promise<LaterChange[]> {
  const rows = await db.execute<LaterChange & Record<string, unknown>>(sql`
    select to_json(created_at) #>> '{}' as at, actor_user_id as "actorUserId",
      actor_name as "actorName", before, after
    from change_log
    where row_id = ${String(id)} and table_name = ${table} and action = 'update'
      and (after ->> 'version')::int > ${version}
      and id > coalesce((
        select max(created.id) from change_log created
        where created.row_id = ${String(id)} and created.table_name = ${table}
          and created.action = 'insert'), 0)
    order by change_log.id`)
  return [...rows]
}
