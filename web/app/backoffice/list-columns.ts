import type { ReactNode } from 'react'

/** One column of a list. Columns whose key the resource can sort by get a head to press. */
export interface Column<Row> {
  key: string
  label: string
  /** What the cell shows; the record's own value by default. */
  cell?: (row: Row) => ReactNode
  /** Figures stand right. */
  align?: 'right'
  /** No wider than what it holds: ids, dates, phone numbers. It never breaks. */
  narrow?: boolean
  /** Holds more than the others and gets the room for it. */
  wide?: boolean
  /** Names the record: the link to it, and the heading of its card on a phone. */
  lead?: boolean
}

export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = (row as Record<string, unknown>)[column.key]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null || value === undefined ? '' : String(value)
}
