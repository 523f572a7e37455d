import type { ColumnKind, ListColumn } from '#contract/list.ts'
import type { ExcelColumn } from '../../kit/excel.ts'
import { excelColumn } from '../../kit/list-export.ts'

type Value = string | number | boolean | null | undefined

/** One column of the file; without a value it is the row's own, without a heading the screen's. */
export interface SheetPart<Row> {
  header?: string
  kind?: ColumnKind
  value?: (row: Row) => Value
}

export type AnySheet = Record<string, SheetPart<never>[] | undefined>

/** The columns of the file for those that the screen shows, in its order. */
export function shownColumns(
  columns: readonly ListColumn[],
  sheet: AnySheet,
): ExcelColumn<Record<string, unknown>>[] {
  return columns.flatMap((column) =>
    (sheet[column.key] ?? [{}]).map((part) => {
      const kind = part.kind ?? (part.value && part.header ? undefined : column.kind)
      const { value } = part as SheetPart<Record<string, unknown>>
      return excelColumn(
        {
          key: column.key,
          label: part.header ?? column.label,
          ...(column.of === undefined ? {} : { of: column.of }),
          ...(kind && !(value && kind === 'yesNo') ? { kind } : {}),
          ...(column.width ? { width: column.width } : {}),
        },
        value,
      )
    }),
  )
}
