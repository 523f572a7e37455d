import { Worker } from 'node:worker_threads'

/** What the thread may take: an Excel file of ten megabytes needs a fraction of it. */
const limits = { seconds: 60, megabytes: 768 }

/**
 * The cells of the first sheet of an Excel file as text; rejects if the file is not one. It is read on
 * a thread with its own limits: a file that was made to fill the memory ends only that thread.
 */
export function readSpreadsheet(content: Uint8Array): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    })
    const timer = setTimeout(() => void worker.terminate(), limits.seconds * 1000)
    worker.once('message', (rows: string[][]) => resolve(rows))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The Excel file could not be read within its limits'))
    })
  })
}
