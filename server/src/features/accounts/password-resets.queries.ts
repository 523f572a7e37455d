import { and, eq, isNull, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { passwordResets } from '../../db/schema/sessions.ts'

export async function insertReset(
  tx: Tx,
  reset: { userId: number; tokenHash: string; seconds: number },
): Promise<void> {
  const { seconds, ...columns } = reset
  await tx
    .insert(passwordResets)
    .values({ ...columns, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
}

export interface Reset {
  userId: number
  used: boolean
  old: boolean
}

export async function findReset(db: Executor, tokenHash: string): Promise<Reset | undefined> {
  const [row] = await db
    .select({
      userId: passwordResets.userId,
      used: sql<boolean>`${passwordResets.usedAt} is not null`,
      old: sql<boolean>`${passwordResets.expiresAt} <= now()`,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), isNull(users.deletedAt)))
  return row
}

/** Atomic: of any number of simultaneous uses, exactly one returns true. */
export async function burnReset(tx: Tx, tokenHash: string): Promise<boolean> {
  const burnt = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        sql`${passwordResets.expiresAt} > now()`,
      ),
    )
    .returning({ id: passwordResets.id })
  return burnt.length === 1
}

/** Once a link has long expired, there is no need to explain why it does not work. */
export async function sweepMailedLinks(db: Executor): Promise<void> {
  await db.execute(sql`delete from password_resets where expires_at < now() - interval '30 days'`)
  await db.execute(sql`delete from email_changes where expires_at < now() - interval '90 days'`)
}
