import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../connect.ts'
import { withoutChangeLog } from '../quiet.ts'
import { referenceLoads } from '../schema/reference-loads.ts'

/** Below PostgreSQL's limit of 65 534 parameters for a statement, whatever the table's width. */
const batch = 500

/** The given rows that were never loaded into this database; they are recorded as loaded. */
export async function takeFresh<Row>(
  tx: Tx,
  dataset: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): Promise<Row[]> {
  const known = new Set<string>()
  for (const part of chunks(rows)) {
    const recorded = await tx
      .insert(referenceLoads)
      .values(part.map((row) => ({ dataset, key: String(keyOf(row)) })))
      .onConflictDoNothing()
      .returning({ key: referenceLoads.key })
    for (const { key } of recorded) known.add(key)
  }
  return rows.filter((row) => known.has(String(keyOf(row))))
}

/** Rows that someone already entered by hand stay as they are. */
export async function insertRows<Target extends PgTable>(
  tx: Tx,
  table: Target,
  rows: readonly Target['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  await withoutChangeLog(tx, [table], async () => {
    for (const part of chunks(rows)) await tx.insert(table).values(part).onConflictDoNothing()
  })
}

/** After rows with fixed ids: the next id is above all of them, and none is used again. */
export async function moveSequence(tx: Tx, table: PgTable): Promise<void> {
  const name = getTableName(table)
  const sequence = sql`pg_get_serial_sequence(${name}, 'id')::regclass`
  await tx.execute(sql`
    select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}), 1))
    from ${sql.identifier(name)}`)
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch)
}
