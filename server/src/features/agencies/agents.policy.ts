import type { Role } from '#contract/roles.ts'
import type { Session } from '../../kit/session.ts'
import { runsAgency } from './agencies.policy.ts'

/**
 * An agent's details are visible to and editable by the agent, their agency's administrator and the
 * Super Admin.
 */
export function mayEditAgent(
  session: Session,
  agent: { userId: number; agencyId: number | null },
): boolean {
  return session.userId === agent.userId || runsAgency(session, agent.agencyId)
}

/** An agency's administrator deactivates its agents, but not another administrator. */
export function mayRemoveAgent(
  session: Session,
  agent: { agencyId: number | null; account: { role: Role } },
): boolean {
  if (session.role === 'superAdmin') return true
  return runsAgency(session, agent.agencyId) && agent.account.role !== 'agency'
}
