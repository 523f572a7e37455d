import { sql, type SQL } from 'drizzle-orm'
import type { WeekActor } from '#contract/weeks/weeks.states.ts'
import type { Session } from '../../kit/session.ts'

interface Responsible {
  ownerUserId: number
  agentUserId: number | null
  agencyId: number | null
}

/**
 * As whom a person acts on a week: its owner, the owner's agent and that agency's administrator
 * alike, or a Super Admin; undefined for everyone else.
 */
export function actorOn(week: Responsible, session: Session | null): WeekActor | undefined {
  if (!session) return undefined
  if (session.role === 'superAdmin') return 'superAdmin'
  const isOwner = week.ownerUserId === session.userId
  const isAgent = week.agentUserId === session.userId
  const isAgency =
    session.role === 'agency' && week.agencyId !== null && week.agencyId === session.agencyId
  return isOwner || isAgent || isAgency ? 'owner' : undefined
}

/** The same rule as a filter: the weeks that a user owns or looks after. */
export function lookedAfterBy(userId: number): SQL {
  return sql`(w.owner_user_id = ${userId}
    or w.agent_id in (select id from agents where user_id = ${userId} and deleted_at is null)
    or w.agency_id in (
      select a.agency_id from agents a
      join users u on u.id = a.user_id
      join roles o on o.id = u.role_id
      where a.user_id = ${userId} and a.deleted_at is null and o.key = 'agency'))`
}
