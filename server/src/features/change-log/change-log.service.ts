import type { z } from 'zod'
import {
  changeCountCap,
  type ChangeEntry,
  type changesList,
} from '#contract/change-log/change-log.calls.ts'
import { labelOf, nounOf } from '#contract/change-log/change-log.nouns.ts'
import type { Executor } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { countChanges, findChanges, type ChangeRow } from './change-log.queries.ts'
import { withNames } from './reference-names.queries.ts'

/** Its number increases with every change and carries no information. */
const silent = 'version'

/** Every column that the change touched, with what it was and what it became. */
function fieldsOf({ before, after }: ChangeRow): ChangeEntry['fields'] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  columns.delete(silent)
  return [...columns].map((column) => ({
    column,
    label: labelOf(column),
    before: before?.[column] ?? null,
    after: after?.[column] ?? null,
  }))
}

function toEntry(row: ChangeRow): ChangeEntry {
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    table: row.tableName,
    noun: nounOf(row.tableName),
    rowId: row.rowId,
    actorUserId: row.actorUserId,
    actor: row.actorName,
    requestId: row.requestId,
    fields: fieldsOf(row),
  }
}

export function toEntries(db: Executor, rows: readonly ChangeRow[]): Promise<ChangeEntry[]> {
  return withNames(db, rows.map(toEntry))
}

export async function listChanges(
  { database }: Services,
  query: z.output<typeof changesList.query>,
) {
  const { page, size, ...filters } = query
  // After a cursor the page is counted from there.
  const offset = filters.before ? 0 : (page - 1) * size
  const [rows, total] = await Promise.all([
    findChanges(database.db, filters, size, offset),
    countChanges(database.db, filters, changeCountCap),
  ])
  const items = await toEntries(database.db, rows.slice(0, size))
  const next = rows.length > size ? (items.at(-1)?.id ?? null) : null
  return { items, total, page, size, next }
}
