import { parentPort, workerData } from 'node:worker_threads'
import { writeWorkbook, type Workbook } from './excel-workbook.ts'

const bytes = new Uint8Array(await writeWorkbook(workerData as Workbook))
parentPort?.postMessage(bytes, [bytes.buffer])
