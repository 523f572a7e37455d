import { and, eq } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { favouriteShares } from '../../db/schema/favourites.ts'

const { id, userId, folderId, tokenEncrypted, withNotes, createdAt } = favouriteShares
const columns = { id, folderId, tokenEncrypted, withNotes, createdAt }

export function findShares(db: Executor, ownerId: number) {
  return db.select(columns).from(favouriteShares).where(eq(userId, ownerId)).orderBy(id)
}

export async function findShare(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({ userId, folderId, withNotes })
    .from(favouriteShares)
    .where(eq(favouriteShares.tokenHash, tokenHash))
  return row
}

export async function insertShare(tx: Tx, share: typeof favouriteShares.$inferInsert) {
  const [row] = await tx.insert(favouriteShares).values(share).returning(columns)
  return row as NonNullable<typeof row>
}

export async function deleteShare(tx: Tx, ownerId: number, shareId: number): Promise<boolean> {
  const rows = await tx
    .delete(favouriteShares)
    .where(and(eq(userId, ownerId), eq(id, shareId)))
    .returning({ id })
  return rows.length > 0
}
