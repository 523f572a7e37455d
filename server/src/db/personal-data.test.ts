import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { integer, jsonb, PgTable, pgTable, text, type PgColumn } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { allTables } from './all-tables.ts'
import { personalTables } from './personal-data.ts'
import { notPersonal, notPersonalIn, personalDataOf, personal } from './schema/personal.ts'

/** What the names of columns with personal data are made of. */
const telling = [
  /e?mail/,
  /phone|cell(ular)?|mobile|fax/,
  /(first|last|full|user|sur)?names?/,
  /address|street/,
  /id|passport|identity/,
  /bank(ing)?|account|iban/,
  /message|comment|note|remark|details/,
  /ip|agent/,
]

const numberOfPerson = /(^|_)(id|passport|identity|account|bank)_(number|encrypted)/

function suggestsPerson(column: PgColumn): boolean {
  const type = column.getSQLType()
  if (!/^(text|char|varchar|jsonb?)/.test(type)) return false
  const { name } = column
  if (/_(hash|id)$|^id$/.test(name)) return false
  if (numberOfPerson.test(name)) return true
  const words = name.replace(/\d+$/, '').split('_')
  return words.some((word) =>
    telling.some((pattern) => word !== 'id' && new RegExp(`^(${pattern.source})$`).test(word)),
  )
}

/** A sentence for each column that looks personal and is neither declared nor exempted. */
function undeclared(tables: readonly PgTable[]): string[] {
  return tables.flatMap((table) => {
    const data = personalDataOf(table)
    const declared = new Set(
      data &&
        ('becomes' in data
          ? Object.keys(data.becomes)
          : 'deleted' in data
            ? data.deleted
            : data.retained),
    )
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
  it('is declared on its table, or a reason says why a column holds none', () => {
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

  it('is not suspected in numbers, references and what is declared', () => {
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
