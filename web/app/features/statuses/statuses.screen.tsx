import { statuses } from '#contract/statuses/statuses.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import type { Column } from '../../backoffice/list-columns.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { RowOf } from '../../ui/list/resource-types.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/statuses.screen.ts'
import { StatusDisplay } from './status-display.tsx'

export const loader = listLoader(statuses)

export const meta: Route.MetaFunction = () => officeMeta('Status List')

const columns: Column<RowOf<typeof statuses>>[] = [
  { key: 'code', label: 'Code', narrow: true },
  { key: 'description', label: 'Description', lead: true },
  { key: 'display', label: 'Display', cell: (status) => <StatusDisplay {...status} /> },
  { key: 'isSystem', label: 'System', cell: ({ isSystem }) => (isSystem ? 'Yes' : 'No') },
  { key: 'id', label: 'Id', narrow: true },
]

export default function StatusesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={statuses}
      page={loaderData}
      title="Status List"
      nouns={{ one: 'status', many: 'statuses' }}
      columns={columns}
      columnsAtFirst={3}
      nameOf={({ description }) => description}
      editPath={({ id }) => links.status(id)}
      newPath={links.newStatus()}
      newLabel="New Status"
      deletable={({ isSystem }) => !isSystem}
    />
  )
}
