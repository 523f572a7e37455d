import { and, eq, isNotNull, isNull, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { recoveryCodes, totpSecrets } from '../../db/schema/two-factor.ts'

export interface SecretRow {
  secretEncrypted: string
  confirmedAt: Date | null
  lastUsedStep: number | null
}

export async function findSecret(db: Executor, userId: number): Promise<SecretRow | undefined> {
  const [row] = await db
    .select({
      secretEncrypted: totpSecrets.secretEncrypted,
      confirmedAt: totpSecrets.confirmedAt,
      lastUsedStep: totpSecrets.lastUsedStep,
    })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  return row
}

/** False if there is already a confirmed secret. */
export async function putUnconfirmedSecret(
  tx: Tx,
  userId: number,
  secretEncrypted: string,
): Promise<boolean> {
  const rows = await tx
    .insert(totpSecrets)
    .values({ userId, secretEncrypted })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secretEncrypted, lastUsedStep: null, createdAt: sql`now()` },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/** The secret must be unchanged since it was read: a second set-up may have replaced it. */
export async function confirmSecret(
  tx: Tx,
  userId: number,
  secretEncrypted: string,
  step: number,
): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ confirmedAt: sql`now()`, lastUsedStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        eq(totpSecrets.secretEncrypted, secretEncrypted),
        isNull(totpSecrets.confirmedAt),
      ),
    )
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/** If one code is used twice at the same moment, one use gets false. */
export async function takeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        isNotNull(totpSecrets.confirmedAt),
        sql`coalesce(${totpSecrets.lastUsedStep}, -1) < ${step}`,
      ),
    )
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

export async function takeRecoveryCode(tx: Tx, userId: number, codeHash: string): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  hashes: string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export async function countRecoveryCodes(db: Executor, userId: number): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  )
}

/** True if there was something to remove. */
export async function removeTwoFactor(tx: Tx, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/** The session that set two-factor up has passed the second step; every other one ends. */
export async function keepOneSession(tx: Tx, userId: number, sessionId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({
      twoFactorAt: sql`case when ${sessions.id} = ${sessionId} then now() end`,
      endedAt: sql`case when ${sessions.id} = ${sessionId} then null else now() end`,
    })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

export interface ChallengeRow {
  id: number
  userId: number
  username: string
}

/** A session that is waiting for its second step. */
export async function findChallenge(
  db: Executor,
  tokenHash: string,
): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId, username: users.username })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
    .innerJoin(
      totpSecrets,
      and(eq(totpSecrets.userId, sessions.userId), isNotNull(totpSecrets.confirmedAt)),
    )
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.endedAt),
        isNull(sessions.twoFactorAt),
        sql`${sessions.expiresAt} > now()`,
      ),
    )
  return row
}

/** A challenge opens only one session. */
export async function takeChallenge(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return rows.length > 0
}
