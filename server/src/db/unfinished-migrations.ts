import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { migrationsFolder } from './migrate.ts'

/**
 * Migrations that git does not track yet, by name: they are still being written, and an applied
 * migration cannot be applied again. Without git there are none.
 */
export async function unfinishedMigrations(folder = migrationsFolder): Promise<string[]> {
  const all = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const untracked = await untrackedIn(folder)
  // A copy inside another repository.
  if (untracked.length === all.length) return []
  return all.filter((file) => untracked.includes(file)).map((file) => path.parse(file).name)
}

async function untrackedIn(folder: string): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)('git', ['ls-files', '--others', '--', '*.sql'], {
      cwd: folder,
    })
    return stdout.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

export function notApplied(names: readonly string[]): string {
  return `Not applied because git does not track it yet: ${names.join(', ')}. When it is complete: npm run db:migrate`
}
