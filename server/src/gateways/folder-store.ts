import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const at = (key: string) => path.join(folder, key)
  return {
    /** A file appears under its name only once it is complete. */
    async write(key, content) {
      const growing = at(`${key}.${randomUUID()}.part`)
      try {
        await mkdir(path.dirname(growing), { recursive: true })
        await writeFile(growing, content)
        await rename(growing, at(key))
      } catch (error) {
        await rm(growing, { force: true }).catch(() => {})
        throw error
      }
    },
    read: (key) => readFile(at(key)).catch(undefinedIfMissing),
    async exists(key) {
      const found = await stat(at(key)).catch(undefinedIfMissing)
      return found?.isFile() ?? false
    },
    remove: (key) => rm(at(key), { force: true }),
  }
}
