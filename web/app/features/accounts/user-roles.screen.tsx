import { userRolesList } from '#contract/accounts/individuals.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/user-roles.screen.ts'

export const loader = listLoader(userRolesList)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('User Roles', matches)

export default function UserRolesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={userRolesList}
      page={loaderData}
      title="User Roles"
      nouns={{ one: 'user', many: 'users' }}
      columnsAtFirst={userRolesList.columns.length}
      under={{ telephone: 'cellNumber' }}
      nameOf={(user) => user.fullName}
      editPath={(user) => links.profile(user.id)}
      deletable={false}
    />
  )
}
