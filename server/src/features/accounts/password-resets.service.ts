import { passwordsMessages as texts } from '#contract/accounts/passwords.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { networkOf } from '../../kit/network.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { mailResetLink } from './account-emails.ts'
import { findReset, insertReset } from './password-resets.queries.ts'
import { hashToken, newToken } from './tokens.ts'
import { findAccount, findAccountByEmail, type Account } from './users.queries.ts'

const hour = 3600
const perAddress = { max: 3, seconds: hour }
const unknownPerClient = { max: 3, seconds: hour }

/** A new link for choosing a password; only its hash is stored. */
export async function makeResetToken(tx: Tx, userId: number, seconds = hour): Promise<string> {
  const token = newToken()
  await insertReset(tx, { userId, tokenHash: hashToken(token), seconds })
  return token
}

/** A few specific replies for someone who mistyped; none for someone who works through a list. */
async function mayTellUnknown(services: Services, ip: string): Promise<boolean> {
  if (services.config.uniformResetReply) return false
  try {
    await services.limits.take(`unknown reset:${networkOf(ip)}`, unknownPerClient)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') return false
    throw error
  }
}

export async function forgotPassword(services: Services, email: string, context: CallContext) {
  const { account, foldedEmail } = await findAccountByEmail(services.database.db, email)
  // Counted by the account that was found: the same mailbox can be spelt in many ways.
  const subject = account ? `account ${account.id}` : hashToken(foldedEmail)
  await services.limits.take(`reset:${subject}`, perAddress)
  if (account) {
    await transaction(services.database, actorOf(context), async (tx) => {
      const event = { kind: 'passwordResetAsked', userId: account.id } as const
      await recordSecurityEvent(tx, event, context)
      await mailResetLink(services, tx, account, await makeResetToken(tx, account.id))
      return { message: texts.resetSent }
    })
    services.outbox.wake()
  } else if (await mayTellUnknown(services, context.ip)) {
    throw new AppError('emailNotFound')
  }
  return { message: texts.resetSent }
}

/** The account of an emailed link. An unknown link is treated as used. */
export async function accountOfLink(services: Services, token: string): Promise<Account> {
  const { db } = services.database
  const reset = await findReset(db, hashToken(token))
  if (!reset || reset.used) throw new AppError('linkUsed')
  if (reset.old) throw new AppError('linkOld')
  const account = await findAccount(db, reset.userId)
  if (!account) throw new AppError('linkUsed')
  return account
}

export async function checkResetToken(services: Services, token: string) {
  const { email } = await accountOfLink(services, token)
  return { email }
}
