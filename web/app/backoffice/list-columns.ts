import type { ReactNode } from 'react'
import type { ColumnKind, ListColumn } from '#contract/list.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { formatRand } from '#contract/values/rand.ts'
import { groupedNumber } from '../ui/data/grouped-number.ts'
import { momentText } from '../ui/data/moment.ts'
import type { AnyList, ColumnKeyOf, ListRowOf } from '../ui/list/resource-types.ts'

/**
 * One column of a table: as the contract declares it, and what a cell shows if that is more than
 * the value.
 */
export interface Column<Row> extends ListColumn {
  cell?: (row: Row) => ReactNode
  /** The column that shares its cells, on a second line. */
  second?: Column<Row>
  /** Columns whose values become further lines of its cells when the table is narrow. */
  folded?: readonly Column<Row>[]
  /** It is one of those, and has its own cells only when the table is wide enough. */
  folds?: true
}

/** The cells that need more than the row's value: a link, a colour, a second line. */
export type Cells<R extends AnyList> = {
  [Key in ColumnKeyOf<R>]?: (row: ListRowOf<R>) => ReactNode
}

/** The columns of a list's screen, with the screen's own cells. */
export function columnsOf<R extends AnyList>(
  list: R,
  cells: Cells<R> = {},
): Column<ListRowOf<R>>[] {
  return list.columns
    .filter(({ screen }) => screen !== false)
    .map((column) => {
      const cell = cells[column.key as ColumnKeyOf<R>]
      return cell ? { ...column, cell } : column
    })
}

/** Which column's cells a column shares, by their keys: `{ region: 'resortName' }`. */
export type Under<R extends AnyList> = { [Key in ColumnKeyOf<R>]?: ColumnKeyOf<R> }

/** Merges columns that belong together; one whose partner is not shown stays separate. */
export function pairColumns<Row>(
  columns: readonly Column<Row>[],
  under: Readonly<Record<string, string | undefined>>,
): Column<Row>[] {
  const keys = new Set(columns.map(({ key }) => key))
  const isSecond = ({ key }: Column<Row>) => keys.has(under[key] ?? '')
  return columns
    .filter((column) => !isSecond(column))
    .map((column) => {
      const second = columns.find(({ key }) => under[key] === column.key)
      return second ? { ...column, second } : column
    })
}

/** In a narrow table, columns share the cells of another, which lists them in order. */
export function foldColumns<Row>(
  columns: readonly Column<Row>[],
  under: Readonly<Record<string, string | undefined>>,
): Column<Row>[] {
  const keys = new Set(columns.map(({ key }) => key))
  return columns.map((column) => {
    const folded = columns.filter(({ key }) => under[key] === column.key)
    if (folded.length) return { ...column, folded }
    return keys.has(under[column.key] ?? '') ? { ...column, folds: true } : column
  })
}

const shown: Record<ColumnKind, (value: string | number | boolean) => string> = {
  text: String,
  number: (value) => (typeof value === 'number' ? groupedNumber(value) : String(value)),
  money: (value) => formatRand(value as number),
  // A timestamp is shown as the South African day.
  day: (value) =>
    String(value).length > 10 ? momentText(String(value)).slice(0, 10) : String(value),
  time: (value) => momentText(String(value)),
  yesNo: (value) => (value ? 'Yes' : 'No'),
  phone: (value) => formatPhone(String(value)),
}

export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = (row as Record<string, unknown>)[column.of ?? column.key]
  if (value === null || value === undefined || value === '') return ''
  const kind = column.kind ?? (typeof value === 'boolean' ? 'yesNo' : 'text')
  return shown[kind](value as string | number | boolean)
}

/** Numbers are right-aligned. */
export function standsRight({ kind }: ListColumn): boolean {
  return kind === 'number' || kind === 'money'
}
