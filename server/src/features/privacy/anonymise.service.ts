import { AppError } from '#contract/errors.ts'
import { privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import type { Tx } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { closeAccount, takeTurnToErase } from '../accounts/access.service.ts'
import { isCompanyMailbox } from '../mail/mail.service.ts'
import * as log from './anonymise-log.queries.ts'
import { removeEmails } from './anonymise-emails.queries.ts'
import * as queries from './anonymise.queries.ts'

/**
 * Closes an account and anonymises it. Rows stay, since payments and accepted offers must be
 * retained and refer to them; what is left in them identifies nobody.
 */
export async function anonymisePerson(tx: Tx, userId: number, context: CallContext): Promise<void> {
  const account = await takeTurnToErase(tx, userId)
  if (!account) throw new AppError('wrongState', { message: texts.noAccount })
  if (await queries.hasOfferInFlight(tx, userId)) {
    throw new AppError('wrongState', { message: texts.offerInFlight })
  }
  if (await queries.hasPaymentInFlight(tx, userId)) {
    throw new AppError('wrongState', { message: texts.paymentInFlight })
  }
  const { email } = account
  // Before the rows lose the values they are found by, and an agent the listings.
  await removeEmails(tx, userId, { email, shared: await isCompanyMailbox(tx, email) })
  if (!account.isDeleted) await closeAccount(tx, userId, context)
  const person = { userId, email }
  const found = await log.findPersonalRows(tx, person)
  await queries.unpublishListings(tx, userId)
  await queries.withdrawOpenOffers(tx, userId)
  await queries.closeRequests(tx, userId)
  await queries.closeRecords(tx, userId)
  await queries.suppressMarketing(tx, person)
  await log.allowRedaction(tx)
  await queries.anonymiseTables(tx, person)
  await log.redactChanges(tx, found)
  await log.redactAddress(tx, email)
}
