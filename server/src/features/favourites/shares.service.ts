import { AppError } from '#contract/errors.ts'
import { favouritesTexts as texts } from '#contract/favourites/favourites.messages.ts'
import { type FavouriteShare } from '#contract/favourites/favourites.schema.ts'
import { mostShares } from '#contract/favourites/limits.ts'
import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { findFavourites, lockFavourites } from './favourites.queries.ts'
import { findFolderName } from './folders.queries.ts'
import { showListings } from './listings-now.service.ts'
import * as queries from './shares.queries.ts'

type Row = Awaited<ReturnType<typeof queries.findShares>>[number]

function toShare({ tokenEncrypted, createdAt, ...row }: Row, { secrets }: Services) {
  return { ...row, token: secrets.decrypt(tokenEncrypted), createdAt: createdAt.toISOString() }
}

export async function listShares(services: Services, userId: number): Promise<FavouriteShare[]> {
  const rows = await queries.findShares(services.database.db, userId)
  return rows.map((row) => toShare(row, services))
}

interface NewShare {
  folderId: number | null
  withNotes: boolean
}

export async function createShare(
  tx: Tx,
  services: Services,
  userId: number,
  { folderId, withNotes }: NewShare,
): Promise<FavouriteShare> {
  await lockFavourites(tx, userId)
  if (folderId !== null && (await findFolderName(tx, userId, folderId)) === undefined)
    throw new AppError('notFound')
  if ((await queries.findShares(tx, userId)).length >= mostShares)
    throw new AppError('tooLarge', { message: texts.tooManyShares })
  const token = newToken()
  const tokenEncrypted = services.secrets.encrypt(token)
  const share = { userId, folderId, withNotes, tokenHash: hashToken(token), tokenEncrypted }
  return toShare(await queries.insertShare(tx, share), services)
}

export async function removeShare(tx: Tx, userId: number, id: number) {
  if (!(await queries.deleteShare(tx, userId, id))) throw new AppError('notFound')
  return { id }
}

/**
 * What anyone with the link sees: published listings, and nothing about the person who shares them.
 */
export async function openShare(services: Services, token: string) {
  const { db } = services.database
  const share = await queries.findShare(db, hashToken(token))
  if (!share) throw new AppError('notFound', { message: texts.linkGone })
  const { userId, folderId, withNotes } = share
  const rows = await findFavourites(db, userId, folderId)
  const listings = await showListings(services, rows)
  const items = listings.map((listing, index) => ({
    ...listing,
    note: withNotes ? (rows[index]?.note ?? null) : null,
  }))
  const folder = withNotes && folderId !== null ? await findFolderName(db, userId, folderId) : null
  return { items: items.filter(({ status }) => status !== null), folder: folder ?? null }
}
