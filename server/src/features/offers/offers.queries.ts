import { and, eq, inArray, isNull, ne, sql, type SQL } from '../../db/orm.ts'
import type { OfferRow } from '#contract/offers/offers.schema.ts'
import { offerStatus, type OfferStatus } from '#contract/offers/offers.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { offerEvents, offers } from '../../db/schema/offers.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { listingManagedBy } from '../listings/listings.policy.ts'
import { personName, userPerson } from '../accounts/person.sql.ts'
import {
  listingJoins,
  listingReference,
  listingTitle,
  ofListing,
} from '../listings/listings.sql.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { ListingParty } from '../listings/listing-record.ts'

export interface OfferRecord {
  id: number
  userId: number
  weekId: number | null
  propertyId: number | null
  tenderWeek: boolean
  amount: number
  counterAmount: number | null
  comment: string
  consent: boolean
  /** The latest choice of the seller's side about sharing their details. */
  sellerConsent: boolean
  statusCode: OfferStatus
  declineReason: string | null
  createdAt: string
  decidedAt: string | null
  bidder: ListingParty | null
  /** Only the bidder and a Super Admin know about it until the bidder's address is confirmed. */
  delivered: boolean
}

/** Whether the other side may see this user's offers. */
export const delivered = (userId: SQL) => sql`(select u.email_confirmed_at is not null
  from users u where u.id = ${userId})`

export async function findOffer(db: Executor, id: number): Promise<OfferRecord | undefined> {
  const [row] = await db.execute<{ offer: OfferRecord }>(sql`
    select json_build_object('id', o.id, 'userId', o.user_id, 'weekId', o.week_id,
      'propertyId', o.property_id, 'tenderWeek', o.tender_week, 'amount', o.amount,
      'counterAmount', o.counter_amount, 'comment', o.comment, 'consent', o.consent,
      'sellerConsent', coalesce((select c.given from consents c
        where c.offer_id = o.id and c.purpose = 'offer' and c.user_id <> o.user_id
        order by c.id desc limit 1), false),
      'statusCode', o.status_code, 'declineReason', o.decline_reason, 'createdAt', o.created_at,
      'decidedAt', o.decided_at, 'bidder', ${userPerson(sql`o.user_id`)},
      'delivered', ${delivered(sql`o.user_id`)}) as offer
    from offers o where o.id = ${id} and o.deleted_at is null`)
  return row?.offer
}

export async function lockOffer(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select from offers where id = ${id} for update`)
}

export type OfferEvent = typeof offerEvents.$inferInsert

export function findThread(db: Executor, offerId: number) {
  return db
    .select({
      id: offerEvents.id,
      kind: offerEvents.kind,
      side: offerEvents.side,
      amount: offerEvents.amount,
      comment: offerEvents.comment,
      createdAt: offerEvents.createdAt,
    })
    .from(offerEvents)
    .where(eq(offerEvents.offerId, offerId))
    .orderBy(offerEvents.id)
}

export async function insertOffer(tx: Tx, offer: typeof offers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(offers).values(offer).returning({ id: offers.id })
  return (row as { id: number }).id
}

export async function insertEvent(tx: Tx, event: OfferEvent): Promise<number> {
  const [row] = await tx.insert(offerEvents).values(event).returning({ id: offerEvents.id })
  return (row as { id: number }).id
}

/** Whether the offer was still in the state that it is changed from. */
export async function changeOffer(
  tx: Tx,
  id: number,
  from: OfferStatus,
  values: Partial<typeof offers.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(offers)
    .set(values)
    .where(and(eq(offers.id, id), eq(offers.statusCode, from)))
    .returning({ id: offers.id })
  return rows.length > 0
}

async function hasOffer(tx: Tx, listing: ListingKey, rule: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(ofListing(offers, listing), rule, isNull(offers.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/** Whether an offer on the listing is accepted, other than this one. */
export function hasAcceptedOffer(tx: Tx, listing: ListingKey, exceptId = 0): Promise<boolean> {
  const { accepted } = offerStatus
  return hasOffer(tx, listing, and(eq(offers.statusCode, accepted), ne(offers.id, exceptId)))
}

/** Whether an offer on the listing is open, by anyone or by this user. */
export function hasOpenOffer(tx: Tx, listing: ListingKey, userId?: number): Promise<boolean> {
  const byUser = userId === undefined ? undefined : eq(offers.userId, userId)
  return hasOffer(tx, listing, and(eq(offers.statusCode, offerStatus.open), byUser))
}

export function hasLiveOffer(tx: Tx, listing: ListingKey, userId: number): Promise<boolean> {
  const live = inArray(offers.statusCode, [offerStatus.open, offerStatus.accepted])
  return hasOffer(tx, listing, and(live, eq(offers.userId, userId)))
}

export async function findUserId(db: Executor, username: string): Promise<number | undefined> {
  const [row] = await db.execute<{ id: number }>(sql`
    select id from users where fold_username(username) = fold_username(${username}) and deleted_at is null`)
  return row?.id
}

export interface OffersQuery extends PageQuery<string> {
  side?: 'made' | 'received' | undefined
  statusCode?: OfferStatus | undefined
}

const offerType = sql`case when o.property_id is not null then p.usage
  when o.tender_week then 'Tender Week' else 'Timeshare' end`

/** The offers that a user made, and those on listings they sell; `everything` for a Super Admin. */
export async function findOffers(
  db: Executor,
  whose: { userId: number; everything: boolean },
  query: OffersQuery,
): Promise<{ items: Omit<OfferRow, 'status'>[]; total: number }> {
  const { userId } = whose
  const received = whose.everything
    ? sql`true`
    : sql`(${listingManagedBy(userId)} and ${delivered(sql`o.user_id`)})`
  const conditions = [
    sql`o.deleted_at is null`,
    query.side === 'made'
      ? sql`o.user_id = ${userId}`
      : query.side === 'received'
        ? sql`o.user_id <> ${userId} and ${received}`
        : sql`(o.user_id = ${userId} or ${received})`,
    ...(query.statusCode ? [sql`o.status_code = ${query.statusCode}`] : []),
  ]
  const searched = query.search
    ? sql`where position(lower(${query.search}) in
        lower(concat_ws(' ', reference, "shortDescription", type, "madeBy"))) > 0`
    : sql``
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const order = sql`${sql.identifier(query.sort)} ${direction}, id desc`
  const [row] = await db.execute<{ items: Omit<OfferRow, 'status'>[] | null; total: number }>(sql`
    with found as (
      select o.id, o.created_at as date, ${offerType} as type,
        ${listingReference} as reference,
        ${listingTitle} as "shortDescription",
        s.description as "displayText", coalesce(s.display, 'green') as "displayColor",
        o.status_code as "statusCode", coalesce(p.price, w.sell_price) as price,
        case when not p.is_sale then coalesce(p.price_per, 'Month') end as "pricePer", o.amount as offer,
        o.counter_amount as "counterAmount", ${personName(sql`o.user_id`)} as "madeBy", o.consent,
        case when o.user_id = ${userId} then 'made' else 'received' end as side,
        o.property_id as "propertyId", o.week_id as "timeshareWeekId"
      from offers o ${listingJoins(sql`o`)}
      join statuses s on s.id = coalesce(p.status_id, w.status_id)
      where ${sql.join(conditions, sql` and `)}),
    matches as materialized (select * from found ${searched})
    select (select count(*)::int from matches) as total,
      (select json_agg(shown) from (
        select * from matches order by ${order}
        limit ${query.size} offset ${offsetOf(query)}) shown) as items`)
  return { items: row?.items ?? [], total: row?.total ?? 0 }
}
