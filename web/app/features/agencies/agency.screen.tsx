import { redirect } from 'react-router'
import { getAgency } from '#contract/agencies/agencies.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { answered, refusal } from '../../session/refusal.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import type { ListRowOf } from '../../ui/list/resource-types.ts'
import { links } from '#contract/links.ts'
import { partsOf } from '../../session/request-context.ts'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/agency.screen.ts'
import { AgencyForm } from './agency-form.tsx'
import { phoneColumns } from '../../shared/accounts/people-columns.tsx'
import { agentsList } from './agencies-list.ts'

/** The agents of one agency: its administrator changes their details, nobody deletes them here. */
const ownAgents = { ...agentsList, name: 'ownAgents', remove: undefined } as const
const loadAgents = listLoader(ownAgents, 'agencies.edit')

export async function loader(args: Route.LoaderArgs) {
  const { user, agency } = guard('agencies.edit', args)
  const bySuperAdmin = user.role === 'Super Admin'
  const asked = args.url.searchParams.get('id')
  if (bySuperAdmin && asked === null) throw redirect(links.agencyManagement())
  const input = getAgency.input.safeParse({ id: bySuperAdmin ? asked : agency?.id })
  if (!input.success) throw refusal('notFound')
  const url = new URL(args.url)
  // Which agency it is follows from who asks, not from the address.
  url.searchParams.set('agencyId', String(input.data.id))
  const [record, agents] = await Promise.all([
    answered(partsOf(args.context).api(getAgency, input.data), args.url),
    loadAgents({ ...args, url }),
  ])
  return { agency: record, agents, bySuperAdmin }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.agency.agencyName ?? 'Agency' },
  { name: 'robots', content: 'noindex' },
]

const columns: Column<ListRowOf<typeof ownAgents>>[] = [
  { key: 'name', label: 'Name', lead: true, cell: ({ name, surname }) => `${name} ${surname}` },
  { key: 'email', label: 'Email' },
  ...phoneColumns,
  { key: 'role', label: 'Role', cell: (agent) => agent.user?.role },
  { key: 'ffcValidUntil', label: 'FFC valid until', narrow: true },
]

export default function AgencyScreen({ loaderData }: Route.ComponentProps) {
  const { agency, agents, bySuperAdmin } = loaderData
  const content = (
    <>
      <AgencyForm key={agency.version} agency={agency} bySuperAdmin={bySuperAdmin} />
      <ListScreen
        resource={ownAgents}
        page={agents}
        level={2}
        title="Agents"
        nouns={{ one: 'agent', many: 'agents' }}
        columns={columns}
        nameOf={({ name, surname }) => `${name} ${surname}`}
        editPath={(agent) => links.agentProfile(agent.id)}
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
          : 'We are still verifying the agency’s certificate. The agency will appear on the site once it is verified.'
      }
    >
      {content}
    </AccountFrame>
  )
}
