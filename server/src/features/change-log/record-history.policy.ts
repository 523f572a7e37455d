import { AppError } from '#contract/errors.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Executor } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import { getListing } from '../listings/listings.service.ts'
import { requireManager } from '../listings/listings.policy.ts'
import { rowExists, type LoggedRow } from './record-rows.queries.ts'

const listingKinds: Readonly<Record<string, 'property' | 'week'>> = {
  properties: 'property',
  weeks: 'week',
}

/**
 * Who reads the change log sees the history of every record, also of a deleted one; a seller that of
 * the listings they manage.
 */
export async function requireHistory(
  db: Executor,
  session: Session,
  { table, rowId }: LoggedRow,
): Promise<void> {
  if (mayUse('changeLog.read', session)) {
    if (!(await rowExists(db, { table, rowId }))) throw new AppError('notFound')
    return
  }
  const kind = listingKinds[table]
  if (!kind) throw new AppError('notAllowed')
  if (!/^\d{1,9}$/.test(rowId)) throw new AppError('notFound')
  requireManager(await getListing(db, { kind, id: Number(rowId) }), session)
}
