import { emailChangeTexts as texts, profileMessages } from '#contract/accounts/profile.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import { mailEmailChange } from './account-emails.ts'
import * as queries from './email-changes.queries.ts'
import { releaseMails } from './email-confirmation.queries.ts'
import { confirmByLink } from './email-confirmation.service.ts'
import { accountRules } from './new-accounts.service.ts'
import { confirmPassword } from './password-check.ts'
import { voidEmailChanges, voidMailedLinks } from './people.queries.ts'
import { reportChange } from './security-notices.ts'
import { hashToken, newToken } from './tokens.ts'
import { findAccount, isEmailTaken, setEmail } from './users.queries.ts'

const linkSeconds = 24 * 3600
const askLimit = { max: 5, seconds: 3600 }

interface AskedAccount {
  id: number
  username: string
  email: string
  fullName: string
}

/** A permitted request to change the address; undefined if the address stays the same. */
export interface EmailWish {
  account: AskedAccount
  newEmail: string
}

/** Before the transaction: the password is checked again, and the address must be free. */
export async function checkEmailWish(
  services: Services,
  context: CallContext,
  account: AskedAccount,
  form: { email?: string; currentPassword?: string | null },
): Promise<EmailWish | undefined> {
  const { email } = form
  if (email === undefined || email.toLowerCase() === account.email.toLowerCase()) return undefined
  await confirmPassword(services, sessionOf(context), form.currentPassword)
  await services.limits.take(`email change:${account.id}`, askLimit)
  if (await isEmailTaken(services.database.db, email, account.id)) {
    throw new AppError('taken', { message: texts.taken, fields: { email: texts.taken } })
  }
  return { account, newEmail: email }
}

/** Emails both addresses; the address changes once both have confirmed. */
export async function askEmailChange(
  services: Services,
  tx: Tx,
  wish: EmailWish | undefined,
  context: CallContext,
): Promise<void> {
  if (!wish) return
  const event = { kind: 'emailChangeAsked', userId: wish.account.id } as const
  await recordSecurityEvent(tx, event, context)
  const { account, newEmail } = wish
  const tokens = { oldToken: newToken(), newToken: newToken() }
  await voidEmailChanges(tx, account.id)
  await queries.insertEmailChange(tx, {
    userId: account.id,
    newEmail,
    oldTokenHash: hashToken(tokens.oldToken),
    newTokenHash: hashToken(tokens.newToken),
    seconds: linkSeconds,
  })
  await mailEmailChange(services, tx, account, { newEmail, ...tokens })
}

export function savedMessage(wish: EmailWish | undefined): string {
  return wish ? `${profileMessages.updated} ${texts.asked}` : profileMessages.updated
}

export async function confirmEmail(services: Services, token: string, context: CallContext) {
  const byLink = await confirmByLink(services, token, context)
  if (byLink) return byLink
  const actor = {
    userId: context.session?.userId ?? null,
    name: context.session?.username ?? 'email confirmation',
    requestId: context.requestId,
  }
  const reply = await withUniqueMessages(
    accountRules({ username: 'username', email: 'email' }),
    transaction(services.database, actor, async (tx) => {
      const change = await queries.confirmChange(tx, hashToken(token))
      const account = change && (await findAccount(tx, change.userId))
      if (!change || !account || account.isDeleted) {
        throw new AppError('linkOld', { message: texts.linkUnknown })
      }
      if (!change.ready) return { complete: false, message: texts.confirmed }
      await reportChange(services, tx, account, 'emailChanged', context)
      await setEmail(tx, change.userId, change.newEmail)
      await releaseMails(tx, change.userId)
      await queries.completeChange(tx, change.id)
      // A reset link still in the old mailbox must no longer open the account.
      await voidMailedLinks(tx, change.userId)
      return { complete: true, message: texts.changed }
    }),
  )
  services.outbox.wake()
  return reply
}
