import { getDraft, putDraft, removeDraft, type Draft } from '#contract/drafts/drafts.calls.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { actorOf, sessionOf } from '../../http/call-context.ts'
import type { Parts } from '../../parts.ts'
import * as queries from './drafts.queries.ts'

/** Nobody has this many forms open; it keeps a client from filling the table. */
const mostDrafts = 50

function toDraft(kind: string, row: queries.DraftRow | undefined): Draft {
  return { kind, value: row?.value ?? null, savedAt: row?.updatedAt.toISOString() ?? null }
}

/** Drafts are private: whose they are comes from the session alone. */
export function draftsRoutes({ database }: Parts): Binding[] {
  return [
    bind(getDraft, async ({ kind }, context) =>
      toDraft(kind, await queries.findDraft(database.db, sessionOf(context).userId, kind)),
    ),
    bind(putDraft, async ({ kind, value }, context) => {
      const { userId } = sessionOf(context)
      const row = await transaction(database, actorOf(context), async (tx) => {
        const known = await queries.findDraft(tx, userId, kind)
        if (!known && (await queries.countDrafts(tx, userId)) >= mostDrafts)
          throw new AppError('tooLarge')
        return queries.putDraft(tx, userId, kind, value)
      })
      return toDraft(kind, row)
    }),
    bind(removeDraft, async ({ kind }, context) => {
      const { userId } = sessionOf(context)
      await transaction(database, actorOf(context), (tx) => queries.removeDraft(tx, userId, kind))
      return { kind }
    }),
  ]
}
