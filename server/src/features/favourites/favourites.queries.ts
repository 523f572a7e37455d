import { and, eq, sql, type SQL } from '../../db/orm.ts'
import type { DeviceFavourite } from '#contract/favourites/favourites.schema.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { favouriteFolders, favourites } from '../../db/schema/favourites.ts'
import { listingTables, ofListing } from '../listings/listings.sql.ts'
import { publicListing } from './public-listings.sql.ts'

/** After this long without activity, the next look counts as another visit. */
const visitMinutes = 30

const isNewVisit = sql`f.shown_at < now() - ${visitMinutes} * interval '1 minute'`

export interface FavouriteRow extends Record<string, unknown> {
  kind: ListingKey['kind']
  id: number
  addedAt: string
  note: string | null
  folderId: number | null
  seenPrice: number
  seenStatus: string | null
}

const keyOf = sql`case when f.week_id is null then 'property' else 'week' end as kind,
  coalesce(f.property_id, f.week_id) as id`

export async function findKeys(db: Executor, userId: number): Promise<ListingKey[]> {
  const rows = await db.execute<ListingKey & Record<string, unknown>>(sql`
    select ${keyOf} from favourites f where f.user_id = ${userId} order by f.id`)
  return [...rows]
}

/** The favourites of a person, or of one of their folders; newest first. */
export async function findFavourites(
  db: Executor,
  userId: number,
  folderId: number | null = null,
): Promise<FavouriteRow[]> {
  const within = folderId === null ? sql`` : sql`and f.folder_id = ${folderId}`
  const rows = await db.execute<FavouriteRow>(sql`
    select ${keyOf}, to_json(f.created_at) #>> '{}' as "addedAt", f.note, f.folder_id as "folderId",
      (case when ${isNewVisit} then f.shown_price else f.seen_price end)::float8 as "seenPrice",
      case when ${isNewVisit} then f.shown_status else f.seen_status end as "seenStatus"
    from favourites f where f.user_id = ${userId} ${within}
    order by f.created_at desc, f.id desc`)
  return [...rows]
}

export function countFavourites(db: Executor, userId: number): Promise<number> {
  return db.$count(favourites, eq(favourites.userId, userId))
}

/** Serialises changes to one person's favourites, so that their number stays within its limit. */
export async function lockFavourites(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('favourites'), ${userId})`)
}

const ofUser = (userId: number, key: ListingKey): SQL =>
  and(eq(favourites.userId, userId), ofListing(favourites, key)) as SQL

export async function isFavourite(db: Executor, userId: number, key: ListingKey) {
  return (await db.$count(favourites, ofUser(userId, key))) > 0
}

/** False if the listing is not published. */
export async function insertFavourite(tx: Tx, userId: number, key: ListingKey): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into favourites (user_id, ${listingTables[key.kind].column},
      seen_price, seen_status, shown_price, shown_status)
    select ${userId}, l.id, l.price, l.status, l.price, l.status
    from (${publicListing(key.kind, sql`${key.id}`)}) l
    on conflict do nothing returning id`)
  return rows.length > 0
}

/** Its note is deleted with it. */
export async function deleteFavourite(
  tx: Tx,
  userId: number,
  key: ListingKey,
): Promise<{ note: string | null; folder: string | null }> {
  const [row] = await tx
    .delete(favourites)
    .where(ofUser(userId, key))
    .returning({
      note: favourites.note,
      folder: sql<
        string | null
      >`(select ${favouriteFolders.name} from ${favouriteFolders} where ${favouriteFolders.id} = ${favourites.folderId})`,
    })
  return row ?? { note: null, folder: null }
}

export interface Written {
  note: string | null
  folderId: number | null
}

/** Undefined if it is not one of this person's favourites. */
export async function updateFavourite(
  tx: Tx,
  userId: number,
  key: ListingKey,
  change: Partial<Written>,
): Promise<Written | undefined> {
  const [row] = await tx
    .update(favourites)
    // An UPDATE without SET is invalid SQL.
    .set({ userId, ...change })
    .where(ofUser(userId, key))
    .returning({ note: favourites.note, folderId: favourites.folderId })
  return row
}

/**
 * Adds what a device has saved; existing favourites stay, and get a note if they have none.
 * Listings that were never published are left out. One that has since gone keeps the price that was
 * seen.
 */
export async function insertFromDevice(
  tx: Tx,
  userId: number,
  kind: ListingKey['kind'],
  items: readonly DeviceFavourite[],
): Promise<void> {
  const { column } = listingTables[kind]
  await tx.execute(sql`
    insert into favourites as f (user_id, ${column}, note, created_at,
      seen_price, seen_status, seen_at, shown_price, shown_status, shown_at)
    select ${userId}, x.id, nullif(x.note, ''), least(x."addedAt", now()),
      coalesce(x."seenPrice", l.price, h.to_price), coalesce(x."seenStatus", l.status), now(),
      coalesce(x."seenPrice", l.price, h.to_price), coalesce(x."seenStatus", l.status), now()
    from json_to_recordset(${JSON.stringify(items)}::json)
      as x (id int, "addedAt" timestamptz, note text, "seenPrice" numeric(14, 2), "seenStatus" text)
    left join lateral (${publicListing(kind, sql`x.id`)}) l on true
    left join lateral (select to_price from listing_history
      where ${column} = x.id order by id desc limit 1) h on true
    where coalesce(l.price, h.to_price) is not null
    on conflict (user_id, ${column}) do update set note = excluded.note
      where f.note is null and excluded.note is not null`)
}

/** What is public now is what this visit shows; what the previous visit showed has been seen. */
export async function recordVisit(tx: Tx, userId: number): Promise<number> {
  const rows = await tx.execute(sql`
    update favourites f set
      seen_price = case when ${isNewVisit} then f.shown_price else f.seen_price end,
      seen_status = case when ${isNewVisit} then f.shown_status else f.seen_status end,
      seen_at = case when ${isNewVisit} then f.shown_at else f.seen_at end,
      shown_price = coalesce(l.price, f.shown_price), shown_status = l.status, shown_at = now()
    from favourites g
    left join lateral (${publicListing('property', sql`g.property_id`)}
      union all ${publicListing('week', sql`g.week_id`)}) l on true
    where g.id = f.id and f.user_id = ${userId} returning f.id`)
  return rows.length
}
