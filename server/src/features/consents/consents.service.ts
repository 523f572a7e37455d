import { marketingConsentVersion } from '#contract/accounts/registration.messages.ts'
import { AppError } from '#contract/errors.ts'
import { consentPurposeNames, privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as queries from './consents.queries.ts'

/** What the caller agreed to or refused, with the version of the text that they were shown. */
export async function recordConsent(
  tx: Tx,
  { session, ip }: Pick<CallContext, 'session' | 'ip'>,
  consent: Omit<queries.NewConsent, 'userId' | 'ip'>,
): Promise<void> {
  await queries.insertConsent(tx, { ...consent, userId: session?.userId ?? null, ip })
}

interface Reader {
  /** Null for someone without an account. */
  userId: number | null
  email: string
  ip: string
}

/** Only the newsletter choice, of someone who was not on the list before. */
export async function recordMarketingChoice(
  tx: Tx,
  { userId, email, ip }: Reader,
  given: boolean,
): Promise<void> {
  const textVersion = marketingConsentVersion
  await queries.insertConsent(tx, { purpose: 'marketing', textVersion, given, userId, email, ip })
}

/** They want news: recorded, and added to the list. */
export async function subscribe(
  tx: Tx,
  reader: Reader & { userId: number; name: string },
): Promise<void> {
  await recordMarketingChoice(tx, reader, true)
  const { email, name, userId } = reader
  await queries.putMarketingContact(tx, { email, name, userId })
}

/** They no longer want news: recorded, removed from the list, and pending emails are not sent. */
export async function unsubscribe(tx: Tx, reader: Reader): Promise<void> {
  await recordMarketingChoice(tx, reader, false)
  await queries.takeOffList(tx, reader.userId, reader.email)
}

export async function listConsents({ database }: Services, context: CallContext) {
  const { userId } = sessionOf(context)
  const rows = await queries.findConsents(database.db, userId)
  return {
    marketing: await queries.isOnList(database.db, userId),
    items: rows.map(({ latest, ...row }) => ({
      ...row,
      purposeName: consentPurposeNames[row.purpose],
      may: { withdraw: row.given && latest },
    })),
  }
}

async function lockPerson(tx: Tx, userId: number) {
  const person = await queries.lockPerson(tx, userId)
  if (!person) throw new AppError('notFound')
  return person
}

export async function withdrawConsent(
  services: Services,
  input: { id: number },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const person = await lockPerson(tx, userId)
    const consent = await queries.lockConsent(tx, input.id, userId)
    if (!consent) throw new AppError('notFound')
    if (!consent.given || !(await queries.isLatestConsent(tx, consent.id))) {
      throw new AppError('wrongState', { message: texts.notGiven })
    }
    const { id: _id, at: _at, ...same } = consent
    await queries.insertConsent(tx, { ...same, given: false, ip: context.ip })
    await queries.clearConsentFlag(tx, consent)
    if (consent.purpose === 'alerts') await queries.pauseSearches(tx, userId)
    if (consent.purpose === 'marketing') await queries.takeOffList(tx, userId, person.email)
    return { message: texts.withdrawn }
  })
}

/** Repeating it changes nothing and adds no record. */
export async function chooseMarketing(
  services: Services,
  { optIn }: { optIn: boolean },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const marketing = await transaction(services.database, actorOf(context), async (tx) => {
    const { email, name } = await lockPerson(tx, userId)
    if ((await queries.isOnList(tx, userId)) === optIn) return optIn
    const reader = { userId, email, name, ip: context.ip }
    if (optIn) {
      await queries.allowAddress(tx, email)
      await subscribe(tx, reader)
    } else {
      await unsubscribe(tx, reader)
    }
    return queries.isOnList(tx, userId)
  })
  return { marketing, message: optIn ? texts.optedIn : texts.optedOut }
}
