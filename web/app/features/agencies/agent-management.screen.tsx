import type { LoaderFunctionArgs } from 'react-router'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { agentsList } from '#contract/agencies/agents.calls.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import type { Route } from './+types/agent-management.screen.ts'
import { AgentRegistrationForm } from './agent-registration-form.tsx'
import { agencyOptions } from '../../shared/agencies/agency-options.ts'
import { useNewAccountDialog } from '../../shared/accounts/new-account-dialog.tsx'
import { Standing } from '../../shared/accounts/standing.tsx'

const loadAgents = listLoader(agentsList)

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadAgents(args)
  return { page, agencies: await agencyOptions(contextOf(args.context).api) }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Agent Management', matches)

const cells: Cells<typeof agentsList> = {
  username: ({ user }) => user?.username,
  role: ({ user }) => user?.role,
  isDeleted: ({ isDeleted }) => <Standing isDeleted={isDeleted} />,
}

export default function AgentManagementScreen({ loaderData }: Route.ComponentProps) {
  const { page, agencies } = loaderData
  const newAgent = useNewAccountDialog('New Agent', (onRegistered) => (
    <AgentRegistrationForm agencies={agencies} onRegistered={onRegistered} />
  ))
  return (
    <>
      <ListScreen
        resource={agentsList}
        page={page}
        title="Agent Management"
        nouns={{ one: 'agent', many: 'agents' }}
        cells={cells}
        nameOf={(agent) => `${agent.name} ${agent.surname}`}
        editPath={(agent) => links.agentProfile(agent.id)}
        deletable={(agent) => !agent.isDeleted}
        onNew={newAgent.open}
        newLabel="NEW AGENT"
        filters={[
          {
            kind: 'select',
            name: 'agencyId',
            label: 'Agency',
            all: 'All agencies',
            options: agencies,
          },
        ]}
        headActions={
          <>
            <LinkButton to={links.userManagement()}>User Management</LinkButton>
            <LinkButton to={links.agencyManagement()}>Agency Management</LinkButton>
          </>
        }
      />
      {newAgent.dialog}
    </>
  )
}
