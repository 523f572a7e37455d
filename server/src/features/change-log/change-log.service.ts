import type { z } from 'zod'
import {
  changeCountCap,
  type ChangeEntry,
  type changesList,
} from '#contract/change-log/change-log.calls.ts'
import { nounOf } from '#contract/change-log/change-log.nouns.ts'
import { actorText, formatValue } from '#contract/change-log/change-words.ts'
import { shortestFind } from '#contract/find/find.calls.ts'
import type { Executor } from '../../db/connect.ts'
import { findSearchedFrom, searchedRows, type SearchedRows } from '../../db/searched-span.ts'
import type { Services } from '../../services.ts'
import { findPersonLinks } from '../accounts/person-links.service.ts'
import { findAnything } from '../find/find.service.ts'
import {
  countChanges,
  findChanges,
  type ChangeFilters,
  type ChangeRow,
} from './change-log.queries.ts'
import { fieldsOf } from './changed-fields.ts'
import { findRecords } from './entry-records.ts'
import {
  findAccounts,
  findByReference,
  findRowsOf,
  readReference,
  type LoggedRow,
} from './record-rows.queries.ts'
import { withNames, type NamelessEntry } from './reference-names.queries.ts'
import type { Sought } from './search-branches.ts'

function toEntry(row: ChangeRow): NamelessEntry {
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    table: row.tableName,
    noun: nounOf(row.tableName),
    rowId: row.rowId,
    actorUserId: row.actorUserId,
    actor: actorText(row.actorName),
    requestId: row.requestId,
    fields: fieldsOf(row),
  }
}

export async function toEntries(db: Executor, rows: readonly ChangeRow[]): Promise<ChangeEntry[]> {
  const entries = await withNames(db, rows.map(toEntry))
  const recordFor = await findRecords(db, rows)
  const ids = [...new Set(rows.map(({ actorUserId }) => actorUserId))]
  const people = await findPersonLinks(db, { ids })
  return entries.map((entry, index) => ({
    ...entry,
    ...recordFor(rows[index] as ChangeRow),
    actorLink: people.byId(entry.actorUserId),
    fields: entry.fields.map((field) => ({
      ...field,
      from: formatValue(entry.table, field.column, field.before),
      to: formatValue(entry.table, field.column, field.after),
    })),
  }))
}

/** The characters of a name, an address or a reference. */
const nameLike = /^[\p{L}\p{N}\s.'’@_+-]+$/u

/** The records with this name; references and usernames are found as well. */
async function recordsCalled(services: Services, text: string): Promise<LoggedRow[]> {
  if (text.length < shortestFind || !nameLike.test(text)) return []
  const { properties, weeks, people, payments } = await findAnything(services, text)
  const of = (table: string, found: readonly { id: number }[]) =>
    found.map(({ id }) => ({ table, rowId: String(id) }))
  return [
    ...of('properties', properties),
    ...of('weeks', weeks),
    ...of('payments', payments),
    ...(await findAccounts(services.database.db, people)),
  ]
}

async function readSearch(
  services: Services,
  { search, from, to }: { search?: string; from?: string; to?: string },
  most: SearchedRows,
): Promise<Sought | undefined> {
  const text = search?.trim()
  if (!text) return undefined
  const { db } = services.database
  const reference = readReference(text)
  if (reference) {
    const rows = await findRowsOf(db, await findByReference(db, reference))
    return { text, rows, referenceOnly: true, searchedFrom: null }
  }
  const rows = await findRowsOf(db, await recordsCalled(services, text))
  // Recorded values are not indexed.
  const values = { ...most, byIndex: most.oneByOne }
  const searchedFrom = await findSearchedFrom(db, 'change_log', { search: text, from, to }, values)
  return { text, rows, referenceOnly: false, searchedFrom }
}

type Chosen = Omit<ChangeFilters, 'sought'> & { search?: string }

/** The filters with what their search refers to. */
export async function readFilters(
  services: Services,
  { search, ...filters }: Chosen,
  most: SearchedRows = searchedRows,
): Promise<ChangeFilters> {
  const { from, to } = filters
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  return {
    ...filters,
    sought: await readSearch(services, { ...days, ...(search ? { search } : {}) }, most),
  }
}

export async function listChanges(
  services: Services,
  query: z.output<typeof changesList.query>,
  most: SearchedRows = searchedRows,
) {
  const { page, size, ...chosen } = query
  const { db } = services.database
  const filters = await readFilters(services, chosen as Chosen, most)
  // After a cursor the page is counted from there.
  const offset = filters.before ? 0 : (page - 1) * size
  const [rows, total] = await Promise.all([
    findChanges(db, filters, size, offset),
    countChanges(db, filters, changeCountCap),
  ])
  const items = await toEntries(db, rows.slice(0, size))
  const next = rows.length > size ? (items.at(-1)?.id ?? null) : null
  return { items, total, page, size, next, searchedFrom: filters.sought?.searchedFrom ?? null }
}
