import { and, eq, isNull, sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { agencies, agents } from '../../db/schema/agencies.ts'
import type { individuals } from '../../db/schema/individuals.ts'
import { properties } from '../../db/schema/properties.ts'
import { emailChanges, passwordResets, sessions } from '../../db/schema/sessions.ts'
import { weeks } from '../../db/schema/weeks.ts'

/**
 * A person has an agent record or an individual record, depending on their role; the other one, if
 * it exists, is inactive (deleted_at is set) and is reactivated with the current contact details.
 */
export async function wakeAgentRecord(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into agents (user_id, agency_id, name, surname, cell_number, telephone)
    select user_id, agency_id, name, surname, cell_number, telephone
    from individuals where user_id = ${userId}
    on conflict (user_id) do update set agency_id = excluded.agency_id, name = excluded.name,
      surname = excluded.surname, cell_number = excluded.cell_number,
      telephone = excluded.telephone, deleted_at = null`)
  await tx.execute(sql`update individuals set deleted_at = now() where user_id = ${userId}`)
}

export async function hasAgentRecord(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.execute(sql`select from agents where user_id = ${userId}`)).length > 0
}

export async function wakeIndividualRecord(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into individuals (user_id, agency_id, name, surname, cell_number, telephone)
    select user_id, agency_id, name, surname, cell_number, telephone
    from agents where user_id = ${userId}
    on conflict (user_id) do update set agency_id = excluded.agency_id, name = excluded.name,
      surname = excluded.surname, cell_number = excluded.cell_number,
      telephone = excluded.telephone, deleted_at = null`)
  await tx.execute(sql`update agents set deleted_at = now() where user_id = ${userId}`)
}

export async function endUserSessions(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

/** Invalidates every link emailed before. */
export async function voidMailedLinks(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  await voidEmailChanges(tx, userId)
}

export async function voidEmailChanges(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.completedAt),
        sql`${emailChanges.expiresAt} > now()`,
      ),
    )
}

export async function markDeleted(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
}

export async function markRestored(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ deletedAt: null }).where(eq(users.id, userId))
}

export async function setRecordDeleted(
  tx: Tx,
  table: typeof agents | typeof individuals,
  userId: number,
  deleted: boolean,
): Promise<void> {
  await tx
    .update(table)
    .set({ deletedAt: deleted ? sql`now()` : null })
    .where(eq(table.userId, userId))
}

export async function unpublishListingsOf(tx: Tx, userId: number): Promise<void> {
  for (const table of [weeks, properties]) {
    await tx
      .update(table)
      .set({ published: false })
      .where(and(eq(table.ownerUserId, userId), table.published))
  }
}

/** The listings stay as they are, but without an agent. */
export async function releaseListingsOfAgent(tx: Tx, userId: number): Promise<void> {
  const agentId = sql`(select ${agents.id} from ${agents} where ${agents.userId} = ${userId})`
  for (const table of [weeks, properties]) {
    await tx.update(table).set({ agentId: null }).where(eq(table.agentId, agentId))
  }
}

export async function agencyExists(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, id), isNull(agencies.deletedAt)))
    .for('share')
  return rows.length > 0
}
