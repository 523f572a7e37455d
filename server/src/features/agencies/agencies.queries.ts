import {
  and,
  count,
  eq,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../db/orm.ts'
import type { agenciesList } from '#contract/agencies/agencies.calls.ts'
import type { SortKeyOf } from '#contract/list.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { agencies, agents } from '../../db/schema/agencies.ts'
import { individuals } from '../../db/schema/individuals.ts'
import { properties } from '../../db/schema/properties.ts'
import { weeks } from '../../db/schema/weeks.ts'
import { countWhere } from '../../kit/crud.ts'
import { personName } from '../accounts/person.sql.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'
import { wireNames } from '#contract/values/wire-names.ts'

const verified = sql<boolean>`${agencies.verifiedAt} is not null`

const columns = {
  id: agencies.id,
  version: agencies.version,
  agencyName: agencies.name,
  [wireNames.ffcNumber]: agencies.ffcNumber,
  ffcValidUntil: agencies.ffcValidUntil,
  companyRegNumber: agencies.companyRegNumber,
  verified,
  refusalReason: agencies.refusalReason,
  administrator: sql<string | null>`${personName(sql`${users.id}`)}`,
  agents: sql<number>`(select count(*)::int from ${agents} a
    where a.agency_id = ${agencies.id} and a.deleted_at is null)`,
}

export type AgencyRecord = Awaited<ReturnType<typeof select>>[number]

function select(db: Executor, where: SQL | undefined) {
  return db
    .select(columns)
    .from(agencies)
    .leftJoin(users, eq(users.id, agencies.userId))
    .where(and(isNull(agencies.deletedAt), where))
}

export async function findAgency(db: Executor, id: number): Promise<AgencyRecord | undefined> {
  const [row] = await select(db, eq(agencies.id, id))
  return row
}

type Query = PageQuery<SortKeyOf<(typeof agenciesList)['columns']>>

const sortable: Record<Query['sort'], SQLWrapper> = {
  id: agencies.id,
  agencyName: agencies.name,
  [wireNames.ffcNumber]: agencies.ffcNumber,
  companyRegNumber: agencies.companyRegNumber,
  verified,
}

export async function findAgencies(db: Executor, query: Query) {
  return page(
    db,
    query,
    matching(query.search, [agencies.name, agencies.ffcNumber, agencies.companyRegNumber]),
    sortable,
  )
}

/** The names that everyone may choose from: verified agencies, and the user's own. */
export async function findAgencyNames(db: Executor, query: Query, own: number | null) {
  const shown = own === null ? undefined : eq(agencies.id, own)
  return page(
    db,
    query,
    and(or(isNotNull(agencies.verifiedAt), shown), matching(query.search, [agencies.name])),
    { id: agencies.id, agencyName: agencies.name },
  )
}

async function page(
  db: Executor,
  query: Query,
  where: SQL | undefined,
  sorts: Record<string, SQLWrapper>,
) {
  const [rows, [counted]] = await Promise.all([
    select(db, where)
      .orderBy(...ordering(query, sorts, agencies.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db
      .select({ total: count() })
      .from(agencies)
      .where(and(isNull(agencies.deletedAt), where)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function insertAgency(tx: Tx, agency: typeof agencies.$inferInsert): Promise<number> {
  const [row] = await tx.insert(agencies).values(agency).returning({ id: agencies.id })
  return (row as { id: number }).id
}

export async function setAdministrator(tx: Tx, id: number, userId: number): Promise<void> {
  await tx.update(agencies).set({ userId }).where(eq(agencies.id, id))
}

/** False if someone else saved it first. */
export async function updateAgency(
  tx: Tx,
  id: number,
  version: number,
  values: Partial<typeof agencies.$inferInsert>,
): Promise<boolean> {
  const saved = await tx
    .update(agencies)
    .set(values)
    .where(and(eq(agencies.id, id), eq(agencies.version, version)))
    .returning({ id: agencies.id })
  return saved.length === 1
}

/** An agency that was already verified keeps who did it and when. */
export async function verifyAgency(tx: Tx, id: number, userId: number): Promise<void> {
  await tx
    .update(agencies)
    .set({ verifiedAt: sql`now()`, verifiedBy: userId, refusalReason: null })
    .where(and(eq(agencies.id, id), isNull(agencies.verifiedAt)))
}

/** Who registered the agency, as long as their account is open. */
export async function findAdministrator(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      userId: users.id,
      email: users.email,
      name: sql<string>`${personName(sql`${users.id}`)}`,
      agencyName: agencies.name,
    })
    .from(agencies)
    .innerJoin(users, eq(users.id, agencies.userId))
    .where(and(eq(agencies.id, id), isNull(users.deletedAt)))
  return row
}

export async function lockAgency(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, id), isNull(agencies.deletedAt)))
    .for('update')
  return rows.length === 1
}

export async function countUses(tx: Tx, id: number): Promise<{ agents: number; listings: number }> {
  const live = (table: typeof agents | typeof weeks | typeof properties) =>
    countWhere(tx, table, and(eq(table.agencyId, id), isNull(table.deletedAt)) as SQL)
  return { agents: await live(agents), listings: (await live(weeks)) + (await live(properties)) }
}

export async function markDeleted(tx: Tx, id: number): Promise<void> {
  await tx.update(individuals).set({ agencyId: null }).where(eq(individuals.agencyId, id))
  await tx
    .update(agencies)
    .set({ deletedAt: sql`now()` })
    .where(eq(agencies.id, id))
}
