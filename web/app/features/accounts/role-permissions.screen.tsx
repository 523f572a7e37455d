import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import {
  listRolePermissions,
  type PermissionRow,
} from '#contract/accounts/role-permissions.calls.ts'
import { links } from '#contract/links.ts'
import { roleNames, roles } from '#contract/roles.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { counted } from '../../ui/data/counted.ts'
import type { Route } from './+types/role-permissions.screen.ts'
import styles from './role-permissions.module.css'

const title = 'What each role may do'

export async function loader(args: Route.LoaderArgs) {
  guard('accounts.manage', args)
  return { rows: await awaitReply(contextOf(args.context).api(listRolePermissions, {}), args.url) }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(title, matches)

export default function RolePermissionsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHeader
        title={title}
        note="Generated from the rules that the server enforces. Which records a person can access also depends on who owns them."
        actions={<LinkButton to={links.userRoles()}>User Roles</LinkButton>}
      />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Permission</th>
              <th scope="col">Visitor</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loaderData.rows.map((row) => (
              <Permission key={row.permission} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Permission({ row }: { row: PermissionRow }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.calls.length > 0 && (
          <details className={styles.calls}>
            <summary>{counted(row.calls.length, { one: 'action', many: 'actions' })}</summary>
            <ul>
              {row.calls.map(({ name, summary }) => (
                <li key={name}>{summary}</li>
              ))}
            </ul>
          </details>
        )}
      </th>
      <Allowed who="Visitor" allowed={row.visitors} />
      {roles.map((role) => (
        <Allowed key={role} who={roleNames[role]} allowed={row.roles.includes(role)} />
      ))}
    </tr>
  )
}

function Allowed({ who, allowed }: { who: string; allowed: boolean }) {
  return (
    <td className={allowed ? styles.yes : styles.no}>
      {allowed ? (
        <IconCheck role="img" aria-label="Yes" />
      ) : (
        <span role="img" aria-label="No">
          –
        </span>
      )}
      <span className={styles.who}>{who}</span>
    </td>
  )
}
