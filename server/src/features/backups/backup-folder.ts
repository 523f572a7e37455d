import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const scheduledName = /^jacaranda-\d{8}-\d{6}\.backup$/
const unfinishedName = /^jacaranda-\d{8}-\d{6}\.backup\.part$/
/** After this time, a backup is no longer being written. */
const unfinishedMs = 86_400_000

/** `jacaranda-20261116-013000.backup`, in UTC: the names sort by age. */
export function scheduledFile(at: Date): string {
  const stamp = at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  return `jacaranda-${stamp}.backup`
}

/** The names of the scheduled backups, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => scheduledName.test(name))
    .toSorted()
    .toReversed()
}

/** Creates the folder, and deletes what a killed process left behind. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    if (!unfinishedName.test(name)) continue
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > unfinishedMs) await rm(file, { force: true })
  }
}

export async function sizeOf(folder: string, name: string): Promise<number> {
  return (await stat(path.join(folder, name))).size
}

export async function deleteBackup(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name)
  await rm(file, { force: true })
  await rm(`${file}.key`, { force: true })
}
