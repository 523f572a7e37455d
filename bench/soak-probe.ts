import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** Loaded into every process of the program: each writes its memory usage to a separate file. */
const folder = process.env.SOAK_DIR
const everyMs = 5000

function write(file: string) {
  // Renamed into place, so that a reader never finds a partial file.
  writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()))
  renameSync(`${file}.new`, file)
}

if (folder && isMainThread) {
  const file = path.join(folder, `${process.pid}.json`)
  setInterval(() => write(file), everyMs).unref()
}
