import { sql, type SQL } from '../../db/orm.ts'
import type { Lead, LeadKind, LeadState } from '#contract/leads/leads.calls.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { listingManagedBy } from '../listings/listings.policy.ts'
import { personName } from '../accounts/person.sql.ts'
import {
  listingJoins,
  listingJson,
  listingReference,
  listingTitle,
} from '../listings/listings.sql.ts'

/** Whose leads: of the listings that a user manages, or all of them for a Super Admin. */
export type LeadScope = { userId: number } | 'all'

export interface LeadQuery extends PageQuery<string> {
  state?: LeadState | undefined
  kind?: LeadKind | undefined
}

const joins = listingJoins(sql`l`)
const leadListing = listingJson(sql`, 'resortCode', coalesce(r.code, '')`)
const listingText = sql`${listingReference} || ' ' || ${listingTitle}`

function within(scope: LeadScope): SQL {
  return scope === 'all' ? sql`true` : listingManagedBy(scope.userId)
}

function enquiryRows(scope: LeadScope): SQL {
  const told = scope === 'all' ? sql`true` : sql`l.consent`
  return sql`
    select 'enquiry' as kind, l.id, l.version, l.state, l.note, l.created_at as created, l.name,
      case when ${told} then l.email end as email, case when ${told} then l.phone end as phone,
      l.message, null::numeric as amount, null as "statusCode", ${leadListing} as listing_json,
      ${listingText} as listing, l.answered_at as "answeredAt", ${personName(sql`l.answered_by`)} as "answeredBy",
      true as "mayChangeState"
    from enquiries l ${joins} where ${within(scope)}`
}

/**
 * The last event determines the state: an offer is new until the owner's side has responded to it.
 */
const offerState = sql`case
  when l.status_code <> ${offerStatus.open} then 'closed'
  when (select e.side from offer_events e where e.offer_id = l.id order by e.id desc limit 1) = 'owner'
    then 'answered'
  else 'new' end`

function offerRows(scope: LeadScope): SQL {
  const told = sql`l.status_code = ${offerStatus.accepted} and l.consent`
  const phone = sql`coalesce(
    (select coalesce(a.cell_number, a.telephone) from agents a where a.user_id = l.user_id),
    (select coalesce(i.cell_number, i.telephone) from individuals i where i.user_id = l.user_id))`
  return sql`
    select 'offer', l.id, l.version, ${offerState}, l.owner_note, l.created_at,
      ${personName(sql`l.user_id`)},
      case when ${told} then (select u.email from users u where u.id = l.user_id) end,
      case when ${told} then ${phone} end,
      l.comment, l.amount, l.status_code, ${leadListing}, ${listingText}, l.decided_at,
      ${personName(sql`l.decided_by`)}, false
    from offers l ${joins} where l.deleted_at is null and ${within(scope)}
      and exists (select from users b where b.id = l.user_id and b.email_confirmed_at is not null)`
}

const contactRows = sql`
  select 'contact', l.id, l.version, l.state, l.note, l.created_at, l.name, l.email, l.phone,
    l.message, null::numeric, null, null::json, l.property, l.answered_at,
    ${personName(sql`l.answered_by`)}, true
  from contact_messages l`

function leadsOf(scope: LeadScope): SQL {
  const contacts = scope === 'all' ? sql`union all ${contactRows}` : sql``
  return sql`${enquiryRows(scope)} union all ${offerRows(scope)} ${contacts}`
}

const leadJson = sql`json_build_object('kind', kind, 'id', id, 'version', version, 'state', state,
  'note', note, 'created', created, 'name', name, 'email', email, 'phone', phone,
  'message', message, 'amount', amount, 'statusCode', "statusCode", 'listing', listing_json,
  'answeredAt', "answeredAt", 'answeredBy', "answeredBy", 'mayChangeState', "mayChangeState")`

/** The person's page is looked up for all leads of a page at once. */
export type FoundLead = Omit<Lead, 'personLink'>

export interface LeadPage {
  items: FoundLead[]
  total: number
  counts: Record<LeadState, number>
}

export async function findLeads(
  db: Executor,
  scope: LeadScope,
  query: LeadQuery,
): Promise<LeadPage> {
  const inState = query.state ? sql`state = ${query.state}` : sql`true`
  const ofKind = query.kind ? sql`kind = ${query.kind}` : sql`true`
  const searched = query.search
    ? sql`position(lower(${query.search}) in lower(concat_ws(' ', name, email, message, note, listing))) > 0`
    : sql`true`
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const counted = (state: LeadState) =>
    sql`(select count(*)::int from found where state = ${state})`
  const [row] = await db.execute<{ page: LeadPage }>(sql`
    with leads as (${leadsOf(scope)}),
      found as materialized (select * from leads where ${ofKind} and ${searched}),
      shown as (
        select * from found where ${inState}
        order by ${sql.identifier(query.sort)} ${direction}, created desc, kind, id desc
        limit ${query.size} offset ${offsetOf(query)})
    select json_build_object(
      'total', (select count(*) from found where ${inState}),
      'counts', json_build_object('new', ${counted('new')}, 'answered', ${counted('answered')},
        'closed', ${counted('closed')}),
      'items', coalesce((select json_agg(${leadJson}
        order by ${sql.identifier(query.sort)} ${direction}, created desc, kind, id desc)
        from shown), '[]')) as page`)
  return (row as { page: LeadPage }).page
}

export async function findLead(
  db: Executor,
  scope: LeadScope,
  kind: LeadKind,
  id: number,
): Promise<FoundLead | undefined> {
  const [row] = await db.execute<{ lead: FoundLead }>(sql`
    with leads as (${leadsOf(scope)})
    select ${leadJson} as lead from leads where kind = ${kind} and id = ${id}`)
  return row?.lead
}

/** Who made these offers. */
export async function findBidders(
  db: Executor,
  offerIds: readonly number[],
): Promise<Map<number, number>> {
  if (offerIds.length === 0) return new Map()
  const rows = await db.execute<{ id: number; userId: number }>(
    sql`select id, user_id as "userId" from offers where id in ${[...offerIds]}`,
  )
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}

/** The table that holds each kind of lead. */
export const tables = {
  enquiry: 'enquiries',
  contact: 'contact_messages',
  offer: 'offers',
} as const

/** Whether it was still the version that was read. */
export async function changeMessage(
  tx: Tx,
  kind: 'enquiry' | 'contact',
  key: { id: number; version: number },
  values: { state: LeadState; note: string; userId: number },
): Promise<boolean> {
  const answered = values.state !== 'new'
  const rows = await tx.execute(sql`
    update ${sql.identifier(tables[kind])} set state = ${values.state}, note = ${values.note},
      answered_at = case when ${answered} then coalesce(answered_at, now()) end,
      answered_by = case when ${answered} then coalesce(answered_by, ${values.userId}) end
    where id = ${key.id} and version = ${key.version} returning id`)
  return rows.length > 0
}

export async function changeOfferNote(
  tx: Tx,
  key: { id: number; version: number },
  note: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update offers set owner_note = ${note}
    where id = ${key.id} and version = ${key.version} returning id`)
  return rows.length > 0
}
