import { usesCap } from '#contract/values/paging.ts'
import { getTableName, sql, type PgColumn } from '../db/orm.ts'
import type { Executor } from '../db/connect.ts'

/** How many rows a count of uses reads at most: one more than the cap shows that there are more. */
export const mostUses = usesCap + 1

/**
 * How often each of these records is referred to by any of the columns. However many rows refer to one, it is counted
 * from an index, up to one more than the cap in each column, so that a list of the records opens at once.
 */
export async function countUses(
  db: Executor,
  columns: readonly PgColumn[],
  ids: readonly number[],
  most = mostUses,
): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  const counts = columns.map(({ name, table }) => {
    const refers = sql`${sql.identifier(name)} = used.id`
    const from = sql.identifier(getTableName(table))
    return sql`(select count(*) from (select from ${from} where ${refers} limit ${most}) referring)`
  })
  const rows = await db.execute<{ id: number; uses: number }>(sql`
    select id, (${sql.join(counts, sql` + `)})::int as uses
    from unnest(${sql.param([...ids])}::int[]) as used (id)`)
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}
