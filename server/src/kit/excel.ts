import { Worker } from 'node:worker_threads'
import { writeWorkbook, type Cell, type Workbook } from './excel-workbook.ts'
import { turn } from './turn.ts'

export interface ExcelColumn<Item> {
  header: string
  /** Text, never a formula: what a person typed stays text in the sheet. */
  value(item: Item): Cell | undefined
  width?: number
  format?: string
}

/** Sheets with at least this many rows are written on a separate thread, so that the site stays responsive. */
const largeRows = 1000
/** After this many rows, other work of the process gets its turn. */
const portion = 500

async function cellsOf<Item>(columns: ExcelColumn<Item>[], items: Item[]): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for (const item of items) {
    rows.push(columns.map(({ value }) => value(item) ?? null))
    if (rows.length % portion === 0) await turn()
  }
  return rows
}

function writeApart(workbook: Workbook): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./excel-worker.ts', import.meta.url), {
      workerData: workbook,
    })
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The Excel worker ended with exit code ${code}`)),
    )
  })
}

/** A workbook with one sheet, whose header row is bold and stays in view. */
export async function excelSheet<Item>(
  name: string,
  columns: ExcelColumn<Item>[],
  items: Item[],
): Promise<Buffer> {
  const workbook: Workbook = {
    name,
    head: columns.map(({ header }) => header),
    widths: columns.map(({ width }) => width ?? 18),
    formats: columns.map(({ format }) => format),
    rows: await cellsOf(columns, items),
  }
  return items.length < largeRows ? writeWorkbook(workbook) : writeApart(workbook)
}
