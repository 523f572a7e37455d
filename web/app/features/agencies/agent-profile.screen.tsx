import { redirect } from 'react-router'
import { agentFromUser, getAgent } from '#contract/agencies/agents.calls.ts'
import { isAgentRole, roleFromName } from '#contract/roles.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { guard } from '../../session/guard.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/agent-profile.screen.ts'
import { accessChoices } from '../../shared/accounts/access-choices.ts'
import { AgentForm } from './agent-form.tsx'
import { ConfirmAddress } from '../../shared/accounts/confirm-address.tsx'
import { ViewAs } from '../../shared/accounts/view-as.tsx'
import { ResetTwoFactor } from '../../shared/accounts/reset-two-factor.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { user, person } = guard('signedIn', args)
  const { api } = contextOf(args.context)
  const asked = args.url.searchParams.get('id')
  const role = roleFromName(user.role)
  const bySuperAdmin = role === 'superAdmin'
  if (asked === null && !(role && isAgentRole(role))) {
    throw redirect(bySuperAdmin ? links.agentManagement() : links.profile())
  }
  const input = getAgent.input.safeParse({ id: asked ?? person?.id })
  if (asked !== null && !input.success) throw refusal('notFound')
  // An account that was given its role without a record gets one here.
  const call = input.success ? api(getAgent, input.data) : api(agentFromUser, {})
  const [agent, access] = await Promise.all([
    awaitReply(call, args.url),
    bySuperAdmin ? accessChoices(api) : null,
  ])
  // Others see only an agent's name and cannot change anything.
  if (agent.userId === undefined) throw refusal('notFound')
  const own = agent.userId === user.id
  const backTo = own ? links.login() : links.agency()
  return {
    agent,
    own,
    inOffice: bySuperAdmin,
    runsAgency: role === 'agency',
    access,
    cancelTo: bySuperAdmin ? links.userManagement() : backTo,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(
    !loaderData || loaderData.own ? 'Update Profile Info' : nameOf(loaderData.agent),
    matches,
  )

function nameOf({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`
}

export default function AgentProfileScreen({ loaderData }: Route.ComponentProps) {
  const { inOffice, runsAgency, ...props } = loaderData
  const { agent, own } = props
  const name = nameOf(agent)
  const form = <AgentForm key={`${agent.id} ${agent.version} ${agent.user?.version}`} {...props} />
  if (!inOffice) {
    return (
      <AccountFrame
        title={own ? 'Update Profile Info' : name}
        lede={own ? 'Your personal and contact details.' : `Agent at ${agent.agencyName}.`}
        under={own ? undefined : links.agency()}
      >
        {form}
        {runsAgency && <RecordHistory table="agents" rowId={agent.id} version={agent.version} />}
      </AccountFrame>
    )
  }
  return (
    <>
      <OfficeHeader
        title={name}
        overline="UPDATE AGENT INFO"
        note={`ID ${agent.id}, ${agent.user?.role}`}
        actions={
          <>
            {agent.user?.emailConfirmed === false && (
              <ConfirmAddress userId={agent.userId as number} />
            )}
            <ViewAs userId={agent.userId as number} name={name} />
            <ResetTwoFactor userId={agent.userId as number} name={name} />
          </>
        }
      />
      {form}
      <RecordHistory
        table="users"
        rowId={agent.userId as number}
        version={`${agent.version} ${agent.user?.version}`}
      />
    </>
  )
}
