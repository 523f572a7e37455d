import { roleField } from '#contract/accounts/people.schema.ts'
import { profileMessages as texts } from '#contract/accounts/profile.messages.ts'
import type { updateUser as updateUserCall } from '#contract/accounts/users.calls.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { roleNames } from '#contract/roles.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import { changeAccess, getAccount, takeTurn, type Access } from './access.service.ts'
import { askEmailChange, checkEmailWish, savedMessage } from './email-changes.service.ts'
import { accountRules } from './new-accounts.service.ts'
import { findAccount, findRoles, lockAccount, type Account } from './users.queries.ts'

type UserForm = ParsedInputOf<typeof updateUserCall>

/** Role and flag are accepted only from a Super Admin; a password is not accepted from anyone. */
function accessOf(form: UserForm, bySuperAdmin: boolean): Access {
  const own = form.username === undefined ? {} : { username: form.username }
  if (!bySuperAdmin) return own
  const role = roleField.nullish().safeParse(form.role)
  if (!role.success) throw new AppError('invalidInput', { fields: { role: texts.roleRequired } })
  return {
    ...own,
    ...(role.data ? { role: role.data } : {}),
    ...(typeof form.loginPasswordChange === 'boolean'
      ? { loginPasswordChange: form.loginPasswordChange }
      : {}),
    ...(form.confirmOwnRole ? { confirmOwnRole: true } : {}),
  }
}

export async function updateUser(services: Services, form: UserForm, context: CallContext) {
  const session = sessionOf(context)
  const bySuperAdmin = session.role === 'superAdmin'
  const userId = bySuperAdmin ? (form.id ?? session.userId) : session.userId
  const account = await getAccount(services.database.db, userId)
  const access = accessOf(form, bySuperAdmin)
  const wish = await checkEmailWish(services, context, account, form)
  const saved = await withUniqueMessages(
    accountRules({ username: 'username', email: 'email' }),
    transaction(services.database, actorOf(context), async (tx) => {
      if (access.role) await takeTurn(tx)
      const { version } = form
      if ((await lockAccount(tx, userId)).version !== version) {
        throw await staleSince(tx, context, { table: 'users', id: userId, version })
      }
      await changeAccess(tx, userId, access, context)
      await askEmailChange(services, tx, wish, context)
      return (await findAccount(tx, userId)) as Account
    }),
  )
  services.outbox.wake()
  return { ...saved, role: roleNames[saved.role], message: savedMessage(wish) }
}

export function listRoles(services: Services, context: CallContext) {
  const { role } = sessionOf(context)
  return findRoles(services.database.db, role === 'superAdmin' ? undefined : role)
}
