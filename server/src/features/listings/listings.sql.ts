import { eq, sql, type Column, type SQL } from '../../db/orm.ts'
import { enquiriesStoppedBy } from '#contract/listings/listings.states.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'

/** The table of each kind of listing, and the column that refers to it in other tables. */
export const listingTables = {
  week: { table: sql.identifier('weeks'), column: sql.identifier('week_id') },
  property: { table: sql.identifier('properties'), column: sql.identifier('property_id') },
} satisfies Record<ListingKind, unknown>

const referringColumns = { week: 'weekId', property: 'propertyId' } as const

/** The two columns that refer to a listing, for a row that is inserted. */
export function listingColumns({ kind, id }: ListingKey): {
  weekId: number | null
  propertyId: number | null
} {
  return { weekId: null, propertyId: null, [referringColumns[kind]]: id }
}

/** The rows of a table that refer to this listing. */
export function ofListing(
  table: { weekId: Column; propertyId: Column },
  { kind, id }: ListingKey,
): SQL {
  return eq(table[referringColumns[kind]], id)
}

/** The id of a status, for a listing that is inserted or changed. */
export const statusIdOf = (code: string) =>
  sql<number>`(select st.id from statuses st where st.code = ${code})`

/** Whether the listing's status, joined as `s`, stops enquiries. */
export const stopsEnquiries = sql`(s.stops_enquiries or s.code in (${sql.join(
  enquiriesStoppedBy.map((code) => sql`${code}`),
  sql`, `,
)}))`

/**
 * A listing of either kind joined to the rows that refer to it; the fragments below use these
 * names.
 */
export const listingJoins = (row: SQL) => sql`
  left join properties p on p.id = ${row}.property_id
  left join weeks w on w.id = ${row}.week_id left join resorts r on r.id = w.resort_id`

export const weekTitle = sql`coalesce(r.name, w.other_resort_name) || ', ' || w.module`
export const propertyTitle = sql`p.short_description`
export const listingTitle = sql`coalesce(${propertyTitle}, ${weekTitle})`
export const listingReference = sql`coalesce(p.reference, w.reference)`

/** What determines who manages a listing, as JSON. */
export const managedJson = sql`json_build_object(
  'ownerUserId', coalesce(p.owner_user_id, w.owner_user_id),
  'agentUserId', (select a.user_id from agents a
    where a.id = coalesce(p.agent_id, w.agent_id) and a.deleted_at is null),
  'agencyId', coalesce(p.agency_id, w.agency_id))`

/** The name of a listing as JSON, with further fields if they are needed. */
export const listingJson = (more = sql``) => sql`json_build_object(
  'kind', case when p.id is null then 'week' else 'property' end, 'id', coalesce(p.id, w.id),
  'reference', ${listingReference}, 'title', ${listingTitle},
  'usage', coalesce(p.usage, 'Timeshare')${more})`
