import { fieldGroupsList } from '#contract/field-groups/field-groups.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import type { Cells } from '../../backoffice/list-columns.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { usageNote } from '../../backoffice/usage-note.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/field-groups.screen.ts'

export const loader = listLoader(fieldGroupsList)

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta('Property User Defined Groups', matches)

const cells: Cells<typeof fieldGroupsList> = { fields: ({ fields }) => fields.length }

export default function FieldGroupsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={fieldGroupsList}
      page={loaderData}
      title="Property User Defined Groups"
      nouns={{ one: 'group', many: 'groups' }}
      cells={cells}
      columnsAtFirst={5}
      deleteNote={({ uses }) => usageNote(uses, { one: 'property', many: 'properties' })}
      nameOf={(group) => group.description}
      editPath={(group) => links.userDefinedGroup(group.id)}
      newPath={links.newUserDefinedGroup()}
      newLabel="New Group"
    />
  )
}
