import { sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import type { LoggedRow } from './record-rows.queries.ts'

/**
 * Sets a column of a locked row to its logged value, with the column's own type. Triggers check,
 * count and record it like any other change.
 */
export async function setColumn(
  tx: Tx,
  { table, rowId }: LoggedRow,
  column: string,
  value: unknown,
): Promise<void> {
  const name = sql.identifier(column)
  const row = sql`jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify({ [column]: value })}::jsonb)`
  await tx.execute(sql`
    update ${sql.identifier(table)} set ${name} = (${row}).${name} where id = ${Number(rowId)}`)
}

/** The same for a fact within the settings: `value.address.city`. */
export async function setSetting(
  tx: Tx,
  key: string,
  column: string,
  value: unknown,
): Promise<void> {
  const [, ...path] = column.split('.')
  await tx.execute(sql`
    update settings set value = jsonb_set(value, ${`{${path.join(',')}}`}::text[],
      ${JSON.stringify(value)}::jsonb) where key = ${key}`)
}
