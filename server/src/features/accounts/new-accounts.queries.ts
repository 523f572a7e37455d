import { desc, eq } from '../../db/orm.ts'
import type { Role } from '#contract/roles.ts'
import type { Tx } from '../../db/connect.ts'
import { roles, users } from '../../db/schema/accounts.ts'
import type { agents } from '../../db/schema/agencies.ts'
import type { individuals } from '../../db/schema/individuals.ts'
import { terms, termsAcceptances } from '../../db/schema/terms.ts'

export async function insertUser(
  tx: Tx,
  user: {
    role: Role
    username: string
    email: string
    passwordHash: string
    changePasswordOnLogin: boolean
    /** Left out: the address counts as confirmed. */
    emailConfirmedAt?: null
  },
): Promise<number> {
  const { role, ...columns } = user
  const [row] = await tx
    .insert(users)
    .values({ ...columns, roleId: await findRoleId(tx, role) })
    .returning({ id: users.id })
  return (row as { id: number }).id
}

export async function insertPerson(
  tx: Tx,
  table: typeof agents | typeof individuals,
  person: {
    userId: number
    agencyId: number | null
    name: string
    surname: string
    cellNumber: string
    telephone: string | null
  },
): Promise<number> {
  const [row] = await tx.insert(table).values(person).returning({ id: table.id })
  return (row as { id: number }).id
}

export async function findLatestTerms(tx: Tx): Promise<{ id: number; version: number }> {
  const [latest] = await tx
    .select({ id: terms.id, version: terms.version })
    .from(terms)
    .orderBy(desc(terms.version))
    .limit(1)
  if (!latest) throw new Error('There are no terms to accept: load the reference data')
  return latest
}

export async function insertAcceptance(
  tx: Tx,
  acceptance: { userId: number; termsId: number; ip: string },
): Promise<void> {
  await tx.insert(termsAcceptances).values(acceptance)
}

export async function findRoleId(tx: Tx, role: Role): Promise<number> {
  const [row] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.key, role))
  if (!row) throw new Error(`There is no role ${role}: load the reference data`)
  return row.id
}
