import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const heartbeat = 1_000
const staleAfter = 10_000

/** Only one process at a time starts or stops the server of a data folder. */
export async function withStartLock<T>(dataDir: string, run: () => Promise<T>): Promise<T> {
  const file = path.join(dataDir, 'postgres.lock')
  await take(file)
  const beat = setInterval(
    () => void utimes(file, new Date(), new Date()).catch(() => {}),
    heartbeat,
  )
  beat.unref()
  try {
    return await run()
  } finally {
    clearInterval(beat)
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<void> {
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const stale = await findStale(file)
    if (stale === null) await pause(50)
    else await putAside(file, stale)
  }
}

/**
 * The holder died, or its process id now belongs to another program that does not renew the lock.
 */
async function findStale(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  if (!found) return null
  const age = Date.now() - found.mtimeMs
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  return age > staleAfter || (holder > 0 && !isAlive(holder)) ? found.ino : null
}

async function putAside(file: string, stale: number): Promise<void> {
  const aside = `${file}.${process.pid}`
  await rename(file, aside).catch(() => {})
  // Another process was faster, and what we moved is its new lock: it is moved back.
  const moved = await stat(aside).catch(() => null)
  if (moved && moved.ino !== stale) await link(aside, file).catch(() => {})
  await rm(aside, { force: true })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
