import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import type { ListRowOf } from '../../ui/list/resource-types.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/user-roles.screen.ts'
import { individualColumns } from '../../shared/accounts/people-columns.tsx'
import { individualsList } from './individuals-list.ts'

/** The same people as in User Management, with all of its own columns in sight. */
const rolesList = { ...individualsList, name: 'userRoles' } as const

export const loader = listLoader(rolesList)

export const meta: Route.MetaFunction = () => officeMeta('User Roles')

const columns: Column<ListRowOf<typeof rolesList>>[] = [
  ...individualColumns,
  { key: 'isDeleted', label: 'Deleted' },
  { key: 'role', label: 'Role' },
]

export default function UserRolesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={rolesList}
      page={loaderData}
      title="User Roles"
      nouns={{ one: 'user', many: 'users' }}
      columns={columns}
      columnsAtFirst={columns.length}
      nameOf={(user) => user.fullName}
      editPath={(user) => links.profile(user.id)}
      deletable={false}
    />
  )
}
