import type { Sql } from '../db/sql.ts'

export interface StoredTable {
  name: string
  /** Without generated columns: those are recomputed. */
  columns: string[]
}

/**
 * Unlogged counters mean nothing after a crash, nor in a backup. The search tables are rebuilt from
 * the rows of the listings.
 */
const leftOut = ['rate_counters', 'property_search', 'property_search_changes']

/** All tables, each after those it refers to. A log is listed once, without its months. */
export async function listTables(sql: Sql): Promise<StoredTable[]> {
  const tables = await sql<StoredTable[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> all(${leftOut})
    group by c.relname order by c.relname`
  const references = await sql<{ table: string; needs: string }[]>`
    select conrelid::regclass::text as table, confrelid::regclass::text as needs
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`
  return inOrder(tables, references)
}

/** The quoted names of all partitions. */
export async function partitions(sql: Sql): Promise<string[]> {
  const found = await sql<{ part: string }[]>`
    select t.relid::regclass::text as part
    from pg_partitioned_table p cross join pg_partition_tree(p.partrelid) t
    join pg_class c on c.oid = p.partrelid
    where c.relnamespace = 'public'::regnamespace and t.isleaf order by 1`
  return found.map(({ part }) => part)
}

/** Where the rows of a table are: in its partitions, or in the table itself. Names are quoted. */
export async function partsOf(sql: Sql, table: string): Promise<string[]> {
  const parts = await sql<{ part: string }[]>`
    select relid::regclass::text as part from pg_partition_tree(${quoted(table)}::regclass)
    where isleaf order by 1`
  return parts.length > 0 ? parts.map(({ part }) => part) : [quoted(table)]
}

export function inOrder(
  tables: readonly StoredTable[],
  references: readonly { table: string; needs: string }[],
): StoredTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const ordered: StoredTable[] = []
  while (waiting.size > 0) {
    const blocked = new Set(
      references.filter(({ needs }) => waiting.has(needs)).map(({ table }) => table),
    )
    const ready = [...waiting.values()].filter(({ name }) => !blocked.has(name))
    if (ready.length === 0) {
      throw new Error(`Circular foreign keys between tables: ${[...waiting.keys()].join(', ')}`)
    }
    for (const table of ready) {
      ordered.push(table)
      waiting.delete(table.name)
    }
  }
  return ordered
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const columnList = (columns: readonly string[]) => `(${columns.map(quoted).join(', ')})`
