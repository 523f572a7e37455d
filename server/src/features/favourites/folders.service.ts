import { AppError } from '#contract/errors.ts'
import { favouritesTexts as texts } from '#contract/favourites/favourites.messages.ts'
import { type FavouriteFolder } from '#contract/favourites/favourites.schema.ts'
import { mostFolders } from '#contract/favourites/limits.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { lockFavourites } from './favourites.queries.ts'
import * as queries from './folders.queries.ts'

export function listFolders(db: Executor, userId: number): Promise<FavouriteFolder[]> {
  return queries.findFolders(db, userId)
}

/**
 * The folder with this name, regardless of case; created if there is none. The caller holds the
 * lock.
 */
export async function ensureFolder(tx: Tx, userId: number, name: string): Promise<number> {
  const existing = await queries.findFolder(tx, userId, name)
  if (existing !== undefined) return existing
  if ((await queries.countFolders(tx, userId)) >= mostFolders)
    throw new AppError('tooLarge', { message: texts.tooManyFolders })
  return queries.insertFolder(tx, userId, name)
}

export async function renameFolder(
  tx: Tx,
  userId: number,
  { id, name }: { id: number; name: string },
) {
  await lockFavourites(tx, userId)
  // Someone else's folder is treated as missing, whatever name is sent.
  if ((await queries.findFolderName(tx, userId, id)) === undefined) throw new AppError('notFound')
  const same = await queries.findFolder(tx, userId, name)
  if (same !== undefined && same !== id)
    throw new AppError('taken', { message: texts.folderTaken, fields: { name: texts.folderTaken } })
  await queries.renameFolder(tx, userId, id, name)
  return { id, name }
}

export async function removeFolder(tx: Tx, userId: number, id: number) {
  if (!(await queries.deleteFolder(tx, userId, id))) throw new AppError('notFound')
  return { id }
}
