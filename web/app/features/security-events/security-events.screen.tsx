import type { LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import {
  exportSecurityEvents,
  securityEventsList,
  type listSecurityEvents,
} from '#contract/security-events/security-events.calls.ts'
import {
  securityEventKinds,
  securityEventNames,
} from '#contract/security-events/security-events.kinds.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { listInput, listStateOf } from '../../ui/list/list-state.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import { MaybeLink } from '../../ui/navigation/maybe-link.tsx'
import type { Route } from './+types/security-events.screen.ts'

export async function loader(args: LoaderFunctionArgs) {
  return (await listLoader(securityEventsList)(args)) as OutputOf<typeof listSecurityEvents>
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Security events', matches)

const filters: readonly ListFilter[] = [
  {
    kind: 'select',
    name: 'kind',
    label: 'Event',
    all: 'All events',
    options: securityEventKinds.map((value) => ({ value, label: securityEventNames[value] })),
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

const cells: Cells<typeof securityEventsList> = {
  username: ({ username, userLink }) => <MaybeLink to={userLink}>{username}</MaybeLink>,
  by: ({ by, byLink }) => <MaybeLink to={byLink}>{by}</MaybeLink>,
}

export default function SecurityEventsScreen({ loaderData }: Route.ComponentProps) {
  // The current filters, even while the list is loading.
  const query = useWantedQuery()
  const shown = listInput(listStateOf(securityEventsList, query))
  return (
    <ListScreen
      resource={securityEventsList}
      page={loaderData}
      title="Security events"
      nouns={{ one: 'event', many: 'events' }}
      cells={cells}
      columnsAtFirst={6}
      filters={filters}
      exports={[
        {
          label: 'All columns',
          hint: 'All events that match the filters',
          start: () => callOverHttp(exportSecurityEvents, shown),
        },
      ]}
      nameOf={({ event }) => event}
    />
  )
}
