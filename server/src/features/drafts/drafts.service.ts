import { randomUUID } from 'node:crypto'
import type { Draft, DraftSave } from '#contract/drafts/drafts.calls.ts'
import { AppError } from '#contract/errors.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import * as queries from './drafts.queries.ts'

/** Nobody has this many forms open; it keeps a client from filling the table. */
const mostDrafts = 50

/** The draft of a form; without one, the key under which the form may begin one. */
export async function getDraft(db: Executor, userId: number, kind: string): Promise<Draft> {
  const row = await queries.findDraft(db, userId, kind)
  if (!row) return { kind, key: randomUUID(), revision: 0, value: null, savedAt: null }
  const { key, revision, value, updatedAt } = row
  return { kind, key, revision, value, savedAt: updatedAt.toISOString() }
}

export async function saveDraft(tx: Tx, draft: queries.NewDraft): Promise<DraftSave> {
  const { userId, kind, key, revision } = draft
  await queries.lockDrafts(tx, userId)
  const stored = await queries.findDraft(tx, userId, kind)
  if (await queries.isFinished(tx, userId, key)) {
    return { outcome: 'finished', revision: stored?.revision ?? 0 }
  }
  if (!stored && (await queries.countDrafts(tx, userId)) >= mostDrafts)
    throw new AppError('tooLarge')
  if (await queries.putDraft(tx, draft)) return { outcome: 'saved', revision }
  return { outcome: 'older', revision: stored?.revision ?? 0 }
}

interface Removal {
  kind: string
  key?: string | undefined
}

/** Discards any draft of this form, and the one that is named. */
export async function removeDraft(tx: Tx, userId: number, { kind, key }: Removal): Promise<Draft> {
  await queries.lockDrafts(tx, userId)
  const stored = await queries.findDraft(tx, userId, kind)
  for (const one of new Set([stored?.key, key])) {
    if (one) await queries.finishDraft(tx, userId, one)
  }
  return getDraft(tx, userId, kind)
}

/**
 * Ends the draft of a form in the transaction that stores the submission. After that no save brings
 * it back, and submitting it again, from another tab or after a lost reply, is refused.
 */
export async function sendDraft(tx: Tx, userId: number, key: string | undefined): Promise<void> {
  if (key === undefined) return
  await queries.lockDrafts(tx, userId)
  if (!(await queries.finishDraft(tx, userId, key))) throw new AppError('alreadySent')
}
