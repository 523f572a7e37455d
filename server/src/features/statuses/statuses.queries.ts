import { and, count, eq, notInArray, sql, type SQL } from '../../db/orm.ts'
import { unpaidCodes, type StatusRow } from '#contract/statuses/statuses.resource.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { properties } from '../../db/schema/properties.ts'
import { statuses } from '../../db/schema/statuses.ts'
import { weeks } from '../../db/schema/weeks.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'
import { countUses } from '../../kit/uses.ts'

export type StatusQuery = PageQuery<'id' | 'code' | 'description' | 'display'>

const columns = {
  id: statuses.id,
  version: statuses.version,
  code: statuses.code,
  description: statuses.description,
  display: statuses.display,
  isSystem: statuses.isSystem,
}

const sorted = {
  id: statuses.id,
  code: sql`lower(${statuses.code})`,
  description: statuses.description,
  display: statuses.display,
}

function seen(unpaidToo: boolean): SQL | undefined {
  return unpaidToo ? undefined : notInArray(statuses.code, [...unpaidCodes])
}

export async function findStatusPage(db: Executor, query: StatusQuery, unpaidToo: boolean) {
  const where = and(seen(unpaidToo), matching(query.search, [statuses.code, statuses.description]))
  const [items, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(statuses)
      .where(where)
      .orderBy(...ordering(query, sorted, statuses.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(statuses).where(where),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function findStatus(
  db: Executor,
  id: number,
  unpaidToo: boolean,
): Promise<StatusRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(statuses)
    .where(and(eq(statuses.id, id), seen(unpaidToo)))
  return row
}

export async function lockStatus(tx: Tx, id: number): Promise<StatusRow | undefined> {
  const [row] = await tx.select(columns).from(statuses).where(eq(statuses.id, id)).for('update')
  return row
}

type Fields = Pick<StatusRow, 'code' | 'description' | 'display'>

export async function insertStatus(tx: Tx, fields: Fields): Promise<StatusRow> {
  const [row] = await tx.insert(statuses).values(fields).returning(columns)
  return row as StatusRow
}

export async function changeStatus(tx: Tx, id: number, fields: Fields): Promise<StatusRow> {
  const [row] = await tx.update(statuses).set(fields).where(eq(statuses.id, id)).returning(columns)
  return row as StatusRow
}

export async function deleteStatus(tx: Tx, id: number): Promise<void> {
  await tx.delete(statuses).where(eq(statuses.id, id))
}

/** Deleted listings count too: their record must remain complete. */
export async function countListings(
  tx: Tx,
  id: number,
): Promise<{ weeks: number; properties: number }> {
  return {
    weeks: await tx.$count(weeks, eq(weeks.statusId, id)),
    properties: await tx.$count(properties, eq(properties.statusId, id)),
  }
}

/**
 * How many listings have each of these statuses, including deleted ones, up to one more than the
 * cap.
 */
export const countListingsOf = (db: Executor, ids: readonly number[]) =>
  countUses(db, [weeks.statusId, properties.statusId], ids)
