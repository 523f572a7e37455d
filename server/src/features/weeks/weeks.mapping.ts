import { today } from '#contract/values/day.ts'
import { maskIdNumber } from '#contract/values/id-number.ts'
import { holidayOf } from '#contract/weeks/school-holidays.ts'
import { weekTypes } from '#contract/weeks/weeks.choices.ts'
import type { WeekOwnerReply } from '#contract/weeks/week-owner.ts'
import type {
  OwnWeekFields,
  PublicWeek,
  WeekDetail,
  WeekListing,
} from '#contract/weeks/weeks.schema.ts'
import {
  isLocked,
  mayDo,
  mayNothing,
  stateOf,
  stopsEnquiries,
  type WeekActor,
  type WeekFacts,
} from '#contract/weeks/weeks.states.ts'
import { isTenderOver } from '#contract/weeks/weeks.states.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { PersonRecord, WeekRecord } from './week-record.queries.ts'
import type { ListingRow } from './weeks.queries.ts'
import { wireNames } from '#contract/values/wire-names.ts'

function nightsBetween(arrival: string, departure: string): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000)
}

export function toListing(row: ListingRow): WeekListing {
  const nights =
    row.arrivalDate && row.departureDate ? nightsBetween(row.arrivalDate, row.departureDate) : 7
  const holiday = holidayOf(row.arrivalDate, row.departureDate)
  return {
    ...row,
    weekTypeName: weekTypes[row.weekType] ?? '',
    mayEnquire: !stopsEnquiries(row.status.code),
    nights,
    levyPerNight: Math.round((row.levyAmount / nights) * 100) / 100,
    schoolHoliday: holiday ? { code: holiday.code, name: holiday.name } : null,
  }
}

export function factsOf(week: WeekRecord): WeekFacts {
  return {
    statusCode: week.listing.status.code,
    fee: week.fee,
    verified: week.verifiedAt !== null,
    published: week.published,
    refused: week.refusalReason !== null,
    everPublished: week.firstPublishedAt !== null,
    hideAfter: week.hideAfter,
    deleted: week.deletedAt !== null,
  }
}

function disclosureOf(week: WeekRecord): PublicWeek['disclosure'] {
  const resort = week.resortDisclosure
  // A basis and its years belong together: never one from the week and the other from the resort.
  const basis = week.legalBasis ? week : resort
  return {
    accommodationType: week.accommodationType ?? resort.accommodationType ?? '',
    legalBasis: basis.legalBasis,
    legalYears: basis.legalYears,
    schemeName: week.schemeName ?? resort.schemeName ?? week.listing.resortName,
    schemeAddress: week.schemeAddress ?? resort.schemeAddress ?? '',
  }
}

function practitionerOf(week: WeekRecord): PublicWeek['practitioner'] {
  if (week.agentId === null && week.agencyId === null) return null
  return {
    agencyName: week.agencyName ?? '',
    ffcNumber: week.ffcNumber ?? '',
    certified: week.ffcNumber !== null && (week.ffcValidUntil ?? '') >= today(),
  }
}

function toPublicWeek(week: WeekRecord): PublicWeek {
  const listing = toListing(week.listing)
  return {
    ...listing,
    resort: { resortName: listing.resortName, resortCode: listing.resortCode },
    otherResort: week.otherResortName !== null,
    leviesPaidInFull: week.leviesPaidInFull,
    currentYearBanked: week.currentYearBanked,
    bankedWith: week.bankedWith,
    weekPlacedForRental: week.placedForRental,
    tenderClosesOn: week.tenderClosesOn,
    disclosure: disclosureOf(week),
    practitioner: practitionerOf(week),
    images: week.images,
  }
}

export function toOwnerReply(person: PersonRecord, secrets: Secrets): WeekOwnerReply {
  const { idNumberEncrypted } = person
  return {
    name: person.name,
    surname: person.surname,
    fullName: `${person.name} ${person.surname}`.trim(),
    emailAddress: person.email,
    cellNumber: person.cellNumber,
    telephone: person.telephone,
    idNumber: idNumberEncrypted ? maskIdNumber(secrets.decrypt(idNumberEncrypted)) : null,
    companyRegNumber: person.companyRegNumber,
    howMarried: person.howMarried,
    spouseName: person.spouseName,
    spouseSurname: person.spouseSurname,
    spouseEmail: person.spouseEmail,
    spouseTelephone: person.spouseTelephone,
    [wireNames.spouseCellNumber]: person.spouseCellNumber,
    address: {
      streetNumber: person.streetNumber,
      street: person.street,
      suburb: person.suburb,
      city: person.city,
      province: person.province,
      postalCode: person.postalCode,
    },
  }
}

export function ownerName(week: WeekRecord): string {
  const { person } = week
  return person ? `${person.name} ${person.surname}`.trim() : week.ownerUsername
}

function toOwnFields(week: WeekRecord, secrets: Secrets): OwnWeekFields {
  return {
    version: week.version,
    state: stateOf(factsOf(week), today()),
    publish: week.published,
    isPublished: week.published,
    verified: week.verifiedAt !== null,
    refusalReason: week.refusalReason,
    paid: week.fee !== 'due',
    fee: week.fee,
    locked: isLocked(week.listing.status.code),
    statusId: week.statusId,
    submitted: week.createdAt,
    otherResortName: week.otherResortName,
    originalPurchaseDate: week.originalPurchaseDate,
    originalPurchasePrice: week.originalPurchasePrice,
    askingPrice: week.askingPrice,
    agentCommission: week.agentCommission,
    mandate: week.mandate,
    mandateDate: week.mandateDate,
    consent: week.consent,
    accommodationType: week.accommodationType,
    legalBasis: week.legalBasis,
    legalYears: week.legalYears,
    schemeName: week.schemeName,
    schemeAddress: week.schemeAddress,
    hideAfter: week.hideAfter,
    [wireNames.referredByAgent]: week.referredByAgent,
    agencyId: week.agencyId,
    agencyName: week.agencyName,
    agentId: week.agentId,
    agentName: week.agentName,
    customOwner: week.customOwner,
    ownerId: week.ownerUserId,
    owner: ownerName(week),
    ownerObject: week.person ? toOwnerReply(week.person, secrets) : null,
  }
}

/**
 * The advert for everyone; for those who manage the week also the private part and what they may
 * do.
 */
export function toWeekDetail(
  week: WeekRecord,
  actor: WeekActor | undefined,
  secrets: Secrets,
): WeekDetail {
  const advert = toPublicWeek(week)
  const takesOffers = advert.mayEnquire && !isTenderOver(advert.tenderClosesOn, today())
  const shown = { ...advert, mayOffer: takesOffers && actor !== 'owner' }
  if (!actor) return { ...shown, may: mayNothing }
  return {
    ...shown,
    ...toOwnFields(week, secrets),
    may: mayDo(factsOf(week), actor, today()),
  }
}
