import { AppError } from '#contract/errors.ts'
import { listingHidden } from '#contract/listings/listings.emails.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import { addDays, today } from '#contract/values/day.ts'
import { weekOwner, type WeekOwnerChange } from '#contract/weeks/week-owner.ts'
import { bedroomsToNumber, otherResort } from '#contract/weeks/weeks.choices.ts'
import { conditionalErrors, type WeekChange } from '#contract/weeks/weeks.form.ts'
import { listingConsentVersion, weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import {
  awaitingEftStatusId,
  refusalOf,
  weekStatus,
  type WeekAction,
  type WeekActor,
} from '#contract/weeks/weeks.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { endWaiver } from '../listings/fees.service.ts'
import { putListingMail } from '../listings/listing-emails.ts'
import { requireFeeFor } from '../listings/publishing.policy.ts'
import { promisedBefore, recordChanges } from '../listing-changes/record-changes.service.ts'
import { recordConsent } from '../consents/consents.service.ts'
import { checkAction } from './week-transition.service.ts'
import { afterLock, checkOwnerLock } from './week-lock.policy.ts'
import { lockWeek, type WeekRecord } from './week-record.queries.ts'
import * as queries from './save-week.queries.ts'
import { money, ownerColumns, placeOf, refuseFields } from './create-week.service.ts'
import { factsOf, toWeekDetail } from './weeks.mapping.ts'
import { findOwnWeek } from './weeks.service.ts'
import { wireNames } from '#contract/values/wire-names.ts'

/** A sold week stays published this long, so that people see that weeks are sold. */
const daysShownWhenSold = 30

type Values = Partial<queries.NewWeek>

/** Who changes the week, and in which role. */
interface Editor {
  actor: WeekActor
  session: Session
}

/** The week after the change, for the rules that depend on another field. */
function afterwards(week: WeekRecord, change: WeekChange) {
  const { listing } = week
  const other = week.otherResortName !== null
  return {
    resortCode: change.resortCode ?? (other ? otherResort : listing.resortCode),
    otherResortName: change.otherResortName ?? week.otherResortName,
    currentYearBanked: change.currentYearBanked ?? week.currentYearBanked,
    bankedWith: change.bankedWith === undefined ? week.bankedWith : change.bankedWith,
    arrivalDate: change.arrivalDate ?? listing.arrivalDate,
    departureDate: change.departureDate ?? listing.departureDate,
    legalBasis: change.legalBasis === undefined ? week.legalBasis : change.legalBasis,
    legalYears: change.legalYears === undefined ? week.legalYears : change.legalYears,
    regionId: change.regionId ?? listing.regionId,
  }
}

async function placeAfter(
  tx: Tx,
  change: WeekChange,
  after: ReturnType<typeof afterwards>,
): Promise<Values> {
  const touched = [change.resortCode, change.otherResortName, change.regionId]
  if (touched.every((value) => value === undefined)) return {}
  return placeOf(tx, { ...after, otherResort: after.resortCode === otherResort })
}

async function bankedAfter(tx: Tx, after: ReturnType<typeof afterwards>): Promise<Values> {
  const { currentYearBanked, bankedWith } = after
  return {
    currentYearBanked,
    spacebankEntityId:
      currentYearBanked && bankedWith ? await queries.spacebankId(tx, bankedWith) : null,
  }
}

function mandateAfter(week: WeekRecord, change: WeekChange): Values {
  if (change.mandate === undefined || change.mandate === week.mandate) return {}
  return { mandate: change.mandate, mandateDate: change.mandate ? today() : null }
}

async function sizeAfter(tx: Tx, week: WeekRecord, change: WeekChange): Promise<Values> {
  if (change.bedrooms === undefined && change.maxSleep === undefined) return {}
  const bedrooms = bedroomsToNumber(change.bedrooms ?? week.listing.bedrooms)
  const maxSleep = change.maxSleep ?? week.listing.maxSleep
  const unitConfigurationId = await queries.unitConfigurationId(tx, bedrooms, maxSleep)
  return { bedrooms, maxSleep, unitConfigurationId }
}

/** The owner may only choose EFT; every other status is set by a Super Admin. */
async function statusAfter(
  tx: Tx,
  week: WeekRecord,
  { statusId, waiverReason }: WeekChange,
  { actor, session }: Editor,
): Promise<Values> {
  if (statusId === undefined || statusId === week.statusId) return {}
  const may = (action: WeekAction) => !refusalOf(action, factsOf(week), actor, today())
  if (!may('changeStatus')) {
    return statusId === awaitingEftStatusId && may('chooseEft') ? { statusId } : {}
  }
  const status = await queries.findWeekStatus(tx, statusId)
  if (!status) return refuseFields({ statusId: 'Please select a status!' })
  const key = { kind: 'week', id: week.listing.id } as const
  const codes = { from: week.listing.status.code, to: status.code }
  await requireFeeFor(tx, key, codes, session, waiverReason ?? null)
  const willWait = isAwaitingPayment(status.code)
  if (willWait && week.fee === 'paid') refuseFields({ statusId: listingsTexts.feePaid })
  if (willWait) await endWaiver(tx, key)
  const sold = status.code === weekStatus.sold
  return {
    statusId,
    // A week awaiting its fee is not published.
    ...(willWait ? { published: false } : {}),
    hideAfter: sold ? (week.hideAfter ?? addDays(today(), daysShownWhenSold)) : null,
    ...(sold || codes.from === weekStatus.sold ? { goneAt: new Date() } : {}),
  }
}

async function valuesOf(
  tx: Tx,
  week: WeekRecord,
  change: WeekChange,
  editor: Editor,
): Promise<Values> {
  const after = afterwards(week, change)
  const errors = conditionalErrors(after)
  if (Object.keys(errors).length) refuseFields(errors)
  const amount = (value: number | null | undefined) =>
    value === undefined ? undefined : money(value)
  const values: Values = {
    ...(await placeAfter(tx, change, after)),
    ...(await bankedAfter(tx, after)),
    ...mandateAfter(week, change),
    ...(await sizeAfter(tx, week, change)),
    ...(await statusAfter(tx, week, change, editor)),
    unitNumber: change.unitNumber,
    module: change.module,
    weekNumber: change.weekNumber,
    seasonId: change.season === undefined ? undefined : await queries.seasonId(tx, change.season),
    weekType: change.weekType,
    levyAmount: amount(change.levyAmount) ?? undefined,
    leviesPaidInFull: change.leviesPaidInFull,
    placedForRental: change.weekPlacedForRental,
    originalPurchaseDate: change.originalPurchaseDate,
    originalPurchasePrice: amount(change.originalPurchasePrice),
    arrivalDate: change.arrivalDate,
    departureDate: change.departureDate,
    sellPrice: amount(change.sellPrice) ?? undefined,
    askingPrice: amount(change.price ?? change.askingPrice),
    agentCommission: amount(change.agentCommission),
    consent: change.consent,
    accommodationType: change.accommodationType,
    legalBasis: after.legalBasis,
    legalYears: after.legalBasis === null ? null : after.legalYears,
    schemeName: change.schemeName,
    schemeAddress: change.schemeAddress,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function ownerChanges(change: WeekOwnerChange, services: Services): Partial<queries.NewOwner> {
  const {
    emailAddress,
    idNumber,
    [wireNames.spouseCellNumber]: spouseCellNumber,
    address,
    ...rest
  } = change
  const values = {
    ...rest,
    ...address,
    email: emailAddress,
    spouseCellNumber,
    idNumberEncrypted: idNumber ? services.secrets.encrypt(idNumber) : idNumber,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Only a Super Admin decides whether the owner is someone without an account. */
async function changeOwner(
  services: Services,
  tx: Tx,
  week: WeekRecord,
  change: WeekChange,
  actor: WeekActor,
): Promise<Values> {
  const { id } = week.listing
  const custom =
    actor === 'superAdmin' ? (change.customOwner ?? week.customOwner) : week.customOwner
  if (custom && week.customOwner) {
    if (!change.ownerObject) return {}
    const values = ownerChanges(change.ownerObject, services)
    await checkOwnerLock(tx, { id, statusCode: week.listing.status.code }, values, actor)
    await queries.changeOwner(tx, id, values)
    return {}
  }
  if (custom) {
    const owner = weekOwner.safeParse(change.ownerObject ?? {})
    if (!owner.success) {
      return refuseFields(
        Object.fromEntries(
          owner.error.issues.map((issue) => [
            ['ownerObject', ...issue.path].join('.'),
            issue.message,
          ]),
        ),
      )
    }
    await queries.putOwner(tx, { weekId: id, ...ownerColumns(owner.data, services.secrets) })
    return { customOwner: true }
  }
  if (!week.customOwner) return {}
  await queries.removeOwner(tx, id)
  return { customOwner: false }
}

export async function updateIn(
  tx: Tx,
  services: Services,
  change: WeekChange,
  context: CallContext,
): Promise<WeekDetail> {
  const session = sessionOf(context)
  const { id, version } = change
  const stale = () => staleSince(tx, context, { table: 'weeks', id, version })
  await lockWeek(tx, id)
  const { week, actor } = await findOwnWeek(tx, id, session)
  if (week.version !== version) throw await stale()
  checkAction('edit', week, actor)
  const wanted = await valuesOf(tx, week, change, { actor, session })
  const now = {
    id,
    statusCode: week.listing.status.code,
    columns: await queries.findColumns(tx, id),
  }
  const values = {
    ...wanted,
    ...(await afterLock(tx, now, wanted, actor)),
    ...(await changeOwner(services, tx, week, change, actor)),
    // Anyone who edits it has seen what must change.
    refusalReason: null,
  }
  const key = { kind: 'week', id } as const
  const promised = await promisedBefore(tx, key)
  if (!(await queries.changeWeek(tx, id, version, values))) throw await stale()
  await recordChanges(tx, key, promised, session)
  if (change.consent !== undefined && change.consent !== week.consent) {
    await recordConsent(tx, context, {
      purpose: 'listing',
      textVersion: listingConsentVersion,
      given: change.consent,
      weekId: id,
    })
  }
  const { week: after } = await findOwnWeek(tx, id, session)
  if (week.published && !after.published) {
    await putListingMail(services, tx, listingHidden, key, session.userId)
  }
  return toWeekDetail(after, actor, services.secrets)
}

export function updateWeek(
  services: Services,
  change: WeekChange,
  context: CallContext,
): Promise<WeekDetail> {
  return transaction(services.database, actorOf(context), (tx) =>
    updateIn(tx, services, change, context),
  )
}

/** Changes only the status; refuses one that the state table does not allow. */
export function setWeekStatus(
  services: Services,
  change: Pick<WeekChange, 'id' | 'version' | 'waiverReason'> & { statusId: number },
  context: CallContext,
): Promise<WeekDetail> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const week = await updateIn(tx, services, change, context)
    if (week.statusId !== change.statusId) {
      throw new AppError('wrongState', { message: own.notFromHere })
    }
    return week
  })
}
