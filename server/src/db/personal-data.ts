import {
  getTableColumns,
  getTableName,
  sql,
  type SQL,
  getTableConfig,
  type PgTable,
} from './orm.ts'
import { allTables } from './all-tables.ts'
import { personalDataOf, type Person, type PersonalData } from './schema/personal.ts'

export interface PersonalColumn {
  /** Its name in the program. */
  key: string
  /** Its name in the table. */
  name: string
}

export interface PersonalTable {
  table: PgTable
  name: string
  data: PersonalData
  columns: readonly PersonalColumn[]
}

/** The columns that a declaration names. */
export function keysOf(data: PersonalData): readonly string[] {
  if ('becomes' in data) return Object.keys(data.becomes)
  return 'deleted' in data ? data.deleted : data.retained
}

function columnName(table: PgTable, key: string): string {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`${getTableName(table)} has no column ${key}`)
  return column.name
}

function describe(table: PgTable): PersonalTable[] {
  const data = personalDataOf(table)
  if (!data) return []
  const columns = keysOf(data).map((key) => ({ key, name: columnName(table, key) }))
  return [{ table, name: getTableName(table), data, columns }]
}

/** Every table with personal data, as the schema declares it. */
export const personalTables: readonly PersonalTable[] = allTables.flatMap(describe)

export function personalTable(table: PgTable): PersonalTable {
  const found = personalTables.find((each) => each.table === table)
  if (!found) throw new Error(`${getTableName(table)} declares no personal data`)
  return found
}

/**
 * The condition that a row belongs to the person; `alias` is the name of the table in the
 * statement.
 */
export function ownedBy(table: PgTable, person: Person, alias = getTableName(table)): SQL {
  const { owner } = personalTable(table).data
  const row = sql.identifier(alias)
  if (typeof owner === 'function') return sql`(${owner(person, sql`${row}`)})`
  const column = (key: string) => sql`${row}.${sql.identifier(columnName(table, key))}`
  const conditions = [
    ...(owner.user ? [sql`${column(owner.user)} = ${person.userId}`] : []),
    ...(owner.email && person.email !== null
      ? [sql`lower(${column(owner.email)}) = lower(${person.email})`]
      : []),
  ]
  return conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

/**
 * The personal columns of a table for a select, each under the program's name for it. Hashes are of
 * no use to anyone but the program and stay out.
 */
export function personalColumns(table: PgTable, alias = getTableName(table)): SQL {
  const row = sql.identifier(alias)
  const readable = personalTable(table).columns.filter(({ name }) => !name.endsWith('_hash'))
  const columns = readable.map(({ key, name }) => {
    const isDate = getTableColumns(table)[key]?.getSQLType() === 'date'
    const value = sql`${row}.${sql.identifier(name)}${sql.raw(isDate ? '::text' : '')}`
    return sql`${value} as ${sql.identifier(key)}`
  })
  return sql.join(columns, sql`, `)
}

/** A row's id as the change log writes it: the values of the primary key joined by slashes. */
export function loggedRowId(table: PgTable): SQL {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const parts = key.map(({ name }) => sql`${sql.identifier(name)}::text`)
  return sql`concat_ws('/', ${sql.join(parts, sql`, `)})`
}

/** Names under which personal data could reach a log, as spelt in the program and in the table. */
export const personalNames: ReadonlySet<string> = new Set(
  personalTables.flatMap(({ columns }) => columns.flatMap(({ key, name }) => [key, name])),
)
