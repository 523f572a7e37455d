import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { FileReply } from '#contract/call.ts'
import { exportProgress, type ExportProgress } from '#contract/exports/exports.calls.ts'
import { outsideRequest } from '../db/request-scope.ts'
import type { FileStore } from '../gateways/files.ts'
import { exportsFolder } from './file-keys.ts'

/** The reply waits this long for the file, so that a small export is complete at once. */
const patienceMs = 1500
const recordEveryMs = 400
/** An export without progress for this long died with its process. */
const silentMs = 60_000
/** Exports contain personal data: after this time they are no longer available, and soon deleted. */
const retentionMs = 3_600_000

type ExportRecord = z.infer<typeof exportRecord>

export interface ExportServices {
  files: FileStore
  /** Schedules the deletion of the files in an hour, even if this process has ended by then. */
  scheduleRemoval(keys: readonly string[]): Promise<void>
  log: FastifyBaseLogger
}

export interface ExportWork {
  userId: number
  /** What is exported; a new export replaces the user's previous one of the same kind. */
  kind: string
  fileName: string
  total: number
  /** Writes the file; reports how many rows are done, and whether rows beyond the limit were left out. */
  write(progress: (done: number) => void, cutShort: () => void): Promise<Uint8Array>
}

const recordKey = (userId: number, kind: string) => `${exportsFolder}/${userId}/${kind}.json`
const fileKey = (userId: number, kind: string) => `${exportsFolder}/${userId}/${kind}.file`
const keysOf = (userId: number, kind: string) => [recordKey(userId, kind), fileKey(userId, kind)]
const kindOf = (exportId: string) => exportId.slice(0, exportId.indexOf('.'))

async function readRecord(
  files: FileStore,
  userId: number,
  exportId: string,
): Promise<ExportRecord | undefined> {
  const bytes = await files.read(recordKey(userId, kindOf(exportId)))
  if (!bytes) return undefined
  const record = parseRecord(bytes) ?? unreadable(exportId)
  const expired = Date.now() - record.at > retentionMs
  return record.exportId === exportId && !expired ? record : undefined
}

const exportRecord = exportProgress.extend({ at: z.number() })

function parseRecord(bytes: Uint8Array): ExportRecord | undefined {
  try {
    return exportRecord.parse(JSON.parse(Buffer.from(bytes).toString()))
  } catch {
    return undefined
  }
}

/** A power failure can leave an empty file: the outcome of that export is unknown. */
const unreadable = (exportId: string): ExportRecord => ({
  exportId,
  state: 'failed',
  done: 0,
  total: 0,
  fileName: '',
  at: Date.now(),
})

function writeRecord(files: FileStore, userId: number, record: ExportRecord): Promise<void> {
  return files.write(
    recordKey(userId, kindOf(record.exportId)),
    Buffer.from(JSON.stringify(record)),
  )
}

/** Never rejects: it is not awaited, and its record has the result. */
async function execute(
  { files, log, scheduleRemoval }: ExportServices,
  work: ExportWork,
  record: ExportRecord,
): Promise<void> {
  let recordedAt = Date.now()
  let writing = Promise.resolve()
  // Rows are read in a transaction, which must not wait for the storage: progress is stored outside it.
  const outside = AsyncLocalStorage.snapshot()
  const save = (snapshot: ExportRecord) =>
    writeRecord(files, work.userId, snapshot).catch((error: unknown) => {
      log.error(
        error,
        'the progress of an export could not be stored; its user may see it as failed',
      )
    })
  const progress = (done: number) => {
    record.done = done
    if (Date.now() - recordedAt < recordEveryMs) return
    recordedAt = Date.now()
    const snapshot = { ...record, at: recordedAt }
    writing = writing.then(() => outside(save, snapshot))
  }
  try {
    const content = await work.write(progress, () => {
      record.capped = true
    })
    await writing
    // The hour starts again now that the file is written.
    await scheduleRemoval(keysOf(work.userId, work.kind))
    await files.write(fileKey(work.userId, work.kind), content)
    Object.assign(record, { state: 'done', done: work.total })
  } catch (error) {
    log.error(error, 'an export failed; its user is asked to start it again')
    record.state = 'failed'
  }
  record.at = Date.now()
  await writing
  await save(record)
}

function toProgress({ at: _at, ...progress }: ExportRecord): ExportProgress {
  return progress
}

/**
 * Writes a file in the background. Its progress is recorded in the file store, so that any process
 * can report it.
 */
export async function startExport(
  services: ExportServices,
  work: ExportWork,
): Promise<ExportProgress> {
  const record: ExportRecord = {
    exportId: `${work.kind}.${randomUUID()}`,
    state: 'running',
    done: 0,
    total: work.total,
    fileName: work.fileName,
    at: Date.now(),
  }
  await services.scheduleRemoval(keysOf(work.userId, work.kind))
  await writeRecord(services.files, work.userId, record)
  const running = outsideRequest(() => execute(services, work, record))
  await Promise.race([running, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
  return toProgress(record)
}

/** Undefined when it is not this user's, or no longer stored. */
export async function findExport(
  files: FileStore,
  userId: number,
  exportId: string,
): Promise<ExportProgress | undefined> {
  const record = await readRecord(files, userId, exportId)
  if (!record) return undefined
  const silent = record.state === 'running' && Date.now() - record.at > silentMs
  return toProgress(silent ? { ...record, state: 'failed' } : record)
}

export async function readExport(
  files: FileStore,
  userId: number,
  exportId: string,
): Promise<FileReply | undefined> {
  const record = await findExport(files, userId, exportId)
  if (record?.state !== 'done') return undefined
  const content = await files.read(fileKey(userId, kindOf(exportId)))
  return content && { fileName: record.fileName, content }
}
