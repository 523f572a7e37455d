import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

export const outside = (name: string) =>
  `The backup contains a file outside the files folder: ${name}`

export function isInside(folder: string, name: string): boolean {
  const root = path.resolve(folder)
  return path.resolve(root, name).startsWith(root + path.sep)
}

export interface FileUnpacker extends AsyncDisposable {
  add(name: string, body: Buffer, last: boolean): Promise<void>
}

export async function fileUnpacker(folder: string): Promise<FileUnpacker> {
  await mkdir(folder, { recursive: true })
  let handle: FileHandle | null = null
  const close = async () => {
    await handle?.close()
    handle = null
  }
  return {
    async add(name, body, last) {
      if (!handle) {
        if (!isInside(folder, name)) throw new Error(outside(name))
        const target = path.resolve(folder, name)
        await mkdir(path.dirname(target), { recursive: true })
        handle = await open(target, 'wx')
      }
      // Unlike write, it does not stop halfway on a disk that is nearly full.
      await handle.writeFile(body)
      if (last) await close()
    },
    [Symbol.asyncDispose]: close,
  }
}
