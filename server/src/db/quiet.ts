import { setTimeout as pause } from 'node:timers/promises'
import { getTableName, sql, type Table } from './orm.ts'
import type { Tx } from './connect.ts'
import { isLocked } from './errors.ts'

const betweenTries = 50
/** After that it queues like everyone else. */
const mostTries = 100

/**
 * Locks all tables or none: waiting for the second while holding the first could deadlock with a
 * writer that needs both in the other order.
 */
async function lockTogether(tx: Tx, tables: readonly Table[]): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  )
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      return await tx.transaction(async (part) => {
        await part.execute(sql`lock table ${names} in share row exclusive mode nowait`)
      })
    } catch (error) {
      if (!isLocked(error)) throw error
      await pause(betweenTries)
    }
  }
}

/**
 * Bulk loads of generated data: their rows are not recorded in the change log. Other writers of
 * these tables wait until the transaction ends, so none of their changes go unrecorded.
 */
export async function withoutChangeLog<T>(
  tx: Tx,
  tables: readonly Table[],
  run: () => Promise<T>,
): Promise<T> {
  const each = async (verb: 'enable' | 'disable') => {
    for (const table of tables) {
      const name = sql.identifier(getTableName(table))
      await tx.execute(sql`alter table ${name} ${sql.raw(verb)} trigger record_change`)
    }
  }
  await lockTogether(tx, tables)
  await each('disable')
  const result = await run()
  await each('enable')
  return result
}
