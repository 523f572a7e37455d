import type { LoaderFunctionArgs } from 'react-router'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import type { ListRowOf } from '../../ui/list/resource-types.ts'
import { links } from '#contract/links.ts'
import { partsOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import type { Route } from './+types/agent-management.screen.ts'
import { AgentRegistrationForm } from './agent-registration-form.tsx'
import { agencyOptions } from '../../shared/agencies/agency-options.ts'
import { useNewAccountDialog } from '../../shared/accounts/new-account-dialog.tsx'
import { phoneColumns, Standing } from '../../shared/accounts/people-columns.tsx'
import { agentsList } from './agencies-list.ts'

type AgentRow = ListRowOf<typeof agentsList>

const loadAgents = listLoader(agentsList)

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadAgents(args)
  return { page, agencies: await agencyOptions(partsOf(args.context).api) }
}

export const meta: Route.MetaFunction = () => officeMeta('Agent Management')

const columns: Column<AgentRow>[] = [
  { key: 'id', label: 'Id', narrow: true },
  { key: 'name', label: 'Name', lead: true },
  { key: 'surname', label: 'Surname' },
  { key: 'agencyName', label: 'Agency' },
  phoneColumns[0],
  { key: 'email', label: 'Email' },
  phoneColumns[1],
  { key: 'username', label: 'Username', cell: (agent) => agent.user?.username },
  { key: 'role', label: 'Role', cell: (agent) => agent.user?.role },
  { key: 'eaabeffcNumber', label: 'FFC number' },
  { key: 'ffcValidUntil', label: 'FFC valid until', narrow: true },
  {
    key: 'isDeleted',
    label: 'Account',
    cell: ({ isDeleted }) => <Standing isDeleted={isDeleted} />,
  },
]

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
        columns={columns}
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
