import { individualsList } from '#contract/accounts/individuals.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { links } from '#contract/links.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { Route } from './+types/user-management.screen.ts'
import { useNewAccountDialog } from '../../shared/accounts/new-account-dialog.tsx'
import { Standing } from '../../shared/accounts/standing.tsx'

export const loader = listLoader(individualsList)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('User Management', matches)

const cells: Cells<typeof individualsList> = {
  isDeleted: Standing,
  email: ({ email, emailConfirmed }) =>
    emailConfirmed ? (
      email
    ) : (
      <TwoLines first={<MailAddress address={email} />} second="Not confirmed" />
    ),
}

export default function UserManagementScreen({ loaderData }: Route.ComponentProps) {
  const newUser = useNewAccountDialog('New User', (onRegistered) => (
    <RegistrationForm onRegistered={onRegistered} />
  ))
  return (
    <>
      <ListScreen
        resource={individualsList}
        page={loaderData}
        title="User Management"
        nouns={{ one: 'user', many: 'users' }}
        cells={cells}
        under={{ telephone: 'cellNumber' }}
        nameOf={(user) => user.fullName}
        editPath={(user) => links.profile(user.id)}
        deletable={(user) => !user.isDeleted}
        onNew={newUser.open}
        newLabel="NEW USER"
        headActions={
          <>
            <LinkButton to={links.agentManagement()}>Agent Management</LinkButton>
            <LinkButton to={links.agencyManagement()}>Agency Management</LinkButton>
          </>
        }
      />
      {newUser.dialog}
    </>
  )
}
