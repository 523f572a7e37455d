import { getDraft, putDraft, removeDraft } from '#contract/drafts/drafts.calls.ts'
import { transaction } from '../../db/connect.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { actorOf, sessionOf } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as service from './drafts.service.ts'

/** Drafts are private: their owner comes only from the session. */
export function draftsRoutes({ database }: Services): Binding[] {
  return [
    bind(getDraft, ({ kind }, context) =>
      service.getDraft(database.db, sessionOf(context).userId, kind),
    ),
    bind(putDraft, (draft, context) => {
      const { userId } = sessionOf(context)
      return transaction(database, actorOf(context), (tx) =>
        service.saveDraft(tx, { userId, ...draft }),
      )
    }),
    bind(removeDraft, (removal, context) => {
      const { userId } = sessionOf(context)
      return transaction(database, actorOf(context), (tx) =>
        service.removeDraft(tx, userId, removal),
      )
    }),
  ]
}
