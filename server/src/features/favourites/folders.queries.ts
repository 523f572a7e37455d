import { and, eq, sql } from '../../db/orm.ts'
import type { FavouriteFolder } from '#contract/favourites/favourites.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { favouriteFolders } from '../../db/schema/favourites.ts'

export async function findFolders(db: Executor, userId: number): Promise<FavouriteFolder[]> {
  const rows = await db.execute<FavouriteFolder & Record<string, unknown>>(sql`
    select d.id, d.name, (select count(*)::int from favourites f where f.folder_id = d.id) as count
    from favourite_folders d where d.user_id = ${userId} order by lower(d.name)`)
  return [...rows]
}

export async function findFolder(db: Executor, userId: number, name: string) {
  const [row] = await db
    .select({ id: favouriteFolders.id })
    .from(favouriteFolders)
    .where(
      and(
        eq(favouriteFolders.userId, userId),
        sql`lower(${favouriteFolders.name}) = lower(${name})`,
      ),
    )
  return row?.id
}

export async function findFolderName(db: Executor, userId: number, id: number) {
  const [row] = await db
    .select({ name: favouriteFolders.name })
    .from(favouriteFolders)
    .where(ofUser(userId, id))
  return row?.name
}

export async function insertFolder(tx: Tx, userId: number, name: string): Promise<number> {
  const [row] = await tx
    .insert(favouriteFolders)
    .values({ userId, name })
    .returning({ id: favouriteFolders.id })
  return (row as { id: number }).id
}

export function countFolders(db: Executor, userId: number): Promise<number> {
  return db.$count(favouriteFolders, eq(favouriteFolders.userId, userId))
}

const ofUser = (userId: number, id: number) =>
  and(eq(favouriteFolders.userId, userId), eq(favouriteFolders.id, id))

export async function renameFolder(tx: Tx, userId: number, id: number, name: string) {
  await tx.update(favouriteFolders).set({ name }).where(ofUser(userId, id))
}

/** False if this person has no such folder. */
export async function deleteFolder(tx: Tx, userId: number, id: number) {
  const rows = await tx
    .delete(favouriteFolders)
    .where(ofUser(userId, id))
    .returning({ id: favouriteFolders.id })
  return rows.length > 0
}
