import { sql, type SQL } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'

/** A row as the change log names it. */
export interface LoggedRow {
  table: string
  rowId: string
}

const same = (table: string, rowId: string): LoggedRow => ({ table, rowId })

/** At most this many removed parts are searched; the log knows their record only by its values. */
const removedParts = 20_000

const campaignParts = ['campaign_items', 'campaign_placeholders', 'campaign_mailings'] as const

/** Existing rows, and removed ones, which the log knows by their values. */
function partsOfCampaign(part: (typeof campaignParts)[number], id: number): SQL[] {
  return [
    sql`select ${part}::text as "table", id::text as "rowId" from ${sql.identifier(part)}
      where campaign_id = ${id}`,
    sql`select ${part}::text, row_id from (
        select row_id, before from change_log where table_name = ${part} and action = 'delete'
        order by created_at desc limit ${removedParts}) removed
      where before ->> 'campaign_id' = ${String(id)}`,
  ]
}

/** What belongs to a record and is logged separately, as a statement that yields table and row. */
function partsOf({ table, rowId }: LoggedRow): SQL[] {
  const id = Number(rowId)
  if (table === 'properties') {
    return [
      sql`select 'property_field_values' as "table", ${rowId}::text || '/' || id as "rowId" from fields`,
      sql`select 'property_images', id::text from property_images where property_id = ${id}`,
      // Log entries of a removed photo are found by its removal, among the newest of them.
      sql`select 'property_images', row_id from (
          select row_id, before from change_log
          where table_name = 'property_images' and action = 'delete'
          order by created_at desc limit ${removedParts}) removed
        where before ->> 'property_id' = ${rowId}`,
      sql`select 'fee_waivers', id::text from fee_waivers where property_id = ${id}`,
    ]
  }
  if (table === 'weeks') {
    return [
      sql`select 'week_owners' as "table", ${rowId}::text as "rowId"`,
      sql`select 'fee_waivers', id::text from fee_waivers where week_id = ${id}`,
    ]
  }
  if (table === 'users') {
    return [
      sql`select 'individuals' as "table", id::text as "rowId" from individuals where user_id = ${id}`,
      sql`select 'agents', id::text from agents where user_id = ${id}`,
    ]
  }
  if (table === 'field_groups') {
    return [sql`select 'fields' as "table", id::text as "rowId" from fields where group_id = ${id}`]
  }
  if (table === 'campaigns') return campaignParts.flatMap((part) => partsOfCampaign(part, id))
  return []
}

/** The record and everything that belongs to it. */
export async function findRowsOf(
  db: Executor,
  records: readonly LoggedRow[],
): Promise<LoggedRow[]> {
  const parts = records.flatMap(partsOf)
  if (parts.length === 0) return [...records]
  const found = await db.execute<LoggedRow & Record<string, unknown>>(sql.join(parts, sql` union `))
  return [...records, ...found.map(({ table, rowId }) => same(table, rowId))]
}

const references = { JP: 'properties', TW: 'weeks', PM: 'payments' } as const

/** `JP-10253`, `tw 20236`: the table and the reference as it is stored. */
export function readReference(
  text: string,
): { table: (typeof references)[keyof typeof references]; reference: string } | undefined {
  const [, letters, digits] = /^(jp|tw|pm)[\s-]*(\d{1,9})$/i.exec(text.trim()) ?? []
  if (!letters || !digits) return undefined
  const prefix = letters.toUpperCase() as keyof typeof references
  return { table: references[prefix], reference: `${prefix}-${digits}` }
}

/** The record with a reference, including a deleted one. */
export async function findByReference(
  db: Executor,
  { table, reference }: NonNullable<ReturnType<typeof readReference>>,
): Promise<LoggedRow[]> {
  const rows = await db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} where reference = ${reference}`,
  )
  return rows.map(({ id }) => same(table, String(id)))
}

/** The account behind a person's record. */
export async function findAccounts(
  db: Executor,
  people: readonly { kind: 'agent' | 'individual'; id: number }[],
): Promise<LoggedRow[]> {
  if (people.length === 0) return []
  const of = (kind: string) =>
    `{${people.flatMap((one) => (one.kind === kind ? [one.id] : [])).join(',')}}`
  const rows = await db.execute<{ id: number }>(sql`
    select user_id as id from agents where id = any(${of('agent')}::int[])
    union select user_id from individuals where id = any(${of('individual')}::int[])`)
  return rows.map(({ id }) => same('users', String(id)))
}

/** Rows of the change log that are about any of these. */
export function isAnyOf(rows: readonly LoggedRow[]): SQL {
  const ids = new Map<string, string[]>()
  for (const { table, rowId } of rows) ids.set(table, [...(ids.get(table) ?? []), rowId])
  const each = [...ids].map(
    ([table, some]) =>
      sql`(table_name = ${table} and row_id in (${sql.join(
        some.map((id) => sql`${id}`),
        sql`, `,
      )}))`,
  )
  return each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`
}

interface RecordFacts {
  name: string | null
  /** The person's own record, for an account. */
  individualId: number | null
  agentId: number | null
}

/** What determines the link and the name of an account. */
export async function findPeople(
  db: Executor,
  userIds: readonly number[],
): Promise<Map<number, RecordFacts>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.execute<RecordFacts & { id: number } & Record<string, unknown>>(sql`
    select u.id, coalesce(nullif(trim(coalesce(a.name || ' ' || a.surname, i.name || ' ' || i.surname)), ''),
        u.username) as name,
      i.id as "individualId", a.id as "agentId"
    from users u left join individuals i on i.user_id = u.id left join agents a on a.user_id = u.id
    where u.id in ${[...userIds]}`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of these campaigns that show properties, by their numbers as the log writes them. */
export async function findPropertyCampaigns(
  db: Executor,
  ids: readonly number[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.execute<{ id: string }>(
    sql`select id::text from campaigns where id in ${[...ids]} and not is_timeshare`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether such a row exists or existed. */
export async function rowExists(db: Executor, { table, rowId }: LoggedRow): Promise<boolean> {
  const key = sql.identifier(table === 'settings' ? 'key' : 'id')
  const [row] = await db.execute(sql`
    select 1 from ${sql.identifier(table)} where ${key}::text = ${rowId}
    union all
    (select 1 from change_log where row_id = ${rowId} and table_name = ${table} limit 1)
    limit 1`)
  return row !== undefined
}

export interface Author {
  id: number
  name: string
  role: string
  /** Where they are an agent now. */
  agencyId: number | null
}

/** The people behind some changes, by account. */
export async function findAuthors(
  db: Executor,
  userIds: readonly number[],
): Promise<Map<number, Author>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.execute<Author & Record<string, unknown>>(sql`
    select x.id, ${personName(sql`x.id`)} as name, o.name as role, a.agency_id as "agencyId"
    from users x join roles o on o.id = x.role_id
      left join agents a on a.user_id = x.id and a.deleted_at is null
    where x.id in ${[...userIds]}`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The record's columns as the log would write them now; undefined if it is gone. */
export async function findCurrent(
  db: Executor,
  { table, rowId }: LoggedRow,
  options: { lock?: boolean } = {},
): Promise<Record<string, unknown> | undefined> {
  const lock = options.lock ? sql`for update` : sql``
  const found = (key: SQL) =>
    sql`select to_jsonb(t) as current from ${sql.identifier(table)} t where ${key} ${lock}`
  const [propertyId, fieldId] = rowId.split('/')
  const key =
    table === 'property_field_values'
      ? sql`property_id = ${Number(propertyId)} and field_id = ${Number(fieldId)}`
      : table === 'settings'
        ? sql`key = ${rowId}`
        : sql`id = ${Number(rowId)}`
  const [row] = await db.execute<{ current: Record<string, unknown> }>(found(key))
  return row?.current
}

/** The account of a person's record. */
export async function findOwnerOf(db: Executor, { table, rowId }: LoggedRow): Promise<LoggedRow> {
  const [row] = await db.execute<{ id: number }>(
    sql`select user_id as id from ${sql.identifier(table)} where id = ${Number(rowId)}`,
  )
  return same('users', String(row?.id ?? 0))
}

export async function findFieldName(db: Executor, id: number): Promise<string> {
  const [row] = await db.execute<{ name: string }>(sql`select name from fields where id = ${id}`)
  return row?.name ?? ''
}
