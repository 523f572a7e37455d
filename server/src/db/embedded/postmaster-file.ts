import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from './start-lock.ts'

/** Above every real process id, so that PostgreSQL considers it dead. */
const nobodysPid = 2_147_483_647

/**
 * After a restart of the machine or the container the process id in postmaster.pid may belong to
 * another program, and PostgreSQL would refuse to start. The file itself must stay: PostgreSQL uses
 * it to detect whether orphans of a killed server still hold its memory.
 */
export async function mendPostmasterFile(data: string): Promise<void> {
  const file = path.join(data, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const [first, ...rest] = text.split('\n')
  const pid = Number(first)
  if (!pid || !isAlive(pid) || (await worksIn(pid, data))) return
  await writeFile(file, [nobodysPid, ...rest].join('\n'))
}

async function worksIn(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  return cwd === (await realpath(data))
}
