import type { ParsedInputOf } from '#contract/call.ts'
import {
  historyCap,
  type getRecordHistory as historyCall,
  type HistoryLine,
  type RecordHistory,
} from '#contract/change-log/record-history.calls.ts'
import { links } from '#contract/links.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Executor } from '../../db/connect.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Session } from '../../kit/session.ts'
import type { Services } from '../../services.ts'
import { ownAgency } from '../agencies/agency-dashboard.service.ts'
import { agentOf } from '../agencies/agency-team.service.ts'
import { findChangesOf } from './change-log.queries.ts'
import { toEntries } from './change-log.service.ts'
import { isUndoable, tell, type Told } from './history-lines.ts'
import { isToldTo, knowsAuthor, mayUndoIn, requireHistory } from './record-history.policy.ts'
import {
  findAuthors,
  findCurrent,
  findRowsOf,
  isAnyOf,
  type Author,
  type LoggedRow,
} from './record-rows.queries.ts'
import { findNames, keyOf } from './reference-names.queries.ts'

/** A fact of the settings is inside their value: `value.address.city`. */
export function valueAt(current: Record<string, unknown> | undefined, column: string): unknown {
  const follow = (value: unknown, name: string) =>
    (value as Record<string, unknown> | null | undefined)?.[name]
  return column.split('.').reduce(follow, current as unknown)
}

async function fieldNamesOf(db: Executor, rows: readonly LoggedRow[]) {
  const ids = rows.flatMap(({ table, rowId }) =>
    table === 'property_field_values' ? [Number(rowId.split('/')[1])] : [],
  )
  if (ids.length === 0) return new Map<string, string>()
  const names = await findNames(db, new Map([['fields', new Set(ids)]]))
  return new Map(ids.map((id) => [String(id), names.get(keyOf('fields', id)) ?? '']))
}

/** The current state of every row that the lines are about, read once. */
async function currentRows(db: Executor, told: readonly Told[]) {
  const keys = new Map<string, LoggedRow>()
  for (const { entry, said } of told) {
    if (said.column === null) continue
    keys.set(keyOf(entry.table, entry.rowId), { table: entry.table, rowId: entry.rowId })
  }
  const found = new Map<string, Record<string, unknown> | undefined>()
  for (const [key, row] of keys) {
    // The owner of a week without an account is edited with the week.
    if (row.table !== 'week_owners') found.set(key, await findCurrent(db, row))
  }
  return found
}

function author(
  { entry }: Told,
  authors: ReadonlyMap<number, Author>,
  session: Session,
): Pick<HistoryLine, 'who' | 'role' | 'own' | 'automatic'> {
  const id = entry.actorUserId
  const own = id === session.userId
  if (id === null) return { who: null, role: null, own, automatic: true }
  const person = authors.get(id)
  return {
    who: own || knowsAuthor(session, person) ? (person?.name ?? entry.actor) : null,
    role: person?.role ?? null,
    own,
    automatic: false,
  }
}

function changeLogOf(session: Session, row: LoggedRow, reference: string | null): string | null {
  if (!mayUse('changeLog.read', session)) return null
  return reference ? links.changesOf(reference) : links.changesOf(row.rowId, row.table)
}

/** The newest changes of a record; an agent's only as far as the reader's agency is concerned. */
async function changesOf(db: Executor, record: LoggedRow, rows: LoggedRow[], session: Session) {
  const found = await findChangesOf(db, isAnyOf(rows), historyCap)
  const newest = { changes: found.slice(0, historyCap), more: found.length > historyCap }
  if (record.table !== 'agents' || mayUse('changeLog.read', session)) return newest
  const joined = newest.changes.findIndex(({ after }) => after?.agency_id === session.agencyId)
  return joined === -1 ? newest : { changes: newest.changes.slice(0, joined + 1), more: false }
}

/** What the reader is shown; whether anything is shown has already been decided. */
async function historyOf(
  db: Executor,
  record: LoggedRow,
  session: Session,
): Promise<RecordHistory> {
  const all = await findRowsOf(db, [record])
  const rows = all.filter(({ table }) => isToldTo(session, table))
  const { changes, more } = await changesOf(db, record, rows, session)
  const entries = await toEntries(db, changes)
  const told = tell(entries, record.table, await fieldNamesOf(db, rows)).filter(
    ({ entry, said }) => said.column === null || isToldTo(session, entry.table, said.column),
  )
  const current = await currentRows(db, told)
  const ids = entries.flatMap(({ actorUserId }) => actorUserId ?? [])
  const authors = await findAuthors(db, [...new Set(ids)])
  const own = await findCurrent(db, record)
  const lines = told.map((one) => ({
    changeId: one.entry.id,
    at: one.entry.at,
    ...author(one, authors, session),
    ...one.said,
    mayUndo:
      mayUndoIn(session, one.entry.table) &&
      isUndoable(
        one,
        valueAt(current.get(keyOf(one.entry.table, one.entry.rowId)), one.said.column ?? ''),
      ),
  }))
  const reference = typeof own?.reference === 'string' ? own.reference : null
  return { lines, more, changeLog: changeLogOf(session, record, reference) }
}

export async function getRecordHistory(
  { database: { db } }: Services,
  record: ParsedInputOf<typeof historyCall>,
  context: CallContext,
): Promise<RecordHistory> {
  const session = sessionOf(context)
  await requireHistory(db, session, record)
  return historyOf(db, record, session)
}

export async function getAgencyHistory(
  services: Services,
  id: number,
  context: CallContext,
): Promise<RecordHistory> {
  await ownAgency(services, id, context)
  const record = { table: 'agencies', rowId: String(id) }
  return historyOf(services.database.db, record, sessionOf(context))
}

export async function getAgentHistory(
  { database: { db } }: Services,
  id: number,
  context: CallContext,
): Promise<RecordHistory> {
  const session = sessionOf(context)
  await agentOf(db, id, session)
  return historyOf(db, { table: 'agents', rowId: String(id) }, session)
}
