import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../db/orm.ts'
import type { agentsList } from '#contract/agencies/agents.calls.ts'
import type { SortKeyOf } from '#contract/list.ts'
import { agentRoles } from '#contract/roles.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { roles, users } from '../../db/schema/accounts.ts'
import { agencies, agents } from '../../db/schema/agencies.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'
import { accountColumns, pendingEmail } from '../accounts/account.sql.ts'
import { wireNames } from '#contract/values/wire-names.ts'

const isDeleted = sql<boolean>`${users.deletedAt} is not null`

const columns = {
  id: agents.id,
  version: agents.version,
  userId: agents.userId,
  agencyId: agencies.id,
  agencyName: agencies.name,
  name: agents.name,
  surname: agents.surname,
  fullName: sql<string>`${agents.name} || ' ' || ${agents.surname}`,
  email: users.email,
  cellNumber: agents.cellNumber,
  telephone: agents.telephone,
  [wireNames.ffcNumber]: agents.ffcNumber,
  ffcValidUntil: agents.ffcValidUntil,
  isDeleted,
  pendingEmail,
  account: accountColumns,
}

export type AgentRecord = Awaited<ReturnType<typeof select>>[number]

/** The record of someone who is no longer an agent is inactive, and treated as missing. */
const awake = inArray(roles.key, [...agentRoles])

function select(db: Executor, where: SQL | undefined) {
  return db
    .select(columns)
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(agencies, and(eq(agencies.id, agents.agencyId), isNull(agencies.deletedAt)))
    .where(where)
}

export async function findAgent(
  db: Executor,
  by: { id: number } | { userId: number },
): Promise<AgentRecord | undefined> {
  const which = 'id' in by ? eq(agents.id, by.id) : eq(agents.userId, by.userId)
  const [row] = await select(db, and(which, awake))
  return row
}

/** Includes one whose person has just lost the role. */
export async function readAgent(db: Executor, id: number): Promise<AgentRecord> {
  const [row] = await select(db, eq(agents.id, id))
  return row as AgentRecord
}

type Query = PageQuery<SortKeyOf<(typeof agentsList)['columns']>> & {
  agencyId?: number | undefined
}

const sortable: Record<Query['sort'], SQLWrapper> = {
  id: agents.id,
  name: agents.name,
  surname: agents.surname,
  agencyName: agencies.name,
  cellNumber: agents.cellNumber,
  telephone: agents.telephone,
  email: users.email,
  username: users.username,
  role: roles.name,
  isDeleted,
}

const ofAgency = (id: number | undefined) =>
  id === undefined ? undefined : eq(agents.agencyId, id)

export async function findAgents(
  db: Executor,
  query: Query,
  { closedToo }: { closedToo: boolean },
) {
  const searched = [
    agents.name,
    agents.surname,
    agents.cellNumber,
    agents.telephone,
    users.email,
    users.username,
    agencies.name,
  ]
  const where = and(
    ofAgency(query.agencyId),
    closedToo ? undefined : isNull(users.deletedAt),
    matching(query.search, searched),
  )
  return page(db, query, where, sortable)
}

/** Searching or sorting by hidden fields would reveal them: only names are used. */
export async function findAgentNames(db: Executor, query: Query, own: number | null) {
  const where = and(
    isNull(users.deletedAt),
    ofAgency(query.agencyId),
    or(isNotNull(agencies.verifiedAt), own === null ? undefined : eq(agencies.id, own)),
    matching(query.search, [agents.name, agents.surname]),
  )
  return page(db, query, where, { id: agents.id, name: agents.name, surname: agents.surname })
}

async function page(
  db: Executor,
  query: Query,
  where: SQL | undefined,
  sorts: Record<string, SQLWrapper>,
) {
  const [rows, [counted]] = await Promise.all([
    select(db, and(awake, where))
      .orderBy(...ordering(query, sorts, agents.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db
      .select({ total: count() })
      .from(agents)
      .innerJoin(users, eq(users.id, agents.userId))
      .innerJoin(roles, eq(roles.id, users.roleId))
      .leftJoin(agencies, and(eq(agencies.id, agents.agencyId), isNull(agencies.deletedAt)))
      .where(and(awake, where)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** False if someone else saved it first. */
export async function updateAgent(
  tx: Tx,
  id: number,
  version: number,
  values: Partial<typeof agents.$inferInsert>,
): Promise<boolean> {
  const saved = await tx
    .update(agents)
    .set(values)
    .where(and(eq(agents.id, id), eq(agents.version, version)))
    .returning({ id: agents.id })
  return saved.length === 1
}
