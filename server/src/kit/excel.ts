import writeXlsxFile, { type Row } from 'write-excel-file/node'

export interface ExcelColumn<Item> {
  header: string
  /** Text, never a formula: what a person typed stays text in the sheet. */
  value(item: Item): string | number | null | undefined
  width?: number
}

/** A workbook of one sheet with a bold, fixed head. */
export async function excelSheet<Item>(
  name: string,
  columns: ExcelColumn<Item>[],
  items: Item[],
): Promise<Buffer> {
  const head: Row = columns.map(({ header }) => ({ value: header, fontWeight: 'bold' }))
  const rows: Row[] = items.map((item) =>
    columns.map(({ value }) => {
      const shown = value(item)
      if (shown === null || shown === undefined || shown === '') return null
      return typeof shown === 'number'
        ? { type: Number, value: shown }
        : { type: String, value: shown }
    }),
  )
  return writeXlsxFile([head, ...rows], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width: width ?? 18 })),
    stickyRowsCount: 1,
  }).toBuffer()
}
