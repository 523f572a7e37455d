import { getTableName, sql, type Table } from './orm.ts'
import type { Tx } from './connect.ts'

/**
 * Bulk loads of data that no person typed: their rows are not recorded in the change log. Other
 * writers of these tables wait until the transaction ends, so nothing of theirs goes unrecorded.
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
  await each('disable')
  const result = await run()
  await each('enable')
  return result
}
