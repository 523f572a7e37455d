import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { links } from '#contract/links.ts'
import { savedSearchPath } from '#contract/saved-searches/saved-query.ts'
import type { requestSearch as requestCall } from '#contract/saved-searches/saved-searches.calls.ts'
import { savedSearchConfirmation } from '#contract/saved-searches/saved-searches.emails.ts'
import {
  alertsConsentVersion,
  savedSearchesTexts as texts,
} from '#contract/saved-searches/saved-searches.messages.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { recordConsent } from '../consents/consents.service.ts'
import { composeMail } from '../mail/mail.service.ts'
import { scheduleWords, searchWriter } from './describe.ts'
import { toListed } from './listed-searches.ts'
import * as queries from './saved-searches.queries.ts'
import { refuseTooMany, toStored } from './saved-searches.service.ts'
import {
  makeConfirmToken,
  makeManageToken,
  readConfirmToken,
  readManageToken,
} from './search-tokens.ts'

/** Per mailbox from all clients, so that nobody can flood it with our emails. */
export const mailboxLimit = { max: 3, seconds: 24 * 3600, message: texts.mailedEnough }

async function mailConfirmation(
  services: Services,
  tx: Tx,
  saved: { id: number; email: string },
  search: queries.NewSearch & { words: string },
  requestId: string,
): Promise<void> {
  const token = makeConfirmToken(services.secrets, saved)
  const mail = await composeMail(tx, savedSearchConfirmation, {
    'System.SearchName': search.name,
    'System.SearchWords': search.words,
    'System.SearchFrequency': scheduleWords(search),
    'System.ConfirmLink': `${services.config.publicUrl}${links.confirmSavedSearch(token)}`,
  })
  await services.outbox.put(tx, { ...mail, to: saved.email, requestId })
}

/** The reply is the same whether the address is known or not. */
export async function requestSearch(
  services: Services,
  input: z.output<(typeof requestCall)['input']>,
  context: CallContext,
) {
  const { email, ...rest } = input
  const search = await toStored(services, rest)
  const words = (await searchWriter(services))(search).join(', ')
  await services.limits.take(`saved search mail:${email.toLowerCase()}`, mailboxLimit)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    await queries.lockOwner(tx, email.toLowerCase())
    refuseTooMany(await queries.countOfAddress(tx, email))
    const saved = await queries.putForAddress(tx, email, search)
    await mailConfirmation(services, tx, saved, { ...search, words }, context.requestId)
    return { message: texts.requested }
  })
  services.outbox.wake()
  return reply
}

/** Anyone with the link has access to the mailbox. Idempotent. */
export async function confirmSearch(services: Services, token: string, context: CallContext) {
  const proof = readConfirmToken(services.secrets, token)
  if (!proof) throw new AppError('linkOld', { message: texts.confirmOld })
  const { searchId, email } = proof
  return transaction(services.database, actorOf(context), async (tx) => {
    const row = await queries.lockForConfirmation(tx, searchId, email)
    if (!row) throw new AppError('linkOld', { message: texts.confirmOld })
    const before = row.confirmedAt !== null || row.userId !== null
    if (!before) {
      await queries.markConfirmed(tx, row.id)
      const consent = { purpose: 'alerts', textVersion: alertsConsentVersion, given: true } as const
      // The logged-in user may be someone else: the consent belongs to the mailbox.
      await recordConsent(tx, { session: null, ip: context.ip }, { ...consent, email })
    }
    return {
      message: before ? texts.confirmedBefore : texts.confirmed,
      name: row.name,
      path: savedSearchPath(row),
      manage: links.savedSearchesByLink(makeManageToken(services.secrets, email)),
    }
  })
}

/** The link in every email about saved searches, for a reader without an account. */
export function manageLink({ config, secrets }: Services, email: string): string {
  return `${config.publicUrl}${links.savedSearchesByLink(makeManageToken(secrets, email))}`
}

/** The mailbox that a link was sent to. */
export function ownerByLink({ secrets }: Services, token: string): { email: string } {
  const email = readManageToken(secrets, token)
  if (email === undefined) throw new AppError('linkOld', { message: texts.manageOld })
  return { email }
}

export async function listManaged(services: Services, token: string) {
  const owner = ownerByLink(services, token)
  const rows = await queries.findSearches(services.database.db, owner)
  return { ...owner, items: await toListed(services, rows) }
}
