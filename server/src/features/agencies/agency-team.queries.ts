import { and, asc, eq, inArray, isNull, sql } from '../../db/orm.ts'
import { agentRoles } from '#contract/roles.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { roles, users } from '../../db/schema/accounts.ts'
import { agencies, agents } from '../../db/schema/agencies.ts'

/** The active people of an agency, its administrator first. */
export async function findTeam(db: Executor, agencyId: number) {
  return db
    .select({
      agentId: agents.id,
      userId: agents.userId,
      name: sql<string>`trim(${agents.name} || ' ' || ${agents.surname})`,
      email: users.email,
      username: users.username,
      role: roles.key,
      /** Has not chosen a password yet. */
      invited: users.changePasswordOnLogin,
      ffcNumber: agents.ffcNumber,
      ffcValidUntil: agents.ffcValidUntil,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(agents.agencyId, agencyId),
        isNull(agents.deletedAt),
        isNull(users.deletedAt),
        inArray(roles.key, [...agentRoles]),
      ),
    )
    .orderBy(sql`${roles.key} <> 'agency'`, asc(agents.name), asc(agents.id))
}

export type TeamMember = Awaited<ReturnType<typeof findTeam>>[number]

export async function findAgencyState(db: Executor, agencyId: number) {
  const [row] = await db
    .select({ name: agencies.name, verifiedAt: agencies.verifiedAt })
    .from(agencies)
    .where(and(eq(agencies.id, agencyId), isNull(agencies.deletedAt)))
  return row
}

/** An agent who has moved to another agency has left the listings behind. */
const listedFor = (agentId: number, agencyId: number) => sql`
  agent_id = ${agentId} and deleted_at is null and agency_id = ${agencyId}`

/** The listings of an agency that name an agent, of either kind, excluding deleted ones. */
export async function countListings(db: Executor, agentId: number, agencyId: number) {
  const [row] = await db.execute<{ properties: number; weeks: number }>(sql`
    select (select count(*)::int from properties where ${listedFor(agentId, agencyId)}) as properties,
      (select count(*)::int from weeks where ${listedFor(agentId, agencyId)}) as weeks`)
  return row as { properties: number; weeks: number }
}

interface Handover {
  agencyId: number
  from: { agentId: number; userId: number }
  to: { agentId: number; userId: number }
}

/**
 * Reassigns listings to another agent. Those that the agent had listed as their own also change
 * owner; a client's listing stays the client's.
 */
export async function moveListings(tx: Tx, { agencyId, from, to }: Handover) {
  const move = (table: 'properties' | 'weeks') => sql`
    update ${sql.identifier(table)} set agent_id = ${to.agentId}, agency_id = ${agencyId},
      owner_user_id = case when owner_user_id = ${from.userId} then ${to.userId} else owner_user_id end
    where ${listedFor(from.agentId, agencyId)} returning id`
  const properties = await tx.execute<{ id: number }>(move('properties'))
  const weeks = await tx.execute<{ id: number }>(move('weeks'))
  return { properties: [...properties], weeks: [...weeks] }
}

interface Adoption {
  agencyId: number
  to: TeamMember
  team: readonly TeamMember[]
}

/** The agent is missing or has left. */
const withoutAgent = (agencyId: number, team: readonly TeamMember[]) => sql`
  agency_id = ${agencyId} and deleted_at is null and (agent_id is null or agent_id not in (
    select value::int from jsonb_array_elements_text(${idsOf(team, 'agentId')}::jsonb)))`

const idsOf = (team: readonly TeamMember[], name: 'agentId' | 'userId') =>
  JSON.stringify(team.map((member) => member[name]))

/**
 * Reassigns the agency's listings that have no agent on its team. Those of a former agent also
 * change owner; a client's listing stays the client's.
 */
export async function adoptListings(tx: Tx, { agencyId, to, team }: Adoption) {
  const adopt = (table: 'properties' | 'weeks') => sql`
    update ${sql.identifier(table)} l set agent_id = ${to.agentId},
      owner_user_id = case when exists (select from agents a where a.user_id = l.owner_user_id)
        and l.owner_user_id not in (
          select value::int from jsonb_array_elements_text(${idsOf(team, 'userId')}::jsonb))
        then ${to.userId} else owner_user_id end
    where ${withoutAgent(agencyId, team)} returning id`
  const properties = await tx.execute<{ id: number }>(adopt('properties'))
  const weeks = await tx.execute<{ id: number }>(adopt('weeks'))
  return { properties: [...properties], weeks: [...weeks] }
}
