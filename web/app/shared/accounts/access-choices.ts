import { listRoles } from '#contract/accounts/users.calls.ts'
import type { Api } from '#contract/client.ts'
import { agencyOptions } from '../agencies/agency-options.ts'
import type { AccessChoices } from './access-fields.tsx'

/** What the Access Control section offers. */
export async function accessChoices(api: Api): Promise<AccessChoices> {
  const [roles, agencies] = await Promise.all([api(listRoles, {}), agencyOptions(api)])
  return { roles: roles.map(({ roleName }) => roleName), agencies }
}
