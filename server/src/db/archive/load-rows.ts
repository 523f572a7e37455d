import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { TransactionSql } from '../connect.ts'
import { columnList, listTables, quoted } from './catalogue.ts'

export interface RowLoader {
  add(table: string, columns: readonly string[], rows: Buffer): Promise<void>
  /** Ends a table and checks that all of its rows arrived. */
  finish(table: string, rows: number): Promise<void>
}

/**
 * The rows already are what the triggers would make of them, and the change log comes with them:
 * while they are loaded the triggers rest. Foreign keys stay in force.
 */
export async function withRowLoader<T>(
  tx: TransactionSql,
  run: (loader: RowLoader) => Promise<T>,
): Promise<T> {
  const tables = await listTables(tx)
  const triggers = async (verb: 'enable' | 'disable') => {
    for (const { name } of tables) {
      await tx.unsafe(`alter table ${quoted(name)} ${verb} trigger user`)
    }
  }
  await triggers('disable')
  const result = await run(rowLoader(tx))
  await triggers('enable')
  return result
}

function rowLoader(tx: TransactionSql): RowLoader {
  let copy: Writable | null = null
  return {
    async add(table, columns, rows) {
      copy ??= await tx.unsafe(`copy ${quoted(table)} ${columnList(columns)} from stdin`).writable()
      await write(copy, rows)
    },
    async finish(table, rows) {
      copy?.end()
      copy = null
      // The driver tells nobody when the last rows are refused; the next statement does, and it
      // may be sent once the end of the copy has left.
      await setImmediate()
      const [found] = await tx
        .unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${quoted(table)}`)
        .catch((cause: unknown) => {
          throw new Error(`The rows of ${table} were refused`, { cause })
        })
      if (found?.rows !== rows)
        throw new Error(`${table} has ${found?.rows} rows instead of ${rows}`)
    },
  }
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
