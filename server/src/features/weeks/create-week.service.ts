import { lacksSpouse } from '#contract/accounts/people.schema.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { today, weekOfYear } from '#contract/values/day.ts'
import type { WeekOwner } from '#contract/weeks/week-owner.ts'
import { bedroomsToNumber } from '#contract/weeks/weeks.choices.ts'
import { weekFormMessage, type WeekForm } from '#contract/weeks/weeks.form.ts'
import {
  listingConsentVersion,
  weeksMessages as texts,
  weeksTexts as own,
} from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { listingAgentOf } from '../listings/listings.service.ts'
import { sendDraft } from '../drafts/drafts.service.ts'
import { recordConsent } from '../consents/consents.service.ts'
import { findEqualWeek, lockListingsOf } from './equal-week.queries.ts'
import { sendWeekLoaded } from './week-emails.ts'
import * as queries from './save-week.queries.ts'
import { toWeekDetail } from './weeks.mapping.ts'
import { findOwnWeek } from './weeks.service.ts'
import { wireNames } from '#contract/values/wire-names.ts'

export function refuseFields(fields: FieldErrors): never {
  throw new AppError('invalidInput', { fields, message: weekFormMessage(fields) })
}

export const money = (amount: number | null) => (amount === null ? null : amount.toFixed(2))

/** The region follows the resort; an unknown resort keeps the chosen region. */
export async function placeOf(
  tx: Tx,
  form: {
    otherResort: boolean
    otherResortName: string | null
    resortCode: string
    regionId: number
  },
): Promise<Pick<queries.NewWeek, 'resortId' | 'regionId' | 'otherResortName'>> {
  if (form.otherResort) {
    if (!(await queries.regionExists(tx, form.regionId)))
      refuseFields({ regionId: texts.regionRequired })
    return { resortId: null, regionId: form.regionId, otherResortName: form.otherResortName }
  }
  const resort = await queries.findResort(tx, form.resortCode)
  if (!resort) return refuseFields({ resortCode: texts.resortRequired })
  return { resortId: resort.id, regionId: resort.regionId, otherResortName: null }
}

/** Agents list under their own name; others may name the agent who sent them. */
async function agentFor(tx: Tx, form: WeekForm, session: Session) {
  const agent = await listingAgentOf(tx, session.userId)
  if (agent.agentId !== null) return { ...agent, referredByAgent: true }
  if (!form[wireNames.referredByAgent] || form.agencyId === null) {
    return { agentId: null, agencyId: null, referredByAgent: false }
  }
  if (!(await queries.pairExists(tx, form.agencyId, form.agentId))) {
    refuseFields({ agentId: own.agentOfAgency })
  }
  return { agentId: form.agentId, agencyId: form.agencyId, referredByAgent: true }
}

async function ownerFor(tx: Tx, form: WeekForm, session: Session): Promise<number> {
  if (session.role !== 'superAdmin' || form.ownerId === null) return session.userId
  if (!(await queries.userExists(tx, form.ownerId))) refuseFields({ ownerId: own.unknownOwner })
  return form.ownerId
}

/** Owners who sell their own week must have the spouse in their profile. */
async function checkSpouse(tx: Tx, ownerUserId: number): Promise<void> {
  const profile = await queries.findProfile(tx, ownerUserId)
  if (profile && lacksSpouse(profile))
    refuseFields({ 'ownerObject.spouseName': texts.spouseRequired })
}

export function ownerColumns(owner: WeekOwner, secrets: Secrets) {
  const {
    emailAddress,
    idNumber,
    [wireNames.spouseCellNumber]: spouseCellNumber,
    address,
    ...rest
  } = owner
  return {
    ...rest,
    ...address,
    email: emailAddress,
    idNumberEncrypted: idNumber ? secrets.encrypt(idNumber) : null,
    spouseCellNumber,
  }
}

/** Everything a person filled in, as columns. */
async function columnsOf(tx: Tx, form: WeekForm) {
  const bedrooms = bedroomsToNumber(form.bedrooms)
  const flexi = form.weekType === 0
  return {
    ...(await placeOf(tx, form)),
    unitNumber: form.unitNumber,
    module: form.module,
    weekNumber: form.weekNumber ?? (flexi ? null : weekOfYear(form.arrivalDate)),
    seasonId: await queries.seasonId(tx, form.season),
    unitConfigurationId: await queries.unitConfigurationId(tx, bedrooms, form.maxSleep),
    bedrooms,
    maxSleep: form.maxSleep,
    weekType: form.weekType,
    levyAmount: form.levyAmount.toFixed(2),
    leviesPaidInFull: form.leviesPaidInFull,
    currentYearBanked: form.currentYearBanked,
    spacebankEntityId:
      form.currentYearBanked && form.bankedWith
        ? await queries.spacebankId(tx, form.bankedWith)
        : null,
    placedForRental: form.weekPlacedForRental,
    originalPurchaseDate: form.originalPurchaseDate,
    originalPurchasePrice: money(form.originalPurchasePrice),
    arrivalDate: form.arrivalDate,
    departureDate: form.departureDate,
    sellPrice: form.sellPrice.toFixed(2),
    askingPrice: money(form.askingPrice),
    agentCommission: money(form.agentCommission),
    mandate: form.mandate,
    mandateDate: form.mandate ? today() : null,
    consent: form.consent,
    accommodationType: form.accommodationType,
    legalBasis: form.legalBasis,
    legalYears: form.legalBasis === null ? null : form.legalYears,
    schemeName: form.schemeName,
    schemeAddress: form.schemeAddress,
  }
}

/** Confirmed once: an owner may have two shares of the same week. */
async function refuseSecondListing(
  tx: Tx,
  form: WeekForm,
  week: Omit<Parameters<typeof findEqualWeek>[1], 'ownerEmail'>,
): Promise<void> {
  // Locked before the lookup and until the end: two simultaneous submissions must not both find
  // none.
  await lockListingsOf(tx, week.ownerUserId)
  if (form.listAgain) return
  const ownerEmail = form.ownerObject?.emailAddress ?? null
  const existing = await findEqualWeek(tx, { ...week, ownerEmail })
  if (existing) throw new AppError('alreadyListed', { existing })
}

/** Creates a week listing. Its owner, creator and state are never taken from the form. */
export async function createWeek(
  services: Services,
  form: WeekForm,
  context: CallContext,
): Promise<WeekDetail> {
  const session = sessionOf(context)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    await sendDraft(tx, session.userId, form.draftKey)
    const ownerUserId = await ownerFor(tx, form, session)
    if (!form.ownerObject) await checkSpouse(tx, ownerUserId)
    const columns = {
      ...(await columnsOf(tx, form)),
      ...(await agentFor(tx, form, session)),
      ownerUserId,
    }
    await refuseSecondListing(tx, form, columns)
    const id = await queries.insertWeek(tx, {
      ...columns,
      createdBy: session.userId,
      customOwner: form.ownerObject !== null,
      statusCode: weekStatus.awaitingEft,
    })
    if (form.ownerObject) {
      await queries.putOwner(tx, {
        weekId: id,
        ...ownerColumns(form.ownerObject, services.secrets),
      })
    }
    const consent = { textVersion: listingConsentVersion, weekId: id }
    await recordConsent(tx, context, { ...consent, purpose: 'listing', given: form.consent })
    if (form.marketing)
      await recordConsent(tx, context, { ...consent, purpose: 'marketing', given: true })
    const { week, actor } = await findOwnWeek(tx, id, session)
    await sendWeekLoaded(services, tx, week, context.requestId)
    return toWeekDetail(week, actor, services.secrets)
  })
  services.outbox.wake()
  return reply
}
