import { parentPort, workerData } from 'node:worker_threads'
import readXlsxFile from 'read-excel-file/node'
import { readZip } from './zip.ts'

/** Far more than a sheet with the maximum number of rows needs. */
const limits = { mostEntries: 2000, mostEntryBytes: 150_000_000, mostBytes: 300_000_000 }

/** The text that a person sees in the cell; dates without their time. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  // People who entered 0.1 + 0.2 see 0.3.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return String(cell as string)
}

const content = Buffer.from(workerData as Uint8Array)
// Unpacked here first, within limits, because the library that reads the file has none.
for (const entry of readZip(content, limits)) entry.read()
const [sheet] = await readXlsxFile(content)
const rows = (sheet?.data ?? []).map((row) => row.map(textOf))
parentPort?.postMessage(rows, [])
