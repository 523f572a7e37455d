import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

/** The fields that are also columns of a property, and would be shown twice. */
export async function findFactFields(db: Executor): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`select id from fields where fact is not null`)
  return rows.map(({ id }) => id)
}

/** What the prebuilt cards say about lowered prices, by the id of the property. */
export async function findReductions(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.execute<{ id: number; by: number }>(sql`
    select property_id as id, (card::json ->> 'reducedBy')::float8 as by from property_search
    where property_id in ${ids} and card::json ->> 'reducedBy' is not null`)
  return new Map(rows.map(({ id, by }) => [id, by]))
}
