import { and, eq, isNull, sql, type SQL } from '../../db/orm.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { agents } from '../../db/schema/agencies.ts'
import { personJson, userPerson } from '../accounts/person.sql.ts'
import type { Listing } from './listing-record.ts'
import { listingTables, propertyTitle, weekTitle, stopsEnquiries } from './listings.sql.ts'

const agentColumns = (listing: SQL) => sql`
  'agentUserId', (select a.user_id from agents a
    where a.id = ${listing}.agent_id and a.deleted_at is null),
  'agencyId', ${listing}.agency_id,
  'agent', coalesce(
    ${userPerson(sql`(select a.user_id from agents a where a.id = ${listing}.agent_id and a.deleted_at is null)`)},
    ${userPerson(sql`(select g.user_id from agencies g where g.id = ${listing}.agency_id and g.deleted_at is null)`)})`

const nobody = sql`json_build_object('name', '', 'email', null, 'phone', null)`

const weekJson = sql`json_build_object('kind', 'week', 'id', w.id, 'reference', w.reference,
  'title', ${weekTitle}, 'price', w.sell_price, 'pricePer', null, 'usage', 'Timeshare', 'isSale', true,
  'isTender', w.is_tender, 'tenderClosesOn', w.tender_closes_on, 'resortCode', coalesce(r.code, ''), 'statusCode', s.code,
  'stopsEnquiries', ${stopsEnquiries}, 'verified', w.verified_at is not null, 'published', w.published, 'hideAfter', w.hide_after, 'deleted', w.deleted_at is not null,
  'ownerUserId', w.owner_user_id,
  'owner', coalesce(case when w.custom_owner
    then (select ${personJson(sql`o`, sql`o.email`)} from week_owners o where o.week_id = w.id)
    else ${userPerson(sql`w.owner_user_id`)} end, ${nobody}),
  ${agentColumns(sql`w`)})`

const propertyJson = sql`json_build_object('kind', 'property', 'id', p.id, 'reference', p.reference,
  'title', ${propertyTitle}, 'price', p.price, 'pricePer', p.price_per, 'usage', p.usage, 'isSale', p.is_sale,
  'isTender', false, 'tenderClosesOn', null, 'resortCode', '', 'statusCode', s.code,
  'stopsEnquiries', ${stopsEnquiries}, 'verified', false, 'published', p.published, 'hideAfter', p.hide_after, 'deleted', p.deleted_at is not null,
  'ownerUserId', p.owner_user_id,
  'owner', coalesce(${userPerson(sql`p.owner_user_id`)}, ${nobody}),
  ${agentColumns(sql`p`)})`

const selects: Record<ListingKind, SQL> = {
  week: sql`select ${weekJson} as listing from weeks w
    join statuses s on s.id = w.status_id left join resorts r on r.id = w.resort_id where w.id =`,
  property: sql`select ${propertyJson} as listing from properties p
    join statuses s on s.id = p.status_id where p.id =`,
}

/** A listing, even a deleted one: messages about it remain. */
export async function findListing(
  db: Executor,
  { kind, id }: ListingKey,
): Promise<Listing | undefined> {
  const [row] = await db.execute<{ listing: Listing }>(sql`${selects[kind]} ${id}`)
  return row?.listing
}

/** Locks the listing until this transaction ends. */
export async function lockListing(tx: Tx, { kind, id }: ListingKey): Promise<void> {
  await tx.execute(sql`select from ${listingTables[kind].table} where id = ${id} for update`)
}

/** Whether the listing's owner has not confirmed their email address yet. */
export async function ownerIsUnconfirmed(tx: Tx, { kind, id }: ListingKey): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from ${listingTables[kind].table} l join users u on u.id = l.owner_user_id
    where l.id = ${id} and u.email_confirmed_at is null`)
  return rows.length > 0
}

export async function findAgentOfUser(db: Executor, userId: number) {
  const [row] = await db
    .select({ agentId: agents.id, agencyId: agents.agencyId })
    .from(agents)
    .where(and(eq(agents.userId, userId), isNull(agents.deletedAt)))
  return row
}

/** Published listings that will be unpublished by date within this range, inclusive. */
export async function findExpiring(db: Executor, from: string, to: string): Promise<ListingKey[]> {
  const kind = (name: ListingKind) => sql`select ${name}::text as kind, id
    from ${listingTables[name].table} where published and deleted_at is null
      and hide_after between ${from}::date and ${to}::date`
  const rows = await db.execute<{ kind: ListingKind; id: number }>(
    sql`${kind('week')} union all ${kind('property')} order by kind, id`,
  )
  return [...rows]
}

/** Returns false if the listing is no longer the version that was read. */
export async function setRefusal(
  tx: Tx,
  { kind, id }: ListingKey,
  version: number,
  reason: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update ${listingTables[kind].table} set refusal_reason = ${reason}
    where id = ${id} and version = ${version} returning id`)
  return rows.length > 0
}

/** Unpublishes a listing until it is edited; a week is no longer verified. */
export async function withdrawListing(
  tx: Tx,
  { kind, id }: ListingKey,
  reason: string,
): Promise<void> {
  const verification = kind === 'week' ? sql`, verified_at = null, verified_by = null` : sql``
  await tx.execute(sql`
    update ${listingTables[kind].table}
    set published = false, refusal_reason = ${reason} ${verification} where id = ${id}`)
}

export interface ChosenAgent {
  id: number
  agencyId: number | null
  name: string
}

/** An agent whose account is open. */
export async function findAgent(db: Executor, id: number): Promise<ChosenAgent | undefined> {
  const [row] = await db
    .select({
      id: agents.id,
      agencyId: agents.agencyId,
      name: sql<string>`trim(${agents.name} || ' ' || ${agents.surname})`,
    })
    .from(agents)
    .where(and(eq(agents.id, id), isNull(agents.deletedAt)))
  return row
}

/** False if the listing is no longer the version that was read. */
export async function setAgent(
  tx: Tx,
  { kind, id }: ListingKey,
  version: number,
  agent: ChosenAgent,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update ${listingTables[kind].table} set agent_id = ${agent.id}, agency_id = ${agent.agencyId}
    where id = ${id} and version = ${version} returning id`)
  return rows.length > 0
}
