import { parentPort, workerData } from 'node:worker_threads'
import readXlsxFile from 'read-excel-file/node'
import { readZip } from './zip.ts'

/** A sheet of this many rows is far smaller than this. */
const limits = { mostEntries: 2000, mostEntryBytes: 150_000_000, mostBytes: 300_000_000 }

/** What a person reads in the cell; the time of a date is left out. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  // 0.1 + 0.2 is 0.3 to whoever wrote it.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return String(cell as string)
}

const content = Buffer.from(workerData as Uint8Array)
// Unpacked once with limits: the reader has none.
for (const entry of readZip(content, limits)) entry.read()
const [sheet] = await readXlsxFile(content)
const rows = (sheet?.data ?? []).map((row) => row.map(textOf))
parentPort?.postMessage(rows, [])
