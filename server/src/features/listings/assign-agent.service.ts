import { AppError } from '#contract/errors.ts'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { requireManager } from './listings.policy.ts'
import { findAgent, setAgent } from './listings.queries.ts'
import { lockListing } from './listings.service.ts'

const tables = { week: 'weeks', property: 'properties' } as const

function refuse(message: string): never {
  throw new AppError('wrongState', { message, fields: { agentId: message } })
}

/** The listing moves to the agent and the agent's agency; its owner stays the same. */
export function assignAgent(
  { database }: Pick<Services, 'database'>,
  { kind, id, version, agentId }: ListingKey & { version: number; agentId: number },
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(database, actorOf(context), async (tx) => {
    requireManager(await lockListing(tx, { kind, id }), session)
    const agent = await findAgent(tx, agentId)
    if (!agent) refuse(texts.agentUnknown)
    if (session.role !== 'superAdmin' && agent.agencyId !== session.agencyId) {
      refuse(texts.agentOfOtherAgency)
    }
    if (!(await setAgent(tx, { kind, id }, version, agent))) {
      throw await staleSince(tx, context, { table: tables[kind], id, version })
    }
    return { kind, id, agent: agent.name }
  })
}
