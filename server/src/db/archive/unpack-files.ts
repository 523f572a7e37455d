import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

/** Where a stored file goes; an archive cannot reach outside the folder. */
export function insideFolder(folder: string, name: string): string {
  const root = path.resolve(folder)
  const target = path.resolve(root, name)
  if (!target.startsWith(root + path.sep)) {
    throw new Error(`The backup names a file outside the files folder: ${name}`)
  }
  return target
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
        const target = insideFolder(folder, name)
        await mkdir(path.dirname(target), { recursive: true })
        handle = await open(target, 'wx')
      }
      // Unlike write, it does not stop half way on a disk that is nearly full.
      await handle.writeFile(body)
      if (last) await close()
    },
    [Symbol.asyncDispose]: close,
  }
}
