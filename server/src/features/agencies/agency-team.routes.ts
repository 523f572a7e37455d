import * as dashboardCalls from '#contract/agencies/agency-dashboard.calls.ts'
import * as pageCalls from '#contract/agencies/agency-page.calls.ts'
import * as calls from '#contract/agencies/agency-team.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as dashboard from './agency-dashboard.service.ts'
import * as page from './agency-page.service.ts'
import * as team from './agency-team.service.ts'

/** How an agency manages itself: its team, its statistics and its public page. */
export function agencyTeamRoutes(services: Services): Binding[] {
  return [
    bind(calls.inviteAgent, (form, context) => team.inviteAgent(services, form, context)),
    bind(calls.resendInvitation, ({ id }, context) => team.resendInvitation(services, id, context)),
    bind(calls.countAgentListings, ({ id }, context) =>
      team.countAgentListings(services, id, context),
    ),
    bind(calls.transferListings, (input, context) =>
      team.transferListings(services, input, context),
    ),
    bind(calls.assignListings, (input, context) => team.assignListings(services, input, context)),
    bind(calls.deactivateAgent, (input, context) => team.deactivateAgent(services, input, context)),
    bind(dashboardCalls.getDashboard, (input, context) =>
      dashboard.getDashboard(services, input, context),
    ),
    bind(dashboardCalls.downloadStatement, (input, context) =>
      dashboard.downloadStatement(services, input, context),
    ),
    bind(pageCalls.getAgencyPage, (input) => page.getAgencyPage(services, input)),
    bind(pageCalls.getAgencyWords, ({ id }, context) => page.getAgencyWords(services, id, context)),
    bind(pageCalls.updateAgencyPage, (form, context) =>
      page.updateAgencyPage(services, form, context),
    ),
  ]
}
