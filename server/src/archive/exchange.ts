import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What a restore replaces outside the database. The new data is prepared beside the old and moved
 * into place just before the database commits; the old data is kept. The journal exists from before
 * the first change until everything is settled, so that a killed restore can be completed or
 * undone.
 */
export interface Journal {
  /** Also written into the database: if it is found there, the restore was committed. */
  id: string
  /** Paths relative to the data folder, so that it may be moved. */
  items: { live: string; existed: boolean }[]
}

export interface Exchange {
  id: string
  /** Where the replacement is prepared. */
  prepared(live: string): string
  /**
   * Moves the new data into place, and returns where the old data is now. Synchronous: if the
   * connection breaks, the undo comes either before or after all of it.
   */
  swap(beforeEach?: () => void): string[]
  undo(): Promise<void>
  finish(): Promise<void>
}

const journalIn = (dataDir: string) => path.join(dataDir, 'restore.journal')

export const hasJournal = (dataDir: string) => existsSync(journalIn(dataDir))

/** A linked folder is exchanged at its real location. */
const place = (live: string) => (existsSync(live) ? realpathSync(live) : live)

export async function beginExchange(dataDir: string, lives: string[]): Promise<Exchange> {
  const stamp = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  const journal: Journal = {
    id: `${stamp}-${randomBytes(4).toString('hex')}`,
    items: lives.map((live) => ({
      live: path.relative(dataDir, place(live)),
      existed: existsSync(live),
    })),
  }
  if (lives.length > 0) {
    await mkdir(dataDir, { recursive: true })
    const growing = `${journalIn(dataDir)}.part`
    await writeFile(growing, JSON.stringify(journal), { flush: true })
    await rename(growing, journalIn(dataDir))
  }
  const exchange = openExchange(dataDir, journal)
  for (const live of lives) await remove(exchange.prepared(live))
  return exchange
}

/** The exchange that an earlier process did not complete. */
export async function findExchange(dataDir: string): Promise<Exchange | undefined> {
  if (!hasJournal(dataDir)) return undefined
  const journal = JSON.parse(await readFile(journalIn(dataDir), 'utf8')) as Journal
  return openExchange(dataDir, journal)
}

function openExchange(dataDir: string, { id, items }: Journal): Exchange {
  const paths = items.map(({ live, existed }) => {
    const at = path.resolve(dataDir, live)
    return { at, existed, prepared: `${at}.restoring`, before: `${at}.before-restore-${id}` }
  })
  const finish = () => rm(journalIn(dataDir), { force: true })
  return {
    id,
    prepared: (live) => `${place(live)}.restoring`,
    swap(beforeEach = () => {}) {
      for (const { at, existed, prepared, before } of paths) {
        beforeEach()
        if (existed) renameSync(at, before)
        beforeEach()
        renameSync(prepared, at)
      }
      for (const { at } of paths) syncFolder(path.dirname(at))
      return paths.filter(({ existed }) => existed).map(({ before }) => before)
    },
    async undo() {
      for (const { at, existed, prepared, before } of paths) {
        // With nothing kept, the previous data was never moved.
        const swapped = existed ? existsSync(before) : true
        if (swapped && existsSync(at)) {
          await remove(prepared)
          await rename(at, prepared)
        }
        if (existsSync(before)) await rename(before, at)
        await remove(prepared)
      }
      await finish()
    },
    finish,
  }
}

/** Retries, in case a restore whose connection broke was just writing another file. */
const remove = (target: string) =>
  rm(target, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })

/**
 * From here the moves survive a power failure. Windows cannot open folders, and does not need this.
 */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
