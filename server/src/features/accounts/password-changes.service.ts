import type { z } from 'zod'
import type { passwordForm } from '#contract/accounts/passwords.calls.ts'
import { passwordRuleTexts, passwordsMessages } from '#contract/accounts/passwords.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { notifyOfChange } from './security-notices.ts'
import { mailPasswordChanged } from './account-emails.ts'
import { confirmAddress } from './email-confirmation.service.ts'
import { burnReset } from './password-resets.queries.ts'
import { accountOfLink } from './password-resets.service.ts'
import { confirmPassword, isPasswordOf } from './password-check.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { endUserSessions, voidMailedLinks } from './people.queries.ts'
import { hashToken } from './tokens.ts'
import { findAccount, setPassword, type Account } from './users.queries.ts'

type PasswordForm = z.output<typeof passwordForm>

function refuseOtherAccount(account: Account, form: PasswordForm): void {
  if (account.email.toLowerCase() === form.email.toLowerCase()) return
  throw new AppError('notAllowed', { message: passwordRuleTexts.otherAccount })
}

/** Logged in: the current password is required, unless the user must change it. */
async function accountOfSession(services: Services, form: PasswordForm, context: CallContext) {
  const session = sessionOf(context)
  const account = await findAccount(services.database.db, session.userId)
  if (!account) throw new AppError('notSignedIn')
  refuseOtherAccount(account, form)
  if (!account.loginPasswordChange) await confirmPassword(services, session, form.currentPassword)
  if (await isPasswordOf(services.database.db, account.id, form.password)) {
    const message = passwordRuleTexts.unchanged
    throw new AppError('invalidInput', { message, fields: { password: message } })
  }
  return account
}

async function accountOfForm(services: Services, form: PasswordForm, context: CallContext) {
  if (!form.token) return accountOfSession(services, form, context)
  const account = await accountOfLink(services, form.token)
  refuseOtherAccount(account, form)
  return account
}

/** A new password ends every session, including this one, and invalidates every emailed link. */
export async function updatePassword(services: Services, form: PasswordForm, context: CallContext) {
  const account = await accountOfForm(services, form, context)
  const { username } = account
  await refuseWeakPassword(services.database.db, form.password, { username, field: 'password' })
  const passwordHash = await hashPassword(form.password)
  const actor = { userId: account.id, name: account.username, requestId: context.requestId }
  await transaction(services.database, actor, async (tx) => {
    if (form.token && !(await burnReset(tx, hashToken(form.token)))) throw new AppError('linkUsed')
    await recordSecurityEvent(tx, { kind: 'passwordChanged', userId: account.id }, context)
    await setPassword(tx, account.id, passwordHash)
    // The link was in their mailbox.
    if (form.token) await confirmAddress(tx, account.id, context)
    await voidMailedLinks(tx, account.id)
    await endUserSessions(tx, account.id)
    await mailPasswordChanged(services, tx, account)
    await notifyOfChange(tx, account.id, 'passwordChanged')
  })
  if (context.session?.userId === account.id) context.setSessionCookie(null)
  services.outbox.wake()
  return { message: form.token ? passwordsMessages.reset : passwordsMessages.updated }
}
