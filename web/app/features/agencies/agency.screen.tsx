import { redirect } from 'react-router'
import { getDashboard } from '#contract/agencies/agency-dashboard.calls.ts'
import { getAgencyWords } from '#contract/agencies/agency-page.calls.ts'
import { getAgency } from '#contract/agencies/agencies.calls.ts'
import { ownAgentsList, type Agent } from '#contract/agencies/agents.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { awaitReply, refusal } from '../../session/refusal.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { useNewAccountDialog } from '../../shared/accounts/new-account-dialog.tsx'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { guard } from '../../session/guard.ts'
import { RefusalReason } from '../../shared/listings/refusal-note.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/agency.screen.ts'
import { AgencyForm } from './agency-form.tsx'
import { AgentRegistrationForm } from './agent-registration-form.tsx'
import { AgencyTasks } from './agency-tasks.tsx'
import { AgencyWordsForm } from './agency-words-form.tsx'
import { DeactivateAgent } from './deactivate-agent.tsx'
import { InviteAgentForm } from './invite-agent-form.tsx'
import { ResendInvitation } from './resend-invitation.tsx'
import { TransferListings } from './transfer-listings.tsx'

const loadAgents = listLoader(ownAgentsList, 'agencies.edit')

export async function loader(args: Route.LoaderArgs) {
  const { user, agency } = guard('agencies.edit', args)
  const bySuperAdmin = user.role === 'Super Admin'
  const asked = args.url.searchParams.get('id')
  if (bySuperAdmin && asked === null) throw redirect(links.agencyManagement())
  const input = getAgency.input.safeParse({ id: bySuperAdmin ? asked : agency?.id })
  if (!input.success) throw refusal('notFound')
  const url = new URL(args.url)
  // The agency follows from the current user, not from the URL.
  url.searchParams.set('agencyId', String(input.data.id))
  const { api } = contextOf(args.context)
  const [record, words, dashboard, agents] = await Promise.all([
    awaitReply(api(getAgency, input.data), args.url),
    awaitReply(api(getAgencyWords, input.data), args.url),
    awaitReply(api(getDashboard, input.data), args.url),
    loadAgents({ ...args, url }),
  ])
  const team = dashboard.team.map(({ agentId, name, invited }) => ({ agentId, name, invited }))
  return { agency: record, words, team, agents, bySuperAdmin }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(loaderData?.agency.agencyName ?? 'Agency', matches)

interface Member {
  agentId: number
  name: string
  invited: boolean
}

const isInvited = (id: number, team: readonly Member[]) =>
  team.some(({ agentId, invited }) => agentId === id && invited)

/** Invited people who have not chosen a password yet are distinguished from those who work here. */
const cellsFor = (team: readonly Member[]): Cells<typeof ownAgentsList> => ({
  name: ({ name, surname }) => `${name} ${surname}`,
  role: ({ id, user }) => `${user?.role ?? ''}${isInvited(id, team) ? ', invited' : ''}`,
})

/** Only a Super Admin deactivates the agency's other administrators, or the user themselves. */
function actionsOf(agent: Agent, team: readonly Member[]) {
  if (agent.isDeleted) return null
  const others = team.map(({ agentId, name }) => ({ value: agentId, label: name }))
  return (
    <>
      {isInvited(agent.id, team) && <ResendInvitation agent={agent} />}
      <TransferListings
        agentId={agent.id}
        name={`${agent.name} ${agent.surname}`}
        others={others}
      />
      {agent.user?.role !== 'Agency' && <DeactivateAgent agent={agent} others={others} />}
    </>
  )
}

export default function AgencyScreen({ loaderData }: Route.ComponentProps) {
  const { agency, words, team, agents, bySuperAdmin } = loaderData
  const newAgent = useNewAccountDialog('Add agent', (onRegistered) => (
    <AgentRegistrationForm agencies={agency.id} onRegistered={onRegistered} />
  ))
  const invitation = useNewAccountDialog('Invite agent', (onRegistered) => (
    <InviteAgentForm agencyId={agency.id} onRegistered={onRegistered} />
  ))
  const content = (
    <>
      {agency.refusalReason && (
        <Alert type="INFO" title="The agency could not be verified yet.">
          <RefusalReason>{agency.refusalReason}</RefusalReason>
        </Alert>
      )}
      <AgencyTasks agency={agency} onInvite={invitation.open} />
      <AgencyForm key={agency.version} agency={agency} bySuperAdmin={bySuperAdmin} />
      <AgencyWordsForm key={`words ${words.version}`} words={words} />
      <ListScreen
        resource={ownAgentsList}
        page={agents}
        level={2}
        source={{ input: { agencyId: agency.id } }}
        title="Agents"
        nouns={{ one: 'agent', many: 'agents' }}
        cells={cellsFor(team)}
        underWhenNarrow={{ telephone: 'cellNumber' }}
        nameOf={({ name, surname }) => `${name} ${surname}`}
        editPath={(agent) => links.agentProfile(agent.id)}
        rowActions={(agent) => actionsOf(agent, team)}
        onNew={newAgent.open}
        newLabel="Add agent"
      />
      {newAgent.dialog}
      {invitation.dialog}
      <RecordHistory
        table="agencies"
        rowId={agency.id}
        version={`${agency.version} ${words.version}`}
        wide
      />
    </>
  )
  if (bySuperAdmin) {
    return (
      <>
        <OfficeHeader
          title={agency.agencyName}
          overline="AGENCY"
          note={agency.administrator && `Administrator: ${agency.administrator}`}
        />
        {content}
      </>
    )
  }
  return (
    <AccountFrame
      wide
      title={agency.agencyName}
      lede={
        agency.verified
          ? 'Your agency is verified.'
          : agency.refusalReason
            ? 'Correct the details below and save them, and we will check them again.'
            : 'We are still verifying the agency’s certificate. The agency will appear on the site once it is verified.'
      }
    >
      {content}
    </AccountFrame>
  )
}
