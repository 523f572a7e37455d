import type * as calls from '#contract/agencies/agency-page.calls.ts'
import { agencyPageSize, type AgencyPage } from '#contract/agencies/agency-page.calls.ts'
import { agencyPageTexts as texts } from '#contract/agencies/agency-page.messages.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { today } from '#contract/values/day.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { runsAgency } from './agencies.policy.ts'
import { findAgency } from './agencies.queries.ts'
import * as queries from './agency-page.queries.ts'
import { findTeam } from './agency-team.queries.ts'

/** What everyone sees of an agency; there is nothing to see until it is verified. */
export async function getAgencyPage(
  services: Services,
  { id, page }: { id: number; page: number },
): Promise<AgencyPage> {
  const { db } = services.database
  const [agency, words] = await Promise.all([findAgency(db, id), queries.findWords(db, id)])
  if (!agency || !words?.verified) throw new AppError('notFound')
  const day = today()
  const size = agencyPageSize
  const [{ cards, total, gone }, areas, team, counts] = await Promise.all([
    queries.findCards(db, id, day, { page, size }),
    queries.findAreas(db, id, day),
    findTeam(db, id),
    queries.countByAgent(db, id, day),
  ])
  return {
    id,
    agencyName: agency.agencyName,
    about: words.about,
    website: words.website,
    [wireNames.ffcNumber]: agency[wireNames.ffcNumber],
    ffcValid: agency.ffcValidUntil !== null && agency.ffcValidUntil >= day,
    // Invited people who have not accepted yet are not shown as part of the team.
    team: team
      .filter(({ invited }) => !invited)
      .map(({ agentId, name }) => ({ id: agentId, name, listings: counts.get(agentId) ?? 0 })),
    areas,
    listings: cards,
    total,
    gone,
    page,
  }
}

export async function getAgencyWords(services: Services, id: number, context: CallContext) {
  const words = await queries.findWords(services.database.db, id)
  if (!words || !runsAgency(sessionOf(context), id)) throw new AppError('notFound')
  const { version, about, website } = words
  return { id, version, about, website }
}

export function updateAgencyPage(
  services: Services,
  form: ParsedInputOf<typeof calls.updateAgencyPage>,
  context: CallContext,
) {
  const { id, version } = form
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.findWords(tx, id)) || !runsAgency(session, id)) {
      throw new AppError('notFound')
    }
    const changed = await queries.changeWords(tx, id, version, form)
    if (!changed) throw await staleSince(tx, context, { table: 'agencies', id, version })
    return { id, version: changed, message: texts.saved }
  })
}
