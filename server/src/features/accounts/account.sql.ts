import { sql } from '../../db/orm.ts'
import type { Role } from '#contract/roles.ts'
import { roles, users } from '../../db/schema/accounts.ts'
import { emailChanges } from '../../db/schema/sessions.ts'

/** The newest change of address that is still awaiting confirmation. */
export const pendingEmail = sql<string | null>`(
  select ${emailChanges.newEmail} from ${emailChanges}
  where ${emailChanges.userId} = ${users.id} and ${emailChanges.completedAt} is null
    and ${emailChanges.expiresAt} > now()
  order by ${emailChanges.id} desc limit 1)`

export const accountColumns = {
  id: users.id,
  version: users.version,
  username: users.username,
  role: sql<Role>`${roles.key}`,
  loginPasswordChange: users.changePasswordOnLogin,
  emailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
}
