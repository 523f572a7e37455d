import { today } from '#contract/values/day.ts'
import type { TransactionSql } from '../db/connect.ts'

export interface LogMonths {
  /** Creates the month of the first row, if missing; the rows of a chunk are from one partition. */
  missing(table: string, columns: readonly string[], rows: Buffer): string | undefined
  create(table: string, month: string): Promise<void>
}

/** `2026-11-16 15:30:00.123456+00`, as in a COPY. */
function toInstant(written: string): Date {
  return new Date(written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

/**
 * Creates the months of the logs that are loaded. Rows whose month is still missing go to the
 * default partition, and are moved at the next start.
 */
export async function logMonths(tx: TransactionSql): Promise<LogMonths> {
  const logs = await tx<{ name: string }[]>`
    select c.relname as name from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
    where c.relnamespace = 'public'::regnamespace`
  const names = new Set(logs.map(({ name }) => name))
  const created = new Set<string>()
  return {
    missing(table, columns, rows) {
      if (!names.has(table)) return undefined
      const line = rows.toString('utf8', 0, rows.indexOf(10))
      const at = toInstant(line.split('\t')[columns.indexOf('created_at')] ?? '')
      if (Number.isNaN(at.getTime())) return undefined
      const month = `${today(at).slice(0, 7)}-01`
      return created.has(`${table} ${month}`) ? undefined : month
    },
    async create(table, month) {
      created.add(`${table} ${month}`)
      const [row] = await tx`select add_log_month(${table}, ${month}::date) as added,
        ${table} || to_char(${month}::date, '_YYYY_MM') as part`
      // Its rows are loaded like all others: unchanged.
      if (row?.added) await tx`alter table ${tx(`logs.${row.part}`)} disable trigger user`
    },
  }
}
