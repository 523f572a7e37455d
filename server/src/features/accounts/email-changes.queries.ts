import { and, eq, isNull, or, sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { emailChanges } from '../../db/schema/sessions.ts'

export async function insertEmailChange(
  tx: Tx,
  change: {
    userId: number
    newEmail: string
    oldTokenHash: string
    newTokenHash: string
    seconds: number
  },
): Promise<void> {
  const { seconds, ...columns } = change
  await tx
    .insert(emailChanges)
    .values({ ...columns, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
}

export interface ConfirmedChange {
  id: number
  userId: number
  newEmail: string
  /** Both mailboxes have confirmed. */
  ready: boolean
}

/**
 * Records one mailbox's confirmation; the row stays locked, so that only one of two requests
 * completes it.
 */
export async function confirmChange(
  tx: Tx,
  tokenHash: string,
): Promise<ConfirmedChange | undefined> {
  const byOld = sql`${emailChanges.oldTokenHash} = ${tokenHash}`
  const [row] = await tx
    .update(emailChanges)
    .set({
      oldConfirmedAt: sql`case when ${byOld} then coalesce(${emailChanges.oldConfirmedAt}, now()) else ${emailChanges.oldConfirmedAt} end`,
      newConfirmedAt: sql`case when ${byOld} then ${emailChanges.newConfirmedAt} else coalesce(${emailChanges.newConfirmedAt}, now()) end`,
    })
    .where(
      and(
        or(byOld, eq(emailChanges.newTokenHash, tokenHash)),
        isNull(emailChanges.completedAt),
        sql`${emailChanges.expiresAt} > now()`,
      ),
    )
    .returning({
      id: emailChanges.id,
      userId: emailChanges.userId,
      newEmail: emailChanges.newEmail,
      ready: sql<boolean>`num_nulls(${emailChanges.oldConfirmedAt}, ${emailChanges.newConfirmedAt}) = 0`,
    })
  return row
}

export async function completeChange(tx: Tx, id: number): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ completedAt: sql`now()` })
    .where(eq(emailChanges.id, id))
}
