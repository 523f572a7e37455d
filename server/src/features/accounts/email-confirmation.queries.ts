import { and, eq, isNull, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { outbox } from '../../db/schema/outbox.ts'

/** False if the address was confirmed before. */
export async function markConfirmed(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** The emails and notifications held back until this person's confirmation are now sent. */
export async function releaseMails(tx: Tx, userId: number): Promise<void> {
  await tx.update(outbox).set({ waitsForUserId: null }).where(eq(outbox.waitsForUserId, userId))
  await tx
    .update(notifications)
    .set({ waitsForUserId: null })
    .where(eq(notifications.waitsForUserId, userId))
}

/** While confirmation is off, every address counts as confirmed and nothing waits. */
export async function confirmEverybody(db: Executor): Promise<void> {
  await db
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(isNull(users.emailConfirmedAt))
  await db.execute(
    sql`update outbox set waits_for_user_id = null where waits_for_user_id is not null`,
  )
  await db.execute(
    sql`update notifications set waits_for_user_id = null where waits_for_user_id is not null`,
  )
}
