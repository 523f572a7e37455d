import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { TransactionSql } from '../db/connect.ts'
import { columnList, listTables, partitions, quoted } from './catalogue.ts'
import { logMonths, type LogMonths } from './log-months.ts'

export interface RowLoader {
  add(table: string, columns: readonly string[], rows: Buffer): Promise<void>
  /** Ends a table and checks that all of its rows arrived. */
  finish(table: string, rows: number): Promise<void>
}

/**
 * The rows already are what the triggers would make of them, and the change log comes with them:
 * while they are loaded the triggers are disabled. Foreign keys stay in force.
 */
export async function withRowLoader<T>(
  tx: TransactionSql,
  run: (loader: RowLoader) => Promise<T>,
): Promise<T> {
  const tables = await listTables(tx)
  const triggers = async (verb: 'enable' | 'disable') => {
    const names = [...tables.map(({ name }) => quoted(name)), ...(await partitions(tx))]
    for (const name of names) await tx.unsafe(`alter table ${name} ${verb} trigger user`)
  }
  await triggers('disable')
  const loader = rowLoader(tx, await logMonths(tx))
  try {
    const result = await run(loader)
    await triggers('enable')
    return result
  } catch (error) {
    loader.cancel(error)
    throw error
  }
}

function rowLoader(
  tx: TransactionSql,
  months: LogMonths,
): RowLoader & { cancel(error: unknown): void } {
  let copy: Writable | null = null
  return {
    async add(table, columns, rows) {
      const month = months.missing(table, columns, rows)
      if (month) {
        // No other statement is accepted while a copy is open.
        if (copy) await end(copy, table)
        copy = null
        await months.create(table, month)
      }
      copy ??= await startCopy(tx, table, columns)
      await write(copy, rows)
    },
    /** No other statement is accepted while a copy is open, not even a rollback. */
    cancel(error) {
      copy?.destroy(error instanceof Error ? error : new Error(String(error)))
      copy = null
    },
    async finish(table, rows) {
      if (copy) await end(copy, table)
      copy = null
      const [found] = await tx.unsafe<{ rows: number }[]>(
        `select count(*)::int as rows from ${quoted(table)}`,
      )
      if (found?.rows !== rows)
        throw new Error(`${table} has ${found?.rows} rows instead of ${rows}`)
    },
  }
}

async function startCopy(tx: TransactionSql, table: string, columns: readonly string[]) {
  const copy = await tx.unsafe(`copy ${quoted(table)} ${columnList(columns)} from stdin`).writable()
  // Between two chunks nothing else listens for a broken connection.
  copy.on('error', () => {})
  return copy
}

/** The last rows are refused at the end of the copy, if not before. */
async function end(copy: Writable, table: string): Promise<void> {
  copy.end()
  await finished(copy).catch((cause: unknown) => {
    throw new Error(`Could not load the rows of ${table}`, { cause })
  })
}

function write(copy: Writable, rows: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    copy.once('error', reject)
    copy.write(rows, (error) => {
      copy.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}
