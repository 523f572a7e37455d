import { AppError } from '#contract/errors.ts'
import { changesSince } from '#contract/favourites/changes.ts'
import { favouritesTexts as texts } from '#contract/favourites/favourites.messages.ts'
import { type DeviceFavourite, type Favourite } from '#contract/favourites/favourites.schema.ts'
import { mostFavourites } from '#contract/favourites/limits.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import * as queries from './favourites.queries.ts'
import { ensureFolder } from './folders.service.ts'
import { showListings } from './listings-now.service.ts'

export function listKeys(db: Executor, userId: number): Promise<ListingKey[]> {
  return queries.findKeys(db, userId)
}

/** The changes shown on this visit are not shown on the next. */
export async function recordVisit(tx: Tx, userId: number): Promise<{ count: number }> {
  return { count: await queries.recordVisit(tx, userId) }
}

/** A person's favourites as they are now, with what has changed since the previous visit. */
export async function listFavourites(services: Services, userId: number): Promise<Favourite[]> {
  const rows = await queries.findFavourites(services.database.db, userId)
  const listings = await showListings(services, rows)
  return listings.map((listing, index) => {
    const { addedAt, note, folderId, seenPrice, seenStatus } = rows[index] as queries.FavouriteRow
    const changes = changesSince({ price: seenPrice, status: seenStatus }, listing)
    return { ...listing, addedAt, note, folderId, seenPrice, changes }
  })
}

/** Saving twice changes nothing; an unpublished listing is treated as missing. */
export async function addFavourite(tx: Tx, userId: number, key: ListingKey): Promise<ListingKey> {
  await queries.lockFavourites(tx, userId)
  if (await queries.isFavourite(tx, userId, key)) return key
  if ((await queries.countFavourites(tx, userId)) >= mostFavourites)
    throw new AppError('tooLarge', { message: texts.tooMany })
  if (!(await queries.insertFavourite(tx, userId, key))) throw new AppError('notFound')
  return key
}

/** Whatever was there before: it is no longer a favourite. */
export async function removeFavourite(tx: Tx, userId: number, key: ListingKey) {
  return { ...key, ...(await queries.deleteFavourite(tx, userId, key)) }
}

interface Writing {
  note?: string | null | undefined
  folder?: string | null | undefined
}

export async function saveFavourite(
  tx: Tx,
  userId: number,
  key: ListingKey,
  { note, folder }: Writing,
): Promise<queries.Written> {
  await queries.lockFavourites(tx, userId)
  const folderId = folder == null ? folder : await ensureFolder(tx, userId, folder)
  const written = await queries.updateFavourite(tx, userId, key, {
    ...(note === undefined ? {} : { note }),
    ...(folderId === undefined ? {} : { folderId }),
  })
  if (!written) throw new AppError('notFound')
  return written
}

/**
 * Merges a device's favourites into the account, as far as there is room; none is lost on the way.
 */
export async function joinFavourites(
  tx: Tx,
  userId: number,
  items: readonly DeviceFavourite[],
): Promise<{ keys: ListingKey[]; left: ListingKey[] }> {
  await queries.lockFavourites(tx, userId)
  const own = new Set((await queries.findKeys(tx, userId)).map(keyText))
  const fresh = items.filter((item) => !own.has(keyText(item)))
  const left = fresh.slice(Math.max(0, mostFavourites - own.size))
  const refused = new Set(left.map(keyText))
  for (const kind of ['property', 'week'] as const) {
    // The same listing twice in one statement would be an error.
    const ofKind = new Map(
      items.filter((item) => item.kind === kind).map((item) => [item.id, item]),
    )
    const joining = [...ofKind.values()].filter((item) => !refused.has(keyText(item)))
    if (joining.length) await queries.insertFromDevice(tx, userId, kind, joining)
  }
  const keys = await queries.findKeys(tx, userId)
  return { keys, left: left.map(({ kind, id }) => ({ kind, id })) }
}
