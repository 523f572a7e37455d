import { and, asc, eq, isNull, ne, sql } from '../../db/orm.ts'
import { AppError } from '#contract/errors.ts'
import type { Role } from '#contract/roles.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { roles, users } from '../../db/schema/accounts.ts'
import { agents } from '../../db/schema/agencies.ts'
import { individuals } from '../../db/schema/individuals.ts'
import { accountColumns, pendingEmail } from './account.sql.ts'

export interface Account {
  id: number
  version: number
  username: string
  email: string
  role: Role
  loginPasswordChange: boolean
  emailConfirmed: boolean
  isDeleted: boolean
  fullName: string
  pendingEmail: string | null
}

const accountSelection = {
  ...accountColumns,
  email: users.email,
  isDeleted: sql<boolean>`${users.deletedAt} is not null`,
  fullName: sql<string>`trim(coalesce(
    (select a.name || ' ' || a.surname from ${agents} a where a.user_id = ${users.id} and a.deleted_at is null),
    (select i.name || ' ' || i.surname from ${individuals} i where i.user_id = ${users.id}),
    ''))`,
  pendingEmail,
}

export async function findAccount(db: Executor, userId: number): Promise<Account | undefined> {
  const [row] = await db
    .select(accountSelection)
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, userId))
  return row
}

/** With the email address as the database compares it, for people without an account. */
export async function findAccountByEmail(
  db: Executor,
  email: string,
): Promise<{ account: Account | undefined; foldedEmail: string }> {
  const [named] = await db.execute<{ folded: string }>(sql`select lower(${email}) as folded`)
  const foldedEmail = named?.folded ?? email
  const [account] = await db
    .select(accountSelection)
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(sql`lower(${users.email}) = ${foldedEmail}`, isNull(users.deletedAt)))
  return { account, foldedEmail }
}

export async function findPasswordHash(db: Executor, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return row?.hash
}

export interface LockedAccount {
  id: number
  version: number
  username: string
  role: Role
  isDeleted: boolean
}

/** The current account, locked so that nobody else changes it before we do. */
export async function lockAccount(tx: Tx, userId: number): Promise<LockedAccount> {
  const [row] = await tx
    .select({
      id: users.id,
      version: users.version,
      username: users.username,
      role: sql<Role>`${roles.key}`,
      isDeleted: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, userId))
    .for('update', { of: users })
  if (!row) throw new AppError('notFound')
  return row
}

export async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, changePasswordOnLogin: false })
    .where(eq(users.id, userId))
}

export async function setAccess(
  tx: Tx,
  userId: number,
  access: { username?: string; roleId?: number; changePasswordOnLogin?: boolean },
): Promise<void> {
  if (Object.keys(access).length) await tx.update(users).set(access).where(eq(users.id, userId))
}

export async function setEmail(tx: Tx, userId: number, email: string): Promise<void> {
  // Both mailboxes have confirmed it.
  await tx
    .update(users)
    .set({ email, emailConfirmedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Locks them all, always in the same order: if two Super Admins demote each other, one waits. */
export async function lockSuperAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(roles.key, 'superAdmin'), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('update', { of: users })
  return rows.map((row) => row.id)
}

export async function findRoles(db: Executor, only?: Role) {
  return db
    .select({ id: roles.id, roleName: roles.name })
    .from(roles)
    .where(only ? eq(roles.key, only) : undefined)
    .orderBy(asc(roles.id))
}

export async function isEmailTaken(db: Executor, email: string, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${email})`,
        isNull(users.deletedAt),
        ne(users.id, userId),
      ),
    )
  return rows.length > 0
}
