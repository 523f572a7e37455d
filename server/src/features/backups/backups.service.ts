import os from 'node:os'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { nextRun, type Cron } from '../../config/cron.ts'
import type { Executor } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { deleteBackup, listBackups, prepareFolder, scheduledFile, sizeOf } from './backup-folder.ts'
import * as queries from './backups.queries.ts'
import type { BackupState } from './backups.queries.ts'

export type { BackupState }

/** Makes and reads archives; provided by the program. */
export interface Archiver {
  /** Throws unless the whole archive was written and read back. */
  make(file: string): Promise<{ rows: Record<string, number>; files: number; missing: string[] }>
  /** Throws unless the archive is complete. */
  verify(file: string): Promise<unknown>
}

type BackupServices = Pick<Services, 'database' | 'log'>
type Schedule = NonNullable<Config['backups']>

/** At most this many missing files are named in the log. */
const mostNamed = 20

/** Age and size of the last backup, and its problem if there is one. */
export function findBackupState(db: Executor): Promise<BackupState> {
  return queries.findState(db)
}

/** There is no complete backup, or a scheduled one was missed: the next one should not wait. */
export async function isBackupDue(db: Executor): Promise<boolean> {
  const { last, problem } = await queries.findState(db)
  return last === null || problem === 'late'
}

/** A backup is late when the run after its scheduled one is due and none has been completed. */
function lateAfter(cron: Cron, made: Date): Date {
  const next = nextRun(cron, made) as Date
  return nextRun(cron, next) as Date
}

/** Makes one backup and deletes those that it replaces. Failures are recorded and rethrown. */
export async function makeScheduledBackup(
  services: BackupServices,
  { dir, cron, keep }: Schedule,
  archiver: Archiver,
  signal?: AbortSignal,
): Promise<void> {
  const startedAt = new Date()
  const file = scheduledFile(startedAt)
  const { db } = services.database
  const facts = { host: os.hostname(), file, startedAt, lateAfter: lateAfter(cron, startedAt) }
  try {
    await prepareFolder(dir)
    const made = await archiver.make(path.join(dir, file))
    reportMissing(services, made.missing)
    await queries.insertBackup(db, {
      ...facts,
      state: 'complete',
      finishedAt: new Date(),
      bytes: await sizeOf(dir, file),
      rows: Object.values(made.rows).reduce((sum, count) => sum + count, 0),
      files: made.files,
    })
    services.log.info(`backup ${path.join(dir, file)} completed and verified`)
  } catch (error) {
    // The program is stopping: the job is restarted later.
    if (signal?.aborted) throw error
    const reason = describeFailure(error)
    services.log.error(error, `backup in ${dir} failed: ${reason}`)
    await queries.insertBackup(db, {
      ...facts,
      state: 'failed',
      finishedAt: new Date(),
      error: reason,
    })
    throw error
  }
  await deleteReplaced(services, { dir, keep }, { ...facts, archiver })
}

/** The cause and what to do, for the log and for Today. */
function describeFailure(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk is full. Free some space, or lower BACKUP_KEEP.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'There is no permission to write to the backup folder. Change its permissions, or BACKUP_DIR.'
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return 'The backup folder cannot be created. Check BACKUP_DIR, and that its disk is mounted.'
  const cause = error instanceof Error ? error.message : String(error)
  return `${cause.slice(0, 300)}. It will be tried again; if it keeps failing, run npm run backup.`
}

function reportMissing({ log }: BackupServices, missing: readonly string[]): void {
  if (missing.length === 0) return
  log.warn(
    { files: missing.slice(0, mostNamed) },
    `${missing.length} stored files that the data refers to do not exist: the backup is complete without them`,
  )
}

interface Kept {
  host: string
  lateAfter: Date
  archiver: Archiver
}

/** Counts only backups that are known to be complete, so that a damaged one replaces none. */
async function deleteReplaced(
  services: BackupServices,
  { dir, keep }: Pick<Schedule, 'dir' | 'keep'>,
  kept: Kept,
): Promise<void> {
  const { db } = services.database
  const sizes = await queries.findSizes(db)
  const replaced: string[] = []
  let complete = 0
  for (const name of await listBackups(dir)) {
    if (complete >= keep) replaced.push(name)
    else if (await isComplete(services, { dir, name, recorded: sizes.get(name), ...kept }))
      complete += 1
  }
  for (const name of replaced) await deleteBackup(dir, name)
  await queries.markDeleted(db, replaced)
}

/** One that this database did not record, for example after a restore, is verified once. */
async function isComplete(
  { database, log }: BackupServices,
  {
    dir,
    name,
    recorded,
    host,
    lateAfter,
    archiver,
  }: Kept & {
    dir: string
    name: string
    recorded: number | undefined
  },
): Promise<boolean> {
  const bytes = await sizeOf(dir, name)
  if (recorded !== undefined && recorded === bytes) return true
  try {
    await archiver.verify(path.join(dir, name))
  } catch (error) {
    log.warn(error, `backup ${name} is damaged: it does not count towards BACKUP_KEEP`)
    return false
  }
  if (recorded === undefined) {
    const at = startOf(name)
    const times = { startedAt: at, finishedAt: at, lateAfter }
    await queries.insertBackup(database.db, {
      ...times,
      host,
      file: name,
      state: 'complete',
      bytes,
    })
  }
  return true
}

/** From `jacaranda-20261116-013000.backup`. */
function startOf(name: string): Date {
  const [, ...parts] = /-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\./.exec(name) ?? []
  const [year, month, day, ...time] = parts
  return new Date(`${year}-${month}-${day}T${time.join(':')}Z`)
}
