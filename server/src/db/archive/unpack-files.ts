import { mkdir, open, rename, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

/** Puts stored files back, each under its final name only once it is whole. */
export function fileUnpacker(folder: string) {
  let handle: FileHandle | null = null
  return async (name: string, body: Buffer, last: boolean): Promise<void> => {
    const target = path.resolve(folder, name)
    if (!target.startsWith(path.resolve(folder) + path.sep)) {
      throw new Error(`The backup names a file outside the files folder: ${name}`)
    }
    const growing = `${target}.part`
    if (!handle) {
      await mkdir(path.dirname(target), { recursive: true })
      handle = await open(growing, 'w')
    }
    await handle.write(body)
    if (!last) return
    await handle.close()
    handle = null
    await rename(growing, target)
  }
}
