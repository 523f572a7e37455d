import { parentPort, workerData } from 'node:worker_threads'
import { writeWorkbook, type Workbook } from './excel-workbook.ts'

parentPort?.postMessage(await writeWorkbook(workerData as Workbook))
