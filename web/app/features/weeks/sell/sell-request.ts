import { typedAmount } from '#contract/values/parse-amount.ts'
import { otherResort } from '#contract/weeks/weeks.choices.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import type { SellValues, TextName } from './sell-values.ts'

function whole(typed: string): unknown {
  return typed.trim() === '' ? null : Number(typed)
}

const ownerFields = [
  'name',
  'surname',
  'emailAddress',
  'cellNumber',
  'telephone',
  'companyRegNumber',
  'spouseName',
  'spouseSurname',
  'spouseEmail',
  'spouseTelephone',
  wireNames.spouseCellNumber,
] as const

function ownerOf(values: SellValues) {
  const idNumber = values['ownerObject.idNumber']
  return {
    ...Object.fromEntries(
      ownerFields.map((name) => [name, values[`ownerObject.${name}` satisfies TextName]]),
    ),
    howMarried: Number(values['ownerObject.howMarried']),
    // An identity number is masked once it is stored; an empty box leaves it as it is.
    ...(idNumber ? { idNumber } : {}),
  }
}

/** The week's own fields, in the shape that both calls take. */
function weekFields(values: SellValues) {
  return {
    regionId: whole(values.regionId),
    resortCode: values.resortCode,
    otherResortName: values.resortCode === otherResort ? values.otherResortName : null,
    unitNumber: values.unitNumber,
    module: values.module,
    weekNumber: whole(values.weekNumber),
    season: values.season,
    bedrooms: values.bedrooms,
    maxSleep: whole(values.maxSleep),
    weekType: whole(values.weekType),
    levyAmount: typedAmount(values.levyAmount),
    leviesPaidInFull: values.leviesPaidInFull,
    currentYearBanked: values.currentYearBanked,
    bankedWith: values.currentYearBanked ? values.bankedWith : null,
    weekPlacedForRental: values.weekPlacedForRental,
    originalPurchaseDate: values.originalPurchaseDate || null,
    originalPurchasePrice: typedAmount(values.originalPurchasePrice),
    arrivalDate: values.arrivalDate,
    departureDate: values.departureDate,
    sellPrice: typedAmount(values.sellPrice),
    askingPrice: typedAmount(values.askingPrice),
    agentCommission: typedAmount(values.agentCommission),
    mandate: values.mandate,
    mandateDate: values.mandate ? values.mandateDate || null : null,
    consent: values.consent,
    accommodationType: values.accommodationType,
    legalBasis: values.legalBasis,
    legalYears: whole(values.legalYears),
    schemeName: values.schemeName,
    schemeAddress: values.schemeAddress,
  }
}

/** What `weeks.create` is sent. */
export function newWeekRequest(values: SellValues) {
  const custom = values.ownerType === 'custom'
  return {
    ...weekFields(values),
    marketing: values.marketing,
    [wireNames.referredByAgent]: values[wireNames.referredByAgent],
    agencyId: values[wireNames.referredByAgent] ? whole(values.agencyId) : null,
    agentId: values[wireNames.referredByAgent] ? whole(values.agentId) : null,
    customOwner: custom,
    ownerId: values.ownerType === 'registered' ? whole(values.ownerId) : null,
    ownerObject: custom ? ownerOf(values) : null,
  }
}

/** What `weeks.update` is sent; whose week it is stays as it was. */
export function changedWeekRequest(values: SellValues, week: { id: number; version: number }) {
  return { ...weekFields(values), ...week }
}

interface InformationOptions {
  id: number
  version: number
  /** Its owner has no account, so that their details are changed here. */
  withOwner: boolean
  /** That owner is with us already: how they are married is not changed here. */
  stored: boolean
  isSuperAdmin: boolean
}

/** What Week Information sends: of the owner everything but how they are married. */
export function informationRequest(values: SellValues, options: InformationOptions) {
  const { id, version, withOwner, stored, isSuperAdmin } = options
  const { howMarried, ...owner } = ownerOf(values)
  return {
    ...changedWeekRequest(values, { id, version }),
    ...(isSuperAdmin ? { customOwner: withOwner } : {}),
    ...(withOwner ? { ownerObject: stored ? owner : { ...owner, howMarried } } : {}),
  }
}
