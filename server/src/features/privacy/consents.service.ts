import { marketingConsentVersion } from '#contract/accounts/registration.messages.ts'
import { AppError } from '#contract/errors.ts'
import { consentPurposeNames, privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Parts } from '../../parts.ts'
import { putMarketingContact } from '../accounts/new-accounts.queries.ts'
import * as queries from './consents.queries.ts'

export async function listConsents({ database }: Parts, context: CallContext) {
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

export async function withdrawConsent(parts: Parts, input: { id: number }, context: CallContext) {
  const { userId } = sessionOf(context)
  return transaction(parts.database, actorOf(context), async (tx) => {
    const person = await lockPerson(tx, userId)
    const consent = await queries.lockConsent(tx, input.id, userId)
    if (!consent) throw new AppError('notFound')
    if (!consent.given || !(await queries.isLatestConsent(tx, consent.id))) {
      throw new AppError('wrongState', { message: texts.notGiven })
    }
    const { id: _id, at: _at, ...same } = consent
    await queries.insertConsent(tx, { ...same, given: false, ip: context.ip })
    await queries.clearConsentFlag(tx, consent)
    if (consent.purpose === 'marketing') await queries.takeOffList(tx, userId, person.email)
    return { message: texts.withdrawn }
  })
}

/** Saying the same again changes nothing and adds no record. */
export async function chooseMarketing(
  parts: Parts,
  { optIn }: { optIn: boolean },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const marketing = await transaction(parts.database, actorOf(context), async (tx) => {
    const { email, name } = await lockPerson(tx, userId)
    if ((await queries.isOnList(tx, userId)) === optIn) return optIn
    await queries.insertConsent(tx, {
      purpose: 'marketing',
      textVersion: marketingConsentVersion,
      given: optIn,
      userId,
      email,
      ip: context.ip,
    })
    if (optIn) {
      await queries.allowAddress(tx, email)
      await putMarketingContact(tx, { email, name, userId })
    } else {
      await queries.takeOffList(tx, userId, email)
    }
    return queries.isOnList(tx, userId)
  })
  return { marketing, message: optIn ? texts.optedIn : texts.optedOut }
}
