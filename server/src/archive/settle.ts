import type { TransactionSql } from '../db/connect.ts'
import { connect, type Database } from '../db/connect.ts'
import { migrationLock } from '../db/migrate.ts'
import { findExchange, hasJournal } from './exchange.ts'

/** Committed with the restored rows, it identifies them as those of this restore. */
export async function signRestore(tx: TransactionSql, id: string): Promise<void> {
  await tx.unsafe(`comment on schema public is 'restored ${id}'`)
}

/**
 * Completes or undoes a killed restore: the files and the key follow the database, which has either
 * all of the restored rows or none. Waits while a restore is still running.
 */
export async function settleRestore(
  { url }: Pick<Database, 'url'>,
  dataDir: string,
): Promise<'completed' | 'undone' | undefined> {
  if (!hasJournal(dataDir)) return undefined
  // Never on the connection of the restore itself, which may have broken midway.
  const own = connect(url, { max: 1, applicationName: 'jacaranda restore' })
  try {
    return await own.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${migrationLock})`
      const exchange = await findExchange(dataDir)
      if (!exchange) return undefined
      const [found] = await tx<{ sign: string | null }[]>`
        select obj_description(to_regnamespace('public')::oid, 'pg_namespace') as sign`
      const committed = found?.sign === `restored ${exchange.id}`
      await (committed ? exchange.finish() : exchange.undo())
      return committed ? 'completed' : 'undone'
    })
  } finally {
    await own.close()
  }
}
