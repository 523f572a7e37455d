import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Files in a local folder. */
export function folderStore(folder: string): FileStore {
  const at = (key: string) => path.join(folder, key)
  return {
    /** A file appears under its name only once it is complete. */
    async write(key, content) {
      const growing = at(`${key}.${randomUUID()}.part`)
      try {
        await mkdir(path.dirname(growing), { recursive: true })
        // The row that refers to it survives a power failure, and so must the file.
        await writeFile(growing, content, { flush: true })
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
    /** Includes what a crash left behind while writing it. */
    async remove(key) {
      const parent = path.dirname(at(key))
      const name = path.basename(key)
      const names = (await readdir(parent).catch(undefinedIfMissing)) ?? []
      for (const found of names) {
        const isPart = found.startsWith(`${name}.`) && found.endsWith('.part')
        if (found === name || isPart) await rm(path.join(parent, found), { force: true })
      }
    },
  }
}
