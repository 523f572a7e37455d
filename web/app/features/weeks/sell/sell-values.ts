import type { WeekOwnerReply } from '#contract/weeks/week-owner.ts'
import { otherResort } from '#contract/weeks/weeks.choices.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { wireNames } from '#contract/values/wire-names.ts'

export const spouseCell = `ownerObject.${wireNames.spouseCellNumber}` as const

/** The owner: the user, someone without an account, or (for a Super Admin) another user. */
export type OwnerType = 'myself' | 'custom' | 'registered'

const texts = {
  regionId: '',
  resortCode: '',
  otherResortName: '',
  unitNumber: '',
  module: '',
  weekNumber: '',
  season: '',
  bedrooms: '',
  maxSleep: '',
  weekType: '',
  levyAmount: '',
  bankedWith: '',
  originalPurchaseDate: '',
  originalPurchasePrice: '',
  arrivalDate: '',
  departureDate: '',
  sellPrice: '',
  askingPrice: '',
  agentCommission: '',
  mandateDate: '',
  accommodationType: '',
  legalBasis: '',
  legalYears: '',
  schemeName: '',
  schemeAddress: '',
  agencyId: '',
  agentId: '',
  ownerId: '',
  ownerName: '',
}

const owner = {
  'ownerObject.name': '',
  'ownerObject.surname': '',
  'ownerObject.emailAddress': '',
  'ownerObject.cellNumber': '',
  'ownerObject.telephone': '',
  'ownerObject.idNumber': '',
  'ownerObject.companyRegNumber': '',
  'ownerObject.howMarried': '0',
  'ownerObject.spouseName': '',
  'ownerObject.spouseSurname': '',
  'ownerObject.spouseEmail': '',
  'ownerObject.spouseTelephone': '',
  [spouseCell]: '',
}

const checks = {
  leviesPaidInFull: false,
  currentYearBanked: false,
  weekPlacedForRental: false,
  mandate: false,
  consent: true,
  marketing: false,
  [wireNames.referredByAgent]: false,
}

/** The form's values, as they are typed; the names are the call's own. */
export const blankValues = { ...texts, ...owner, ...checks, ownerType: 'myself' as OwnerType }

export type SellValues = typeof blankValues
export type TextName = keyof typeof texts | keyof typeof owner
export type CheckName = keyof typeof checks

export function isSellField(name: string): name is keyof SellValues {
  return Object.hasOwn(blankValues, name)
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

function ownerValues(person: WeekOwnerReply | null | undefined): Partial<SellValues> {
  if (!person) return {}
  const number = (stored: string | null) => (stored ? formatPhone(stored) : '')
  return {
    'ownerObject.name': person.name,
    'ownerObject.surname': person.surname,
    'ownerObject.emailAddress': person.emailAddress,
    'ownerObject.cellNumber': number(person.cellNumber),
    'ownerObject.telephone': number(person.telephone),
    'ownerObject.companyRegNumber': text(person.companyRegNumber),
    'ownerObject.howMarried': String(person.howMarried),
    'ownerObject.spouseName': text(person.spouseName),
    'ownerObject.spouseSurname': text(person.spouseSurname),
    'ownerObject.spouseEmail': text(person.spouseEmail),
    'ownerObject.spouseTelephone': number(person.spouseTelephone),
    [spouseCell]: number(person[wireNames.spouseCellNumber]),
  }
}

/** A submitted week, as the form shows it. */
export function valuesOf(week: WeekDetail): SellValues {
  return {
    ...blankValues,
    ...ownerValues(week.ownerObject),
    regionId: text(week.regionId),
    resortCode: week.otherResort ? otherResort : week.resortCode,
    otherResortName: text(week.otherResortName),
    unitNumber: week.unitNumber,
    module: week.module,
    weekNumber: text(week.weekNumber),
    season: week.season,
    bedrooms: week.bedrooms || 'Studio',
    maxSleep: text(week.maxSleep),
    weekType: text(week.weekType),
    levyAmount: text(week.levyAmount),
    leviesPaidInFull: week.leviesPaidInFull,
    currentYearBanked: week.currentYearBanked,
    bankedWith: text(week.bankedWith),
    weekPlacedForRental: week.weekPlacedForRental,
    originalPurchaseDate: text(week.originalPurchaseDate),
    originalPurchasePrice: text(week.originalPurchasePrice),
    arrivalDate: text(week.arrivalDate),
    departureDate: text(week.departureDate),
    sellPrice: text(week.sellPrice),
    askingPrice: text(week.askingPrice),
    agentCommission: text(week.agentCommission),
    mandate: week.mandate ?? false,
    mandateDate: text(week.mandateDate?.slice(0, 10)),
    consent: week.consent ?? true,
    accommodationType: text(week.accommodationType),
    legalBasis: text(week.legalBasis),
    legalYears: text(week.legalYears),
    schemeName: text(week.schemeName),
    schemeAddress: text(week.schemeAddress),
    [wireNames.referredByAgent]: week[wireNames.referredByAgent] ?? false,
    agencyId: text(week.agencyId),
    agentId: text(week.agentId),
    ownerType: week.customOwner ? 'custom' : 'myself',
  }
}
