import { describe, expect, it } from 'vitest'
import { tableNouns } from '#contract/change-log/change-log.nouns.ts'
import { formatValue } from '#contract/change-log/change-words.ts'
import { codeNames } from '#contract/change-log/code-names.ts'
import { allTables } from '../../db/all-tables.ts'
import { getTableColumns, getTableName } from '../../db/orm.ts'

/** Every code that a logged table can contain. */
const codes = allTables
  .filter((table) => getTableName(table) in tableNouns)
  .flatMap((table) =>
    Object.values(getTableColumns(table)).flatMap(({ name, enumValues = [] }) =>
      enumValues.map((code) => ({ table: getTableName(table), column: name, code })),
    ),
  )

/** `In progress`, `YouTube` or `share block`, but neither `inProgress` nor `erf_size`. */
const readsAsWords = /^(?![a-z]+[A-Z])(?!yesno$)[^_]+$/

describe('codes in the change log', () => {
  it('are written as words', () => {
    const raw = codes.filter(
      ({ table, column, code }) => !readsAsWords.test(formatValue(table, column, code) ?? ''),
    )
    expect(raw).toEqual([])
  })

  it('have the names that their screens show', () => {
    expect(formatValue('conversations', 'state', 'inProgress')).toBe('In progress')
    expect(formatValue('enquiries', 'state', 'answered')).toBe('Replied')
    expect(formatValue('bank_statements', 'bank', 'standardBank')).toBe('Standard Bank')
    expect(formatValue('fields', 'type', 'yesno')).toBe('Yes or no')
  })

  it('are named in tables and columns that exist', () => {
    const columns = new Set(
      allTables.flatMap((table) =>
        Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
      ),
    )
    const named = Object.entries(codeNames).flatMap(([table, names]) =>
      Object.keys(names).map((column) => `${table}.${column}`),
    )
    expect(named.filter((name) => !columns.has(name))).toEqual([])
  })
})
