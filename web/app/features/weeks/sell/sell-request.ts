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
    // An identity number is masked once it is stored; an empty box leaves it unchanged.
    ...(idNumber ? { idNumber } : {}),
  }
}

/** The week's own fields, in the shape that both calls expect. */
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

/** The input of `weeks.create`. */
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

/** The input of `weeks.update`; its owner stays the same. */
export function changedWeekRequest(values: SellValues, week: { id: number; version: number }) {
  return { ...weekFields(values), ...week }
}

interface InformationOptions {
  id: number
  version: number
  /** Its owner has no account, so their details are changed here. */
  withOwner: boolean
  isSuperAdmin: boolean
}

/** What a week or its owner always has: an empty box leaves it unchanged. */
const neverEmpty: ReadonlySet<string> = new Set([
  'regionId',
  'resortCode',
  'unitNumber',
  'module',
  'season',
  'bedrooms',
  'maxSleep',
  'weekType',
  'levyAmount',
  'arrivalDate',
  'departureDate',
  'sellPrice',
  'name',
  'surname',
  'emailAddress',
])

function withoutEmpty<T extends object>(fields: T): Partial<T> {
  const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && !value.trim())
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !neverEmpty.has(name) || !isEmpty(value)),
  ) as Partial<T>
}

/**
 * What Week Information sends: everything about the owner except their marital status. A Super
 * Admin's form requires nothing, so what is empty there is left out.
 */
export function informationRequest(values: SellValues, options: InformationOptions) {
  const { id, version, withOwner, isSuperAdmin } = options
  const { howMarried: _, ...owner } = ownerOf(values)
  const week = changedWeekRequest(values, { id, version })
  if (!isSuperAdmin) return { ...week, ...(withOwner ? { ownerObject: owner } : {}) }
  const ownerId = values.ownerType === 'registered' ? whole(values.ownerId) : null
  return {
    ...withoutEmpty(week),
    customOwner: withOwner,
    ...(withOwner ? { ownerObject: withoutEmpty(owner) } : {}),
    ...(ownerId === null ? {} : { ownerId }),
  }
}
