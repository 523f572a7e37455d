import writeXlsxFile, { type Row } from 'write-excel-file/node'

export type Cell = string | number | null

/** A sheet as plain values, which can be handed to another thread. */
export interface Workbook {
  name: string
  head: string[]
  widths: number[]
  rows: Cell[][]
}

export function writeWorkbook({ name, head, widths, rows }: Workbook): Promise<Buffer> {
  const first: Row = head.map((value) => ({ value, fontWeight: 'bold' }))
  const rest: Row[] = rows.map((cells) =>
    cells.map((value) => {
      if (value === null || value === '') return null
      return typeof value === 'number' ? { type: Number, value } : { type: String, value }
    }),
  )
  return writeXlsxFile([first, ...rest], {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
