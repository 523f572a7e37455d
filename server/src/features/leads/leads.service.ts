import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { changeLead as changeLeadCall, Lead } from '#contract/leads/leads.calls.ts'
import { leadsTexts as texts } from '#contract/leads/leads.messages.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { staleSince } from '../../kit/stale.ts'
import { findPersonLinks } from '../accounts/person-links.service.ts'
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
  const scope = scopeOf(sessionOf(context))
  const found = await queries.findLeads(database.db, scope, query)
  const items = await withPeople(database.db, scope, found.items)
  return { ...found, items, page, size }
}

/** For a Super Admin each lead with the page of its person, if they have an account. */
async function withPeople(
  db: Executor,
  scope: queries.LeadScope,
  leads: readonly queries.FoundLead[],
): Promise<Lead[]> {
  if (scope !== 'all') return leads.map((lead) => ({ ...lead, personLink: null }))
  const offers = leads.filter(({ kind }) => kind === 'offer').map(({ id }) => id)
  const bidders = await queries.findBidders(db, offers)
  const emails = leads.flatMap(({ email }) => email ?? [])
  const people = await findPersonLinks(db, { ids: [...bidders.values()], emails })
  return leads.map((lead) => ({
    ...lead,
    personLink:
      lead.kind === 'offer'
        ? people.byId(bidders.get(lead.id) ?? null)
        : people.byEmail(lead.email),
  }))
}

/** An offer keeps its note; its state follows from the offer. */
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
    if (!changed) {
      throw await staleSince(tx, context, { table: queries.tables[kind], ...input })
    }
    const saved = (await queries.findLead(tx, scope, kind, id)) as queries.FoundLead
    return (await withPeople(tx, scope, [saved]))[0] as Lead
  })
}
