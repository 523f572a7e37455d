import writeXlsxFile, { type Row } from 'write-excel-file/node'

export type Cell = string | number | Date | null

/** `2026-11-16` */
const dayFormat = 'yyyy-mm-dd'

/** A sheet as plain values, which can be passed to another thread. */
export interface Workbook {
  name: string
  head: string[]
  widths: number[]
  /** The Excel number format of each column that needs one. */
  formats: (string | undefined)[]
  rows: Cell[][]
}

export function writeWorkbook({ name, head, widths, formats, rows }: Workbook): Promise<Buffer> {
  const first: Row = head.map((value) => ({ value, fontWeight: 'bold' }))
  const rest: Row[] = rows.map((cells) =>
    cells.map((value, place) => {
      if (value === null || value === '') return null
      if (typeof value === 'string') return { type: String, value }
      const format = formats[place]
      if (value instanceof Date) return { type: Date, value, format: format ?? dayFormat }
      return { type: Number, value, ...(format ? { format } : {}) }
    }),
  )
  return writeXlsxFile([first, ...rest], {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
