import { and, eq, inArray, not, sql, type SQL, type SQLWrapper } from '../../db/orm.ts'
import type { individualsList } from '#contract/accounts/individuals.calls.ts'
import type { SortKeyOf } from '#contract/list.ts'
import { agentRoles } from '#contract/roles.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { roles, users } from '../../db/schema/accounts.ts'
import { agencies } from '../../db/schema/agencies.ts'
import { individuals } from '../../db/schema/individuals.ts'
import { listCountCap } from '#contract/values/paging.ts'
import { cappedAt, countUpTo } from '../../kit/long-list.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'
import { accountColumns, pendingEmail } from './account.sql.ts'

const isDeleted = sql<boolean>`${users.deletedAt} is not null`

const rowColumns = {
  id: individuals.id,
  version: individuals.version,
  userId: individuals.userId,
  name: individuals.name,
  surname: individuals.surname,
  cellNumber: individuals.cellNumber,
  telephone: individuals.telephone,
  email: users.email,
  idNumberEncrypted: individuals.idNumberEncrypted,
  isDeleted,
  account: accountColumns,
}

const columns = {
  ...rowColumns,
  companyRegNumber: individuals.companyRegNumber,
  howMarried: individuals.howMarried,
  spouseName: individuals.spouseName,
  spouseSurname: individuals.spouseSurname,
  spouseEmail: individuals.spouseEmail,
  spouseTelephone: individuals.spouseTelephone,
  spouseCellNumber: individuals.spouseCellNumber,
  streetNumber: individuals.streetNumber,
  street: individuals.street,
  suburb: individuals.suburb,
  city: individuals.city,
  province: individuals.province,
  postalCode: individuals.postalCode,
  bankingDetailsEncrypted: individuals.bankingDetailsEncrypted,
  agencyId: agencies.id,
  agencyName: agencies.name,
  pendingEmail,
}

export type IndividualRecord = Awaited<ReturnType<typeof selectOne>>[number]
export type IndividualListRecord = Awaited<ReturnType<typeof selectPage>>[number]

/** The record of someone who became an agent is inactive, and treated as missing. */
const awake = not(inArray(roles.key, [...agentRoles]))

function selectOne(db: Executor, where: SQL | undefined) {
  return db
    .select(columns)
    .from(individuals)
    .innerJoin(users, eq(users.id, individuals.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(agencies, eq(agencies.id, individuals.agencyId))
    .where(where)
}

export async function findIndividual(
  db: Executor,
  by: { id: number } | { userId: number },
): Promise<IndividualRecord | undefined> {
  const which = 'id' in by ? eq(individuals.id, by.id) : eq(individuals.userId, by.userId)
  const [row] = await selectOne(db, and(which, awake))
  return row
}

/** Includes one that has just become an agent's. */
export async function readIndividual(db: Executor, id: number): Promise<IndividualRecord> {
  const [row] = await selectOne(db, eq(individuals.id, id))
  return row as IndividualRecord
}

type Query = PageQuery<SortKeyOf<(typeof individualsList)['columns']>>

const sortable: Record<Query['sort'], SQLWrapper> = {
  id: individuals.id,
  name: individuals.name,
  surname: individuals.surname,
  cellNumber: individuals.cellNumber,
  telephone: individuals.telephone,
  email: users.email,
  username: users.username,
  role: roles.name,
  isDeleted,
}

function selectPage(db: Executor, query: Query, where: SQL | undefined) {
  return db
    .select(rowColumns)
    .from(individuals)
    .innerJoin(users, eq(users.id, individuals.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(where)
    .orderBy(...ordering(query, sortable, individuals.id))
    .limit(query.size)
    .offset(offsetOf(query))
}

export async function findIndividuals(db: Executor, query: Query) {
  const where = and(
    awake,
    matching(query.search, [
      individuals.name,
      individuals.surname,
      individuals.cellNumber,
      individuals.telephone,
      users.email,
      users.username,
      roles.name,
    ]),
  )
  const [rows, [counted]] = await Promise.all([
    selectPage(db, query, where),
    db.execute<{ total: number }>(
      countUpTo(
        {
          table: sql`${individuals} join ${users} on ${users.id} = ${individuals.userId}
            join ${roles} on ${roles.id} = ${users.roleId}`,
          where: where ?? sql`true`,
        },
        listCountCap,
      ),
    ),
  ])
  return { rows, ...cappedAt(listCountCap, counted?.total) }
}

/** False if someone else saved it first. */
export async function updateIndividual(
  tx: Tx,
  id: number,
  version: number,
  values: Partial<typeof individuals.$inferInsert>,
): Promise<boolean> {
  const saved = await tx
    .update(individuals)
    .set(values)
    .where(and(eq(individuals.id, id), eq(individuals.version, version)))
    .returning({ id: individuals.id })
  return saved.length === 1
}
