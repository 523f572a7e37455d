import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/** A folder on a separate disk that can be filled. */
export interface SmallDisk {
  fill(): Promise<void>
  free(): void
  unmount(): void
}

const chunk = Buffer.alloc(4 * 1024 * 1024)

/** Null if this user may not mount one; the folder is then an ordinary one. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return null
  }
  const filler = path.join(folder, 'filler')
  return {
    async fill() {
      await using handle = await open(filler, 'w')
      // Down to the last bytes: whole chunks first, then ever smaller parts.
      for (let bytes = chunk.length; bytes >= 1;) {
        const written = await handle.write(chunk, 0, bytes).catch(() => undefined)
        if (!written) bytes = Math.floor(bytes / 16)
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
    },
  }
}
