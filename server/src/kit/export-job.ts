import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { FileReply } from '#contract/call.ts'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import { outsideRequest } from '../db/request-scope.ts'
import type { FileStore } from '../gateways/files.ts'

/** A reply waits this long, so that a small file is there at once. */
const patienceMs = 1500
const recordEveryMs = 400
/** An export without progress for this long died with its process. */
const silentMs = 60_000
/** Exports hold personal data: they are deleted soon. */
const retentionMs = 3_600_000

interface ExportRecord extends ExportProgress {
  at: number
}

export interface ExportServices {
  files: FileStore
  log: FastifyBaseLogger
}

export interface ExportWork {
  userId: number
  /** What is exported; a new run replaces the user's last one of the same kind. */
  kind: string
  fileName: string
  total: number
  /** Writes the file, telling how many rows are done, and when there is more than it will hold. */
  write(progress: (done: number) => void, cutShort: () => void): Promise<Uint8Array>
}

const recordKey = (userId: number, kind: string) => `exports/${userId}/${kind}.json`
const fileKey = (userId: number, kind: string) => `exports/${userId}/${kind}.file`
const kindOf = (exportId: string) => exportId.slice(0, exportId.indexOf('.'))

async function readRecord(
  files: FileStore,
  userId: number,
  exportId: string,
): Promise<ExportRecord | undefined> {
  const bytes = await files.read(recordKey(userId, kindOf(exportId)))
  if (!bytes) return undefined
  const record = JSON.parse(Buffer.from(bytes).toString()) as ExportRecord
  return record.exportId === exportId ? record : undefined
}

function writeRecord(files: FileStore, userId: number, record: ExportRecord): Promise<void> {
  return files.write(
    recordKey(userId, kindOf(record.exportId)),
    Buffer.from(JSON.stringify(record)),
  )
}

/** Never rejects: nobody awaits it, and its record has the result. */
async function execute(
  { files, log }: ExportServices,
  work: ExportWork,
  record: ExportRecord,
): Promise<void> {
  let recordedAt = Date.now()
  let writing = Promise.resolve()
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
    writing = writing.then(() => save(snapshot))
  }
  try {
    const content = await work.write(progress, () => {
      record.capped = true
    })
    await writing
    await files.write(fileKey(work.userId, work.kind), content)
    Object.assign(record, { state: 'done', done: work.total })
  } catch (error) {
    log.error(error, 'an export failed; its user is asked to start it again')
    record.state = 'failed'
  }
  record.at = Date.now()
  await writing
  await save(record)
  setTimeout(() => {
    forget(files, work.userId, record.exportId).catch((error: unknown) => {
      log.error(
        error,
        'an expired export could not be deleted from the file storage: delete it by hand, since it holds personal data',
      )
    })
  }, retentionMs).unref()
}

async function forget(files: FileStore, userId: number, exportId: string): Promise<void> {
  if (!(await readRecord(files, userId, exportId))) return
  await files.remove(fileKey(userId, kindOf(exportId)))
  await files.remove(recordKey(userId, kindOf(exportId)))
}

function toProgress({ at: _at, ...progress }: ExportRecord): ExportProgress {
  return progress
}

/**
 * Writes a file beside the site's other work. Its progress lies in the file store, so that any
 * process can report it.
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
