import { emailConfirmationTexts as texts } from '#contract/accounts/email-confirmation.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { getAccount } from './access.service.ts'
import { mailConfirmation, type Addressee } from './account-emails.ts'
import { makeAddressProof, readAddressProof } from './address-proof.ts'
import { confirmEverybody, markConfirmed, releaseMails } from './email-confirmation.queries.ts'
import { findAccount } from './users.queries.ts'

/** Whether a new account must confirm its address; one created by a Super Admin need not. */
export function waitsForConfirmation({ config }: Services, context: CallContext): boolean {
  return config.emailConfirmation && context.session?.role !== 'superAdmin'
}

export async function askForConfirmation(
  services: Services,
  tx: Tx,
  account: Addressee & { id: number },
): Promise<void> {
  const { id: userId, email } = account
  const token = makeAddressProof(services.secrets, { userId, email })
  await mailConfirmation(services, tx, account, token)
}

/** The mailbox is the person's: what was held back until then continues. */
export async function confirmAddress(
  tx: Tx,
  userId: number,
  context: Pick<CallContext, 'ip' | 'userAgent' | 'session'>,
): Promise<void> {
  if (!(await markConfirmed(tx, userId))) return
  await releaseMails(tx, userId)
  await recordSecurityEvent(tx, { kind: 'emailConfirmed', userId }, context)
}

/** From the emailed link. Undefined when the token is not of this kind. */
export async function confirmByLink(services: Services, token: string, context: CallContext) {
  const proof = readAddressProof(services.secrets, token)
  if (!proof) return undefined
  const { userId, email } = proof
  const actor = { userId, name: 'email confirmation', requestId: context.requestId }
  await transaction(services.database, actor, async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account || account.isDeleted || account.email !== email) {
      throw new AppError('linkOld', { message: texts.linkUnknown })
    }
    await confirmAddress(tx, userId, { ...context, session: null })
  })
  services.outbox.wake()
  return { complete: true, message: texts.confirmed }
}

export async function resendConfirmation(services: Services, context: CallContext) {
  const { userId } = sessionOf(context)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const account = await getAccount(tx, userId)
    if (account.emailConfirmed) {
      throw new AppError('wrongState', { message: texts.alreadyConfirmed })
    }
    await askForConfirmation(services, tx, account)
    return { message: texts.sent }
  })
  services.outbox.wake()
  return reply
}

/** Manually, when a Super Admin has made sure that the address is the person's. */
export async function confirmByHand(services: Services, userId: number, context: CallContext) {
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const account = await getAccount(tx, userId)
    if (account.emailConfirmed) {
      throw new AppError('wrongState', { message: texts.alreadyConfirmed })
    }
    await confirmAddress(tx, userId, context)
    return { message: texts.confirmedByHand }
  })
  services.outbox.wake()
  return reply
}

/** On startup: anything waiting while confirmation is off would wait forever. */
export async function settleConfirmations({ config, database }: Services): Promise<void> {
  if (!config.emailConfirmation) await confirmEverybody(database.db)
}
