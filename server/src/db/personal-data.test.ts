import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  getTableColumns,
  getTableName,
  is,
  integer,
  jsonb,
  PgTable,
  pgTable,
  text,
  type PgColumn,
} from './orm.ts'
import { describe, expect, it } from 'vitest'
import { allTables } from './all-tables.ts'
import { keysOf, personalTables } from './personal-data.ts'
import { notPersonal, notPersonalIn, personalDataOf, personal } from './schema/personal.ts'

/** Words in the names of columns with personal data. */
const telling = new RegExp(
  `^(${[
    'e?mail',
    'phone|telephone|cell|mobile|fax',
    '(user|sur)?names?',
    'address|street',
    'passport|identity',
    'bank|banking|account|iban',
    'message|comment|note|remark|details',
    'ip|agent',
  ].join('|')})$`,
)

function suggestsPerson(column: PgColumn): boolean {
  const { name } = column
  if (!/^(text|char|varchar|jsonb?)/.test(column.getSQLType())) return false
  // Hashes do not reveal a person; an id is only a reference.
  if (/_(hash|id)$/.test(name)) return false
  const words = name.replace(/\d+$/, '').split('_')
  return name.startsWith('id_number') || words.some((word) => telling.test(word))
}

/** An error for each column that looks personal and is neither declared nor exempted. */
function undeclared(tables: readonly PgTable[]): string[] {
  return tables.flatMap((table) => {
    const data = personalDataOf(table)
    const declared = new Set(data && keysOf(data))
    const exempt = notPersonalIn(table)
    return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      if (!suggestsPerson(column as PgColumn) || declared.has(key) || exempt[key]) return []
      return [
        `${getTableName(table)}.${column.name} looks like personal data: declare it with personal(), or say with notPersonal() why it is none`,
      ]
    })
  })
}

describe('personal data', () => {
  it('is declared on its table, or a reason is given why a column has none', () => {
    expect(undeclared(allTables)).toEqual([])
  })

  it.each([
    'email',
    'work_phone',
    'surname',
    'address_line1',
    'id_number',
    'bank_account',
    'message',
    'details',
  ])('is suspected in a new column named %s', (name) => {
    const table = pgTable('gates', { id: integer('id').primaryKey(), column: text(name) })
    expect(undeclared([table])).toEqual([expect.stringContaining(`gates.${name} looks like`)])
    notPersonal(table, { column: 'the gate’s own' })
    expect(undeclared([table])).toEqual([])
  })

  it('is not suspected in numbers, references and declared columns', () => {
    const table = pgTable('gates', {
      id: integer('id').primaryKey(),
      messageId: text('message_id'),
      emails: integer('emails'),
      details: jsonb('details'),
    })
    personal(table, { owner: { user: 'id' }, deleted: ['details'] })
    expect(undeclared([table])).toEqual([])
  })

  it('is collected from every file of the schema', async () => {
    const folder = path.join(import.meta.dirname, 'schema')
    const modules = await Promise.all(
      readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<object>),
    )
    const declared = modules
      .flatMap((module) => Object.values(module))
      .flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
    expect(allTables.map(getTableName).toSorted()).toEqual(declared.toSorted())
    expect(personalTables.length).toBeGreaterThan(15)
  })
})
