import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { FileReply } from '#contract/call.ts'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import type { FileStore } from '../gateways/files.ts'

/** A reply waits this long, so that a small file is there at once. */
const patienceMs = 1500
const noteEveryMs = 400
/** Work that has said nothing for so long died with its process. */
const silentMs = 60_000
/** Exports hold personal data: they do not lie about. */
const keptMs = 3_600_000

interface Note extends ExportProgress {
  at: number
}

interface ExportServices {
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

const noteKey = (userId: number, kind: string) => `exports/${userId}/${kind}.json`
const fileKey = (userId: number, kind: string) => `exports/${userId}/${kind}.file`
const kindOf = (exportId: string) => exportId.slice(0, exportId.indexOf('.'))

async function readNote(
  files: FileStore,
  userId: number,
  exportId: string,
): Promise<Note | undefined> {
  const bytes = await files.read(noteKey(userId, kindOf(exportId)))
  if (!bytes) return undefined
  const note = JSON.parse(Buffer.from(bytes).toString()) as Note
  return note.exportId === exportId ? note : undefined
}

function writeNote(files: FileStore, userId: number, note: Note): Promise<void> {
  return files.write(noteKey(userId, kindOf(note.exportId)), Buffer.from(JSON.stringify(note)))
}

/** Never rejects: nobody waits for it, and its end is told by the note. */
async function execute(
  { files, log }: ExportServices,
  work: ExportWork,
  note: Note,
): Promise<void> {
  let noted = Date.now()
  let writing = Promise.resolve()
  const save = (told: Note) =>
    writeNote(files, work.userId, told).catch((error: unknown) => {
      log.error(error, 'the progress of an export could not be stored')
    })
  const progress = (done: number) => {
    note.done = done
    if (Date.now() - noted < noteEveryMs) return
    noted = Date.now()
    const told = { ...note, at: noted }
    writing = writing.then(() => save(told))
  }
  try {
    const content = await work.write(progress, () => {
      note.capped = true
    })
    await writing
    await files.write(fileKey(work.userId, work.kind), content)
    Object.assign(note, { state: 'done', done: work.total })
  } catch (error) {
    log.error(error, 'an export failed')
    note.state = 'failed'
  }
  note.at = Date.now()
  await writing
  await save(note)
  setTimeout(() => {
    forget(files, work.userId, note.exportId).catch((error: unknown) => {
      log.error(error, 'an export could not be removed')
    })
  }, keptMs).unref()
}

async function forget(files: FileStore, userId: number, exportId: string): Promise<void> {
  if (!(await readNote(files, userId, exportId))) return
  await files.remove(fileKey(userId, kindOf(exportId)))
  await files.remove(noteKey(userId, kindOf(exportId)))
}

function toProgress({ at: _at, ...progress }: Note): ExportProgress {
  return progress
}

/**
 * Writes a file beside the site's other work. Its progress lies in the file store, so that any
 * process can answer for it.
 */
export async function startExport(
  services: ExportServices,
  work: ExportWork,
): Promise<ExportProgress> {
  const note: Note = {
    exportId: `${work.kind}.${randomUUID()}`,
    state: 'running',
    done: 0,
    total: work.total,
    fileName: work.fileName,
    at: Date.now(),
  }
  await writeNote(services.files, work.userId, note)
  const running = execute(services, work, note)
  await Promise.race([running, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
  return toProgress(note)
}

/** Undefined when it is not this user's, or no longer kept. */
export async function findExport(
  files: FileStore,
  userId: number,
  exportId: string,
): Promise<ExportProgress | undefined> {
  const note = await readNote(files, userId, exportId)
  if (!note) return undefined
  const silent = note.state === 'running' && Date.now() - note.at > silentMs
  return toProgress(silent ? { ...note, state: 'failed' } : note)
}

export async function readExport(
  files: FileStore,
  userId: number,
  exportId: string,
): Promise<FileReply | undefined> {
  const note = await findExport(files, userId, exportId)
  if (note?.state !== 'done') return undefined
  const content = await files.read(fileKey(userId, kindOf(exportId)))
  return content && { fileName: note.fileName, content }
}
