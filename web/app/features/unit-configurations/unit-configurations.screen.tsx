import { unitConfigurations } from '#contract/unit-configurations/unit-configurations.resource.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { RowOf } from '../../ui/list/resource-types.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/unit-configurations.screen.ts'

export const loader = listLoader(unitConfigurations)

export const meta: Route.MetaFunction = () => officeMeta('Unit Configuration List')

const columns: Column<RowOf<typeof unitConfigurations>>[] = [
  { key: 'id', label: 'Id', narrow: true },
  { key: 'description', label: 'Description', lead: true },
  {
    key: 'bedrooms',
    label: 'Bedrooms',
    align: 'right',
    cell: ({ bedrooms }) => (bedrooms === 0 ? 'Studio' : bedrooms),
  },
  { key: 'sleeps', label: 'Sleeps', align: 'right' },
]

export default function UnitConfigurationsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={unitConfigurations}
      page={loaderData}
      title="Unit Configuration List"
      nouns={{ one: 'unit configuration', many: 'unit configurations' }}
      columns={columns}
      nameOf={({ description }) => description}
      editPath={({ id }) => links.unitConfiguration(id)}
      newPath={links.newUnitConfiguration()}
      newLabel="New Unit Configuration"
    />
  )
}
