import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { changeLead as changeLeadCall, Lead } from '#contract/leads/leads.calls.ts'
import { leadsTexts as texts } from '#contract/leads/leads.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import * as queries from './leads.queries.ts'

function scopeOf({ role, userId }: Session): queries.LeadScope {
  return role === 'superAdmin' ? 'all' : { userId }
}

export async function listLeads(
  { database }: Services,
  query: queries.LeadQuery,
  context: CallContext,
) {
  const { page, size } = query
  const found = await queries.findLeads(database.db, scopeOf(sessionOf(context)), query)
  return { ...found, page, size }
}

/** An offer keeps its note; its state is the offer's own. */
export function changeLead(
  services: Services,
  input: z.output<typeof changeLeadCall.input>,
  context: CallContext,
): Promise<Lead> {
  const session = sessionOf(context)
  const scope = scopeOf(session)
  const { kind, id, note } = input
  return transaction(services.database, actorOf(context), async (tx) => {
    const lead = await queries.findLead(tx, scope, kind, id)
    if (!lead) throw new AppError('notFound')
    const state = input.state ?? lead.state
    if (state !== lead.state && !lead.mayChangeState) {
      throw new AppError('wrongState', { message: texts.offerState })
    }
    const changed =
      kind === 'offer'
        ? await queries.changeOfferNote(tx, input, note)
        : await queries.changeMessage(tx, kind, input, { state, note, userId: session.userId })
    if (!changed) throw new AppError('stale')
    return (await queries.findLead(tx, scope, kind, id)) as Lead
  })
}
