import { sql, type SQL } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/connect.ts'

export interface ListingKey {
  kind: 'property' | 'week'
  id: number
}

export interface ListingParty {
  name: string
  email: string | null
  phone: string | null
}

/** What enquiries and offers need to know of a listing, week or property alike. */
export interface Listing extends ListingKey {
  reference: string
  title: string
  price: number
  /** Residential, Commercial or Timeshare. */
  usage: string
  isSale: boolean
  isTender: boolean
  resortCode: string
  statusCode: string
  stopsEnquiries: boolean
  published: boolean
  hideAfter: string | null
  deleted: boolean
  ownerUserId: number
  agentUserId: number | null
  agencyId: number | null
  owner: ListingParty
  /** The agent, or whoever runs the agency when no agent is named. */
  agent: ListingParty | null
}

export const weekTitle = sql`coalesce(r.name, w.other_resort_name) || ', ' || w.module`
export const propertyTitle = sql`p.short_description`

const person = (table: SQL, email: SQL) => sql`json_build_object(
  'name', trim(${table}.name || ' ' || ${table}.surname), 'email', ${email},
  'phone', coalesce(${table}.cell_number, ${table}.telephone))`

/** A person of an account that is closed cannot be reached any more. */
export const userPerson = (userId: SQL) => sql`(
  select coalesce(
    (select ${person(sql`i`, sql`u.email`)} from individuals i where i.user_id = u.id),
    (select ${person(sql`a`, sql`u.email`)} from agents a where a.user_id = u.id),
    json_build_object('name', u.username, 'email', u.email, 'phone', null))
  from users u where u.id = ${userId} and u.deleted_at is null)`

const agentColumns = (listing: SQL) => sql`
  'agentUserId', (select a.user_id from agents a
    where a.id = ${listing}.agent_id and a.deleted_at is null),
  'agencyId', ${listing}.agency_id,
  'agent', coalesce(
    ${userPerson(sql`(select a.user_id from agents a where a.id = ${listing}.agent_id and a.deleted_at is null)`)},
    ${userPerson(sql`(select g.user_id from agencies g where g.id = ${listing}.agency_id and g.deleted_at is null)`)})`

const nobody = sql`json_build_object('name', '', 'email', null, 'phone', null)`

const weekJson = sql`json_build_object('kind', 'week', 'id', w.id, 'reference', w.reference,
  'title', ${weekTitle}, 'price', w.sell_price, 'usage', 'Timeshare', 'isSale', true,
  'isTender', w.is_tender, 'resortCode', coalesce(r.code, ''), 'statusCode', s.code,
  'stopsEnquiries', s.stops_enquiries, 'published', w.published, 'hideAfter', w.hide_after, 'deleted', w.deleted_at is not null,
  'ownerUserId', w.owner_user_id,
  'owner', coalesce(case when w.custom_owner
    then (select ${person(sql`o`, sql`o.email`)} from week_owners o where o.week_id = w.id)
    else ${userPerson(sql`w.owner_user_id`)} end, ${nobody}),
  ${agentColumns(sql`w`)})`

const propertyJson = sql`json_build_object('kind', 'property', 'id', p.id, 'reference', p.reference,
  'title', ${propertyTitle}, 'price', p.price, 'usage', p.usage, 'isSale', p.is_sale,
  'isTender', false, 'resortCode', '', 'statusCode', s.code,
  'stopsEnquiries', s.stops_enquiries, 'published', p.published, 'hideAfter', p.hide_after, 'deleted', p.deleted_at is not null,
  'ownerUserId', p.owner_user_id,
  'owner', coalesce(${userPerson(sql`p.owner_user_id`)}, ${nobody}),
  ${agentColumns(sql`p`)})`

/** The name of the person behind an account. */
export const personName = (userId: SQL) => sql`(
  select coalesce(
    (select trim(a.name || ' ' || a.surname) from agents a where a.user_id = u.id),
    (select trim(i.name || ' ' || i.surname) from individuals i where i.user_id = u.id), u.username)
  from users u where u.id = ${userId})`

/** A listing, also a deleted one: what was said about it stays. */
export async function findListing(
  db: Executor,
  { kind, id }: ListingKey,
): Promise<Listing | undefined> {
  const [row] = await db.execute<{ listing: Listing }>(
    kind === 'week'
      ? sql`select ${weekJson} as listing from weeks w
          join statuses s on s.id = w.status_id left join resorts r on r.id = w.resort_id
          where w.id = ${id}`
      : sql`select ${propertyJson} as listing from properties p
          join statuses s on s.id = p.status_id where p.id = ${id}`,
  )
  return row?.listing
}

/** Nobody else changes the listing until this transaction ends. */
export async function lockListing(tx: Tx, { kind, id }: ListingKey): Promise<void> {
  const table = sql.identifier(kind === 'week' ? 'weeks' : 'properties')
  await tx.execute(sql`select from ${table} where id = ${id} for update`)
}
