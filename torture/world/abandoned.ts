import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '#server/db/embedded/start-lock.ts'
import { siteKinds } from './site.ts'

export const prefix = 'jacaranda-torture-'

function unmount(folder: string) {
  try {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  } catch {
    // It was an ordinary folder.
  }
}

/**
 * A suite that was killed leaves its sites behind. Their programs have noticed and ended; a
 * database server ends on its own once its files are gone. Logs are kept.
 */
export async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (!pid || isAlive(Number(pid))) continue
    for (const kind of siteKinds) {
      const site = path.join(tmpdir(), name, kind)
      if (!existsSync(site)) continue
      // Another user's folder: not ours to clean.
      await rm(site, { recursive: true, force: true }).catch(() => {})
      for (const disk of ['server', 'data']) unmount(path.join(site, disk))
      await rm(site, { recursive: true, force: true }).catch(() => {})
    }
  }
}
