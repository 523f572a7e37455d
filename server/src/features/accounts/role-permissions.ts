import '#contract/all-calls.ts'
import type { PermissionRow } from '#contract/accounts/role-permissions.calls.ts'
import { declaredCalls } from '#contract/call.ts'
import { permissionLabels } from '#contract/permission-labels.ts'
import { permissions, rolesOf, type Permission, type Who } from '#contract/permissions.ts'
import { roles } from '#contract/roles.ts'

const labels: Record<Exclude<Who, Permission>, string> = {
  everyone: 'What every visitor may do',
  signedIn: 'What everyone who is logged in may do, mostly with their own records',
}

/** The table of roles and permissions, derived from the declarations that the server enforces. */
export function rolePermissions(): PermissionRow[] {
  const calls = declaredCalls()
  const names = Object.keys(permissions) as Permission[]
  return (['everyone', 'signedIn', ...names] as Who[]).map((who) => {
    const allowed = rolesOf(who)
    return {
      permission: who,
      label: who === 'everyone' || who === 'signedIn' ? labels[who] : permissionLabels[who],
      roles: allowed === 'everyone' ? roles : [...allowed],
      visitors: allowed === 'everyone',
      calls: calls
        .filter((call) => call.who === who)
        .map(({ name, summary, method, path }) => ({ name, summary, method, path })),
    }
  })
}
