import { getTableColumns, getTableName, sql, type SQL } from '../../db/orm.ts'
import { tableNouns } from '#contract/change-log/change-log.nouns.ts'
import { fieldLabel } from '#contract/change-log/change-words.ts'
import type { Day } from '#contract/values/day.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { allTables } from '../../db/all-tables.ts'
import { startOfDay } from '../../db/local-time.ts'
import { isAnyOf, type LoggedRow } from './record-rows.queries.ts'

/** What the search text refers to. */
export interface Sought {
  text: string
  /** Records with this reference or name, with everything that belongs to them. */
  rows: readonly LoggedRow[]
  /** A reference cannot be anything else. */
  referenceOnly: boolean
  /** Values and fields are searched from this day; null for all of the chosen days. */
  searchedFrom: Day | null
}

/** `thandi` finds `Thandi.Nkosi`; an index has the names in lower case. */
export function namesLike(name: string): SQL {
  const pattern = `${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`lower(actor_name) like ${pattern}`
}

/** Shorter texts occur in every value. */
const shortestValue = 3

/** The labels of the columns of a recorded table, in lower case. */
const labels = allTables
  .filter((table) => getTableName(table) in tableNouns)
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name: column }) => ({
      column,
      label: fieldLabel(getTableName(table), column).toLowerCase(),
    })),
  )
  .filter(({ column }) => column !== 'version')

/** `price` is in `Price`, `Selling price` and `Price per`. */
export function columnsCalled(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = labels.filter(({ label }) => {
    const parts = label.split(/[\s,]+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
  return words.length ? [...new Set(found.map(({ column }) => column))] : []
}

/** Only if such a field was changed: a new record has a value in every field. */
function fieldsChanged(columns: readonly string[]): SQL {
  const names = sql`${`{${columns.join(',')}}`}::text[]`
  return sql`(action = 'update' and (after ?| ${names} or before ?| ${names}))`
}

/** Smaller numbers occur in every row: versions, ids, counts. */
const leastAmount = 100

function hasAmount(amount: number): SQL {
  const value = sql`jsonb_build_object('amount', ${amount}::numeric)`
  const has = (side: SQL) => sql`jsonb_path_exists(${side}, '$.* ? (@ == $amount)', ${value})`
  return sql`(${has(sql`after`)} or ${has(sql`before`)})`
}

/** Only in the values: the names of the fields occur in every row. */
function hasText(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const has = (side: SQL) => sql`(${side}::text ilike ${pattern}
    and exists (select from jsonb_each_text(${side}) where value ilike ${pattern}))`
  return sql`(${has(sql`after`)} or ${has(sql`before`)})`
}

/** Every way in which a change may match the search. */
export function branchesOf({ text, rows, referenceOnly, searchedFrom }: Sought): SQL[] {
  if (referenceOnly) return [isAnyOf(rows)]
  const since = searchedFrom ? sql`created_at >= ${startOfDay(searchedFrom)}` : sql`true`
  const columns = columnsCalled(text)
  const amount = amountOrNone(text)
  return [
    sql`row_id = ${text}`,
    namesLike(text),
    ...(rows.length ? [isAnyOf(rows)] : []),
    ...(columns.length ? [sql`${since} and ${fieldsChanged(columns)}`] : []),
    ...(amount === undefined || amount < leastAmount
      ? []
      : [sql`${since} and ${hasAmount(amount)}`]),
    ...(text.length < shortestValue ? [] : [sql`${since} and ${hasText(text)}`]),
  ]
}
