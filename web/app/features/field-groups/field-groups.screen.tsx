import type { FieldGroup } from '#contract/field-groups/field-groups.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import type { Column } from '../../backoffice/list-columns.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/field-groups.screen.ts'
import { fieldGroupsList } from './field-groups-list.ts'

export const loader = listLoader(fieldGroupsList)

export const meta: Route.MetaFunction = () => officeMeta('Property User Defined Groups')

const columns: Column<FieldGroup>[] = [
  { key: 'description', label: 'Description', lead: true },
  { key: 'usageType', label: 'Usage type', cell: ({ propertyUsageType }) => propertyUsageType },
  { key: 'rank', label: 'Rank', kind: 'number' },
  { key: 'fields', label: 'Fields', kind: 'number', cell: ({ fields }) => fields.length },
  { key: 'id', label: 'Id', narrow: true },
]

export default function FieldGroupsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={fieldGroupsList}
      page={loaderData}
      title="Property User Defined Groups"
      nouns={{ one: 'group', many: 'groups' }}
      columns={columns}
      columnsAtFirst={3}
      nameOf={(group) => group.description}
      editPath={(group) => links.userDefinedGroup(group.id)}
      newPath={links.newUserDefinedGroup()}
      newLabel="New Group"
    />
  )
}
