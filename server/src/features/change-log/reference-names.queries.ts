import { sql } from '../../db/orm.ts'
import type { ChangeEntry } from '#contract/change-log/change-log.calls.ts'
import type { Executor } from '../../db/connect.ts'

/** The reference of the listing that a row is about. */
const listingOf = (table: string) => `coalesce(
  (select p.reference from properties p where p.id = ${table}.property_id),
  (select w.reference from weeks w where w.id = ${table}.week_id))`

/** What people call a row of each table with names for its rows, as an expression over it. */
export const nameExpressions: Record<string, string> = {
  agencies: 'name',
  agents: `name || ' ' || surname`,
  bank_statements: 'file_name',
  banks: 'name',
  campaign_items: '(select c.name from campaigns c where c.id = campaign_items.campaign_id)',
  campaign_mailings: '(select c.name from campaigns c where c.id = campaign_mailings.campaign_id)',
  campaign_uploads: 'title',
  campaigns: 'name',
  carousel_items: 'header',
  cities: 'name',
  contact_messages: 'name',
  contact_sources: 'description',
  conversations: 'name',
  enquiries: 'name',
  field_groups: 'description',
  fields: 'name',
  individuals: `name || ' ' || surname`,
  listing_changes: listingOf('listing_changes'),
  mail_recipients: 'email',
  mail_templates: 'subject',
  marketing_contacts: 'email',
  marketing_suppressions: 'email',
  offers: listingOf('offers'),
  payments: 'reference',
  privacy_requests: 'name',
  properties: 'reference',
  property_types: 'description',
  provinces: 'name',
  regions: 'name',
  reply_templates: 'name',
  resorts: 'name',
  roles: 'name',
  seasons: 'name',
  spacebank_entities: 'name',
  statuses: 'description',
  suburbs: 'name',
  terms: `'Version ' || version`,
  unit_configurations: 'description',
  users: 'username',
  weeks: 'reference',
}

/** The table that a column refers to; other columns have no name to show. */
export const pointsTo: Record<string, string> = {
  agency_id: 'agencies',
  agent_id: 'agents',
  campaign_id: 'campaigns',
  city_id: 'cities',
  contact_source_id: 'contact_sources',
  group_id: 'field_groups',
  field_id: 'fields',
  property_id: 'properties',
  property_type_id: 'property_types',
  province_id: 'provinces',
  region_id: 'regions',
  resort_id: 'resorts',
  role_id: 'roles',
  season_id: 'seasons',
  spacebank_entity_id: 'spacebank_entities',
  status_id: 'statuses',
  suburb_id: 'suburbs',
  terms_id: 'terms',
  unit_configuration_id: 'unit_configurations',
  week_id: 'weeks',
}

/** The table that a column's numbers refer to. */
export function tableOf(column: string): string | undefined {
  if (/(^|_)user_id$|_by$/.test(column)) return 'users'
  return pointsTo[column]
}

export const keyOf = (table: string, id: unknown) => `${table} ${String(id)}`

/** The names of rows by table; a row without one, or a deleted one, is left out. */
export async function findNames(
  db: Executor,
  wanted: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Map<string, string>> {
  if (wanted.size === 0) return new Map()
  const parts = [...wanted].map(
    ([table, ids]) => sql`
      select ${table}::text as "table", id, ${sql.raw(nameExpressions[table] as string)} as name
      from ${sql.identifier(table)} where id in ${[...ids]}`,
  )
  const rows = await db.execute<{ table: string; id: number; name: string }>(
    sql.join(parts, sql` union all `),
  )
  return new Map(rows.map(({ table, id, name }) => [keyOf(table, id), name]))
}

/** An entry whose values are not yet written out. */
export type NamelessEntry = Omit<ChangeEntry, 'record' | 'link' | 'fields' | 'actorLink'> & {
  fields: Omit<ChangeEntry['fields'][number], 'from' | 'to'>[]
}

/** The same entries with names where a change refers to another record by number. */
export async function withNames(db: Executor, entries: NamelessEntry[]): Promise<NamelessEntry[]> {
  const wanted = new Map<string, Set<number>>()
  for (const { column, before, after } of entries.flatMap(({ fields }) => fields)) {
    const table = tableOf(column)
    if (!table) continue
    const ids = wanted.get(table) ?? new Set()
    for (const value of [before, after]) if (Number.isInteger(value)) ids.add(value as number)
    if (ids.size) wanted.set(table, ids)
  }
  const names = await findNames(db, wanted)
  const named = (column: string, value: unknown) => {
    const table = tableOf(column)
    return (table && names.get(keyOf(table, value))) ?? value
  }
  return entries.map((entry) => ({
    ...entry,
    fields: entry.fields.map((field) => ({
      ...field,
      before: named(field.column, field.before),
      after: named(field.column, field.after),
    })),
  }))
}
