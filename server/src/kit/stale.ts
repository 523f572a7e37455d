import { AppError, type LaterChanges } from '#contract/errors.ts'
import { labelOf } from '#contract/logs/change-log.nouns.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Executor } from '../db/connect.ts'
import type { CallContext } from '../http/call-context.ts'
import { findLaterChanges, type LaterChange } from './stale.queries.ts'

/** Its number rises with every change and says nothing. */
const silent = 'version'

/** From the first value to the last: what went there and back has not changed. */
function differences(changes: readonly LaterChange[]): LaterChanges['fields'] {
  const columns = new Set(changes.flatMap(({ after }) => Object.keys(after)))
  columns.delete(silent)
  return [...columns].flatMap((column) => {
    const touching = changes.filter(({ after }) => column in after)
    const before = touching[0]?.before?.[column] ?? null
    const after = touching.at(-1)?.after[column] ?? null
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const isReference = column.endsWith('_id')
    return [
      {
        label: labelOf(column),
        before: isReference ? null : before,
        after: isReference ? null : after,
      },
    ]
  })
}

/** Staff know each other; a member of the public learns no name but their own. */
function nameFor(context: CallContext, change: LaterChange): string | null {
  const own = change.actorUserId !== null && change.actorUserId === context.session?.userId
  return own || mayUse('backoffice.open', context.session) ? change.actorName : null
}

/**
 * The refusal of a change to a version that is no longer the newest, with what others saved
 * meanwhile. `throw await staleSince(tx, context, { table: 'statuses', id, version })`
 */
export async function staleSince(
  db: Executor,
  context: CallContext,
  record: { table: string; id: number; version: number },
): Promise<AppError> {
  const changes = await findLaterChanges(db, record)
  const last = changes.at(-1)
  if (!last) return new AppError('stale')
  const by = nameFor(context, last)
  return new AppError('stale', { changes: { by, at: last.at, fields: differences(changes) } })
}
