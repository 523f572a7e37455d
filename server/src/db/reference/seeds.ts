import { getTableColumns, getTableName, sql, type PgColumn, type PgTable } from '../orm.ts'
import type { Tx } from '../connect.ts'
import { withoutChangeLog } from '../quiet.ts'
import { referenceLoads } from '../schema/reference-loads.ts'

/** Below PostgreSQL's limit of 65 534 parameters for a statement, whatever the table's width. */
const batch = 500

type RowOf<Target extends PgTable> = Target['$inferInsert']

export interface Dataset<Target extends PgTable, Seed> {
  table: Target
  seeds: readonly Seed[]
  /** The permanent name of a seed: a code or a name, never an id, which a user's row may have. */
  key(seed: Seed): string
  /** The columns that contain that name: a row with the same values is the same thing. */
  namedBy: readonly (keyof RowOf<Target> & string)[]
  /**
   * An id in it is only a preference, honoured in an empty database; if another row has it, the
   * seed gets the next free one. Undefined if the parent row is missing.
   */
  row(seed: Seed): RowOf<Target> | undefined
}

/** Called for every seed that could not be added. */
export type Report = (message: string) => void

/**
 * Adds the seeds that this database was never given, and returns those that were added. What a
 * Super Admin renamed or deleted afterwards does not come back, and a row that someone entered
 * under the same name stays as it is, which is reported.
 */
export async function loadSeeds<Target extends PgTable, Seed>(
  tx: Tx,
  dataset: Dataset<Target, Seed>,
  report: Report,
): Promise<Seed[]> {
  const { table, seeds, key, namedBy, row: rowOf } = dataset
  const name = getTableName(table)
  const fresh = await takeFresh(tx, name, seeds, key)
  if (fresh.length === 0) return []
  return withoutChangeLog(tx, [table], async () => {
    const there = await findRows(tx, table, namedBy)
    const added: Seed[] = []
    const rows: RowOf<Target>[] = []
    for (const seed of fresh) {
      const row = rowOf(seed)
      if (!row) {
        report(`${name} "${key(seed)}" was not added: the record it belongs to does not exist`)
      } else if (there.names.has(nameOf(row, namedBy))) {
        report(`${name} "${key(seed)}" was not added: another row already has its name`)
      } else {
        added.push(seed)
        rows.push(withFreeId(row, there.ids))
      }
    }
    const stored = await insertSeeds(tx, table, rows, namedBy)
    return added.filter((seed, at) => {
      const isStored = stored.has(nameOf(rows[at] as RowOf<Target>, namedBy))
      if (!isStored)
        report(
          `${name} "${key(seed)}" was not added: another row already has one of its unique values`,
        )
      return isStored
    })
  })
}

/** Those of the given seeds that this database never had, recorded as given from now on. */
async function takeFresh<Seed>(
  tx: Tx,
  dataset: string,
  seeds: readonly Seed[],
  keyOf: (seed: Seed) => string,
): Promise<Seed[]> {
  const fresh = new Set<string>()
  for (const part of chunks(seeds)) {
    const recorded = await tx
      .insert(referenceLoads)
      .values(part.map((seed) => ({ dataset, key: keyOf(seed) })))
      .onConflictDoNothing()
      .returning({ key: referenceLoads.key })
    for (const { key } of recorded) fresh.add(key)
  }
  return seeds.filter((seed) => fresh.has(keyOf(seed)))
}

type Named = Record<string, unknown>

function nameOf(row: Named, namedBy: readonly string[]): string {
  return namedBy.map((column) => String(row[column]).toLowerCase()).join('/')
}

function namingColumns(table: PgTable, namedBy: readonly string[]): Record<string, PgColumn> {
  const columns = getTableColumns(table)
  return Object.fromEntries(namedBy.map((key) => [key, columns[key] as PgColumn]))
}

async function findRows(tx: Tx, table: PgTable, namedBy: readonly string[]) {
  const { id } = getTableColumns(table)
  const rows: Named[] = await tx
    .select({ ...namingColumns(table, namedBy), id: id as PgColumn })
    .from(table)
  return {
    names: new Set(rows.map((row) => nameOf(row, namedBy))),
    ids: new Set(rows.map((row) => row.id)),
  }
}

function withFreeId<Row extends Named>(row: Row, ids: ReadonlySet<unknown>): Row {
  if (row.id === undefined || !ids.has(row.id)) return row
  const { id: _, ...rest } = row
  return rest as Row
}

/** The names of the stored rows. Rows with an id go first: no later one may be given it. */
async function insertSeeds<Target extends PgTable>(
  tx: Tx,
  table: Target,
  rows: readonly RowOf<Target>[],
  namedBy: readonly string[],
): Promise<Set<string>> {
  const stored = new Set<string>()
  const insert = async (some: readonly RowOf<Target>[]) => {
    for (const part of chunks(some)) {
      const inserted: Named[] = await tx
        .insert(table)
        .values(part)
        .onConflictDoNothing()
        .returning(namingColumns(table, namedBy))
      for (const row of inserted) stored.add(nameOf(row, namedBy))
    }
  }
  const hasId = (row: Named) => row.id !== undefined
  const numbered = rows.filter(hasId)
  await insert(numbered)
  if (numbered.length) await moveSequence(tx, table)
  await insert(rows.filter((row) => !hasId(row)))
  return stored
}

/** Rows that belong to a seed that was just added. */
export async function insertDetails<Target extends PgTable>(
  tx: Tx,
  table: Target,
  rows: readonly RowOf<Target>[],
): Promise<void> {
  if (rows.length === 0) return
  await withoutChangeLog(tx, [table], async () => {
    for (const part of chunks(rows)) await tx.insert(table).values(part).onConflictDoNothing()
  })
}

/** After rows with fixed ids: the next id is above all of them, and none is reused. */
async function moveSequence(tx: Tx, table: PgTable): Promise<void> {
  const name = getTableName(table)
  const sequence = sql`pg_get_serial_sequence(${name}, 'id')::regclass`
  await tx.execute(sql`
    select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}), 1))
    from ${sql.identifier(name)}`)
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch)
}
