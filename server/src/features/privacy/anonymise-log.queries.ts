import { getTableColumns, sql, type SQL, type PgTable } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { loggedRowId, ownedBy, personalTables, type PersonalTable } from '../../db/personal-data.ts'
import type { Person } from '../../db/schema/personal.ts'

/** The recorded rows of a person, found while the tables still name them. */
export type PersonalRows = ReadonlyMap<PersonalTable, readonly string[]>

/**
 * The log is append-only, except in a transaction that declares a redaction; see the trigger of
 * that name.
 */
export async function allowRedaction(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('jacaranda.redaction', 'on', true)`)
}

/** Logs and queues contain personal data too, but their changes are not recorded. */
async function recordedTables(tx: Tx): Promise<PersonalTable[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'record_change' and c.relnamespace = 'public'::regnamespace`)
  const names = new Set(rows.map(({ name }) => name))
  return personalTables.filter(({ name }) => names.has(name))
}

async function findIds(
  tx: Tx,
  { table, name, data }: PersonalTable,
  owned: SQL,
): Promise<string[]> {
  const exceptWhere = ('becomes' in data && data.exceptWhere) || sql`false`
  const rows = await tx.execute<{ id: string }>(sql`
    select ${loggedRowId(table)} as id from ${sql.identifier(name)}
    where ${owned} and not coalesce(${exceptWhere}, false)`)
  return rows.map(({ id }) => id)
}

export async function findPersonalRows(tx: Tx, person: Person): Promise<PersonalRows> {
  const found = new Map<PersonalTable, string[]>()
  for (const each of await recordedTables(tx)) {
    const ids = await findIds(tx, each, ownedBy(each.table, person))
    if (ids.length) found.set(each, ids)
  }
  return found
}

/** Those of these rows that are recorded, whoever they are about. */
export async function findRowsWhere(
  tx: Tx,
  rows: readonly { table: PgTable; where: SQL }[],
): Promise<PersonalRows> {
  const recorded = await recordedTables(tx)
  const found = new Map<PersonalTable, string[]>()
  for (const { table, where } of rows) {
    const each = recorded.find((one) => one.table === table)
    if (each) found.set(each, await findIds(tx, each, where))
  }
  return found
}

async function redact(tx: Tx, { name, columns }: PersonalTable, where: SQL): Promise<void> {
  const hidden = sql`${`{${columns.map((column) => column.name).join(',')}}`}::text[]`
  await tx.execute(sql`
    update change_log set before = redacted(before, ${hidden}), after = redacted(after, ${hidden})
    where table_name = ${name} and ${where}`)
}

export async function redactChanges(tx: Tx, found: PersonalRows): Promise<void> {
  for (const [table, ids] of found) {
    await redact(
      tx,
      table,
      sql`row_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}))`,
    )
  }
}

/** Previously deleted rows are found only by the email address; there is an index of each value. */
export async function redactAddress(tx: Tx, email: string): Promise<void> {
  for (const each of await recordedTables(tx)) {
    const { owner } = each.data
    if (typeof owner === 'function' || !owner.email) continue
    const column = getTableColumns(each.table)[owner.email]?.name
    await redact(
      tx,
      each,
      sql`(lower(before ->> ${column}::text) = lower(${email})
        or lower(after ->> ${column}::text) = lower(${email}))`,
    )
  }
}
