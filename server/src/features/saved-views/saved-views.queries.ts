import { and, asc, eq, sql } from '../../db/orm.ts'
import type { SavedView } from '#contract/saved-views/saved-views.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { savedViews } from '../../db/schema/saved-views.ts'

const shown = {
  id: savedViews.id,
  name: savedViews.name,
  query: savedViews.query,
  isDefault: savedViews.isDefault,
}

const ofList = (userId: number, list: string) =>
  and(eq(savedViews.userId, userId), eq(savedViews.list, list))

export function findViews(db: Executor, userId: number, list: string): Promise<SavedView[]> {
  return db
    .select(shown)
    .from(savedViews)
    .where(ofList(userId, list))
    .orderBy(asc(sql`lower(${savedViews.name})`))
}

/** Serialises saves of one person's views, until the transaction is over. */
export async function lockViews(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`)
}

export async function clearDefault(tx: Tx, userId: number, list: string): Promise<void> {
  await tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(ofList(userId, list), savedViews.isDefault))
}

interface NewView {
  userId: number
  list: string
  name: string
  query: string
  isDefault: boolean
}

/** Saving the same name again replaces the view. */
export async function putView(tx: Tx, view: NewView): Promise<SavedView> {
  const [row] = await tx.execute<SavedView & Record<string, unknown>>(sql`
    insert into saved_views (user_id, list, name, query, is_default)
    values (${view.userId}, ${view.list}, ${view.name}, ${view.query}, ${view.isDefault})
    on conflict (user_id, list, lower(name)) do update
      set name = excluded.name, query = excluded.query, is_default = excluded.is_default
    returning id, name, query, is_default as "isDefault"`)
  return row as SavedView
}

export async function findOwnView(tx: Tx, userId: number, id: number) {
  const [row] = await tx
    .select({ ...shown, list: savedViews.list })
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
  return row
}

export async function changeView(
  tx: Tx,
  id: number,
  values: { name: string; isDefault: boolean },
): Promise<SavedView> {
  const [row] = await tx
    .update(savedViews)
    .set(values)
    .where(eq(savedViews.id, id))
    .returning(shown)
  return row as SavedView
}

export async function removeView(tx: Tx, id: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id))
}
