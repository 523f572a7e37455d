import { randomUUID } from 'node:crypto'
import type { ImportState } from '#contract/listing-imports/listing-imports.states.ts'
import { isUnavailable } from '../../db/errors.ts'
import { findEditor } from './editor.queries.ts'
import { addPictures } from './import-pictures.ts'
import { checkRows, importRows } from './import-rows.ts'
import type { ImportWork, PictureSources, WorkServices } from './import-step.ts'
import * as queries from './listing-imports.queries.ts'
import { undoRows } from './undo-rows.ts'

/** An import that has been idle for this long is taken over by another process. */
export const silentSeconds = 45
const mostAttempts = 4

const after: Partial<Record<ImportState, ImportState>> = {
  checking: 'checked',
  importing: 'pictures',
  pictures: 'done',
  undoing: 'undone',
}

function step(work: ImportWork, sources: PictureSources | undefined): Promise<boolean> {
  switch (work.record.state) {
    case 'checking':
      return checkRows(work)
    case 'importing':
      return importRows(work)
    case 'pictures':
      return addPictures(work, sources)
    default:
      return undoRows(work)
  }
}

/**
 * Works on an import until nothing is left to do; imports claimed by another process are left
 * alone.
 */
export async function workOnImport(
  services: WorkServices,
  id: number,
  options: { sources?: PictureSources } = {},
): Promise<void> {
  const { database, log } = services
  const by = randomUUID()
  if (!(await queries.claim(database.db, id, by, silentSeconds))) return
  try {
    await workAs(services, id, by, options.sources)
  } catch (error) {
    // The next process continues with the rows that are not done.
    if (isUnavailable(error)) return
    const record = await queries.findImport(database.db, id)
    if (record?.claimedBy !== by) return
    log.error(
      error,
      `The import of listings ${id} stopped; it will be resumed up to ${mostAttempts} times`,
    )
    if (record.attempts >= mostAttempts)
      await queries.changeImport(database.db, id, { state: 'failed' })
  }
}

async function workAs(
  services: WorkServices,
  id: number,
  by: string,
  sources: PictureSources | undefined,
): Promise<void> {
  const { db } = services.database
  for (;;) {
    const record = await queries.findImport(db, id)
    const next = record && after[record.state]
    if (!next) return
    const editor = await findEditor(db, record.importedBy)
    const work: ImportWork = {
      services,
      record,
      editor,
      actor: { userId: editor.userId || null, name: editor.username, requestId: `import ${id}` },
      keep: (state, executor = db) => queries.keepClaim(executor, id, by, state),
    }
    if (!(await step(work, sources))) return
    const finished = after[next] ? {} : { finishedAt: new Date(), claimedBy: null, claimedAt: null }
    await queries.changeImport(db, id, { state: next, attempts: 0, ...finished })
  }
}

/** Resumes imports whose process has ended. */
export async function continueImports(services: WorkServices): Promise<void> {
  for (const id of await queries.findSilent(services.database.db, silentSeconds)) {
    await workOnImport(services, id)
  }
}
