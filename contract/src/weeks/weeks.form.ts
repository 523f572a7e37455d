import { z } from 'zod'
import { lacksSpouse } from '../accounts/people.schema.ts'
import { fromDraft } from '../drafts/draft-key.ts'
import type { FieldErrors } from '../errors.ts'
import { messages } from '../messages.ts'
import { waiverReason } from '../listings/waivers.schema.ts'
import { amount } from '../values/amount.ts'
import { dayText, requiredDay } from '../values/day.schema.ts'
import { isDay, toDay, type Day } from '../values/day.ts'
import { anyFields } from '../values/any-fields.ts'
import { chosenId, id, version } from '../values/id.ts'
import { largestInteger } from '../values/integers.ts'
import { numberOrText } from '../values/number-or-text.ts'
import { line } from '../values/text.ts'
import { emptyLine, weekOwner, weekOwnerChange } from './week-owner.ts'
import {
  bedroomChoices,
  legalBases,
  otherResort,
  readSeason,
  seasons,
  sleepChoices,
  spacebankEntities,
} from './weeks.choices.ts'
import { weeksMessages as texts, weeksTexts as own } from './weeks.messages.ts'
import { wireNames } from '../values/wire-names.ts'

const someAmount = amount({ missing: own.amountMissing })
const emptyAmount = someAmount.nullable()

const emptyDay = dayText.nullable().transform((text): Day | null => toDay(text))

const emptyId = z
  .number()
  .int()
  .nonnegative()
  .max(largestInteger)
  .nullable()
  .transform((value) => value || null)

const bedrooms = numberOrText(texts.bedroomsRequired)
  .transform((value) => (String(value) === '0' ? 'Studio' : String(value)))
  .pipe(z.enum(bedroomChoices, { error: texts.bedroomsRequired }))

const weekType = numberOrText(texts.weekTypeRequired)
  .transform(String)
  .pipe(z.string().regex(/^[0-3]$/, texts.weekTypeRequired))
  .transform(Number)

const season = z
  .string({ error: texts.seasonRequired })
  .max(40, texts.seasonRequired)
  .transform((text) => readSeason(text))
  .pipe(z.enum(seasons, { error: texts.seasonRequired }))

const maxSleep = z
  .number({ error: texts.maxSleepRequired })
  .min(0, texts.maxSleepRequired)
  .max(99, texts.maxSleepRequired)
  .refine((count) => (sleepChoices as readonly number[]).includes(count), texts.maxSleepRequired)

const bankedWith = z
  .union([z.enum(spacebankEntities), z.literal('')], { error: texts.bankedWithRequired })
  .nullable()
  .transform((entity) => entity || null)

const legalBasis = z
  .union([z.enum(legalBases), z.literal('')])
  .nullable()
  .transform((basis) => basis || null)

/** Every field of a week that a person fills in. */
const fields = {
  regionId: chosenId(texts.regionRequired),
  resortCode: z.string({ error: texts.resortRequired }).trim().min(1, texts.resortRequired).max(20),
  otherResortName: emptyLine(120),
  unitNumber: line(texts.unitNumberRequired, 40),
  module: line(texts.moduleRequired, 40),
  weekNumber: z.number().int().min(1).max(53).nullable(),
  season,
  bedrooms,
  maxSleep,
  weekType,
  levyAmount: amount({ missing: texts.levyRequired }),
  leviesPaidInFull: z.boolean(),
  currentYearBanked: z.boolean(),
  bankedWith,
  weekPlacedForRental: z.boolean(),
  originalPurchaseDate: emptyDay,
  originalPurchasePrice: emptyAmount,
  arrivalDate: requiredDay(texts.arrivalRequired),
  departureDate: requiredDay(texts.departureRequired),
  sellPrice: amount({
    missing: texts.sellPriceRequired,
    aboveZero: texts.sellPriceRequired,
  }),
  askingPrice: emptyAmount,
  agentCommission: emptyAmount,
  mandate: z.boolean(),
  mandateDate: emptyDay,
  consent: z.boolean(),
  /** What an advert of a timeshare week must disclose; empty falls back to the resort's own. */
  accommodationType: emptyLine(120),
  legalBasis,
  legalYears: z.number().int().min(1).max(99).nullable(),
  schemeName: emptyLine(160),
  schemeAddress: emptyLine(300),
}

const createFields = {
  ...fields,
  otherResort: z.boolean().default(false),
  otherResortName: fields.otherResortName.default(null),
  weekNumber: fields.weekNumber.default(null),
  leviesPaidInFull: fields.leviesPaidInFull.default(false),
  currentYearBanked: fields.currentYearBanked.default(false),
  bankedWith: fields.bankedWith.default(null),
  weekPlacedForRental: fields.weekPlacedForRental.default(false),
  originalPurchaseDate: fields.originalPurchaseDate.default(null),
  originalPurchasePrice: fields.originalPurchasePrice.default(null),
  askingPrice: fields.askingPrice.default(null),
  agentCommission: fields.agentCommission.default(null),
  mandate: fields.mandate.default(false),
  mandateDate: fields.mandateDate.default(null),
  consent: fields.consent.default(true),
  accommodationType: fields.accommodationType.default(null),
  legalBasis: fields.legalBasis.default(null),
  legalYears: fields.legalYears.default(null),
  schemeName: fields.schemeName.default(null),
  schemeAddress: fields.schemeAddress.default(null),
  /** Email news: a separate checkbox, unticked. */
  marketing: z.boolean().default(false),
  [wireNames.referredByAgent]: z.boolean().default(false),
  agencyId: emptyId.default(null),
  agentId: emptyId.default(null),
  customOwner: z.boolean().default(false),
  /** Only a Super Admin may list a week for another account. */
  ownerId: emptyId.default(null),
  /** The answer to the question about an equivalent week that its owner has already listed. */
  listAgain: z.boolean().default(false),
  ...fromDraft,
}

/**
 * A custom owner is checked only if there is one, so that a hidden half-filled form does no harm.
 */
const looseOwner = anyFields(60).nullish()

interface Conditions {
  resortCode?: unknown
  otherResort?: unknown
  otherResortName?: unknown
  currentYearBanked?: unknown
  bankedWith?: unknown
  arrivalDate?: unknown
  departureDate?: unknown
  legalBasis?: unknown
  legalYears?: unknown
}

export function isOtherResort(values: Pick<Conditions, 'resortCode' | 'otherResort'>): boolean {
  return values.otherResort === true || values.resortCode === otherResort
}

/**
 * The rules that depend on another field: everything that a form or a stored week violates, all at
 * once.
 */
export function conditionalErrors(values: Conditions): FieldErrors {
  const errors: FieldErrors = {}
  if (isOtherResort(values) && !values.otherResortName) {
    errors.otherResortName = texts.otherResortRequired
  }
  if (values.currentYearBanked === true && !values.bankedWith) {
    errors.bankedWith = texts.bankedWithRequired
  }
  const { arrivalDate, departureDate } = values
  if (
    typeof arrivalDate === 'string' &&
    isDay(arrivalDate) &&
    typeof departureDate === 'string' &&
    isDay(departureDate) &&
    departureDate <= arrivalDate
  ) {
    errors.departureDate = own.departureAfterArrival
  }
  if (values.legalBasis === 'limited term' && !values.legalYears) {
    errors.legalYears = own.legalYearsRequired
  }
  return errors
}

function ownerIssues(owner: unknown): [(string | number)[], string][] {
  const parsed = weekOwner.safeParse(owner ?? {})
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => [issue.path as (string | number)[], issue.message])
  }
  return lacksSpouse(parsed.data) ? [[['spouseName'], texts.spouseRequired]] : []
}

/** The region of a week that names none. */
export const defaultRegionId = 1

/** The sell form. Every field is checked even when another is wrong: one submit flags them all. */
export const weekForm = z
  .object({
    ...createFields,
    regionId: createFields.regionId.optional(),
    ownerObject: looseOwner,
  })
  .superRefine(
    (values, context) => {
      for (const [field, message] of Object.entries(conditionalErrors(values))) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
      if (values.regionId === undefined && !values.resortCode) {
        context.addIssue({ code: 'custom', path: ['regionId'], message: texts.regionRequired })
      }
      if (values.customOwner !== true) return
      for (const [path, message] of ownerIssues(values.ownerObject)) {
        context.addIssue({ code: 'custom', path: ['ownerObject', ...path], message })
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  .transform((values) => ({
    ...values,
    regionId: values.regionId ?? defaultRegionId,
    otherResort: isOtherResort(values),
    ownerObject: values.customOwner ? weekOwner.parse(values.ownerObject) : null,
  }))

export type WeekForm = z.output<typeof weekForm>
export type WeekFormInput = z.input<typeof weekForm>

/** The alert above the form: the missing spouse has a message of its own. */
export function weekFormMessage(errors: FieldErrors): string {
  const found = new Set(Object.values(errors))
  return found.size === 1 && found.has(texts.spouseRequired)
    ? texts.spouseRequired
    : messages.formInvalid
}

/**
 * An edit sends what it changes; anything left out stays as it is. Owner, creator, agent, agency
 * and publishing fields are ignored.
 */
export const weekChange = z.object(fields).partial().extend({
  id,
  version,
  /** The edit form's one price box: it sets the asking price. */
  price: someAmount.optional(),
  statusId: id.optional(),
  /** Accepted only from a Super Admin, as is the reason to waive the fee. */
  customOwner: z.boolean().optional(),
  waiverReason: waiverReason.optional(),
  ownerObject: weekOwnerChange.nullish(),
})

/** The last day on which tenders are accepted; null for none. */
export const tenderClosesOn = emptyDay

/**
 * What the edit screen saves atomically: the change, and whether the week is published or a tender.
 */
export const weekInformation = weekChange.extend({
  publish: z.boolean().optional(),
  /** Accepted only from a Super Admin. */
  isTender: z.boolean().optional(),
  tenderClosesOn: tenderClosesOn.optional(),
  /** The new owner's account; accepted only from a Super Admin. */
  ownerId: id.optional(),
})

export type WeekInformation = z.output<typeof weekInformation>

export type WeekChange = z.output<typeof weekChange>
export type WeekChangeInput = z.input<typeof weekChange>

/** A new, empty form: fields not yet filled in are empty, not zero. */
export const blankWeek = {
  regionId: null,
  resortCode: '',
  otherResort: false,
  otherResortName: '',
  unitNumber: '',
  module: '',
  weekNumber: null,
  season: '',
  bedrooms: '',
  maxSleep: null,
  weekType: '',
  levyAmount: null,
  leviesPaidInFull: false,
  currentYearBanked: false,
  bankedWith: '',
  weekPlacedForRental: false,
  originalPurchaseDate: '',
  originalPurchasePrice: null,
  arrivalDate: '',
  departureDate: '',
  sellPrice: null,
  askingPrice: null,
  agentCommission: null,
  mandate: false,
  mandateDate: '',
  consent: true,
  accommodationType: '',
  legalBasis: '',
  legalYears: null,
  schemeName: '',
  schemeAddress: '',
  marketing: false,
  [wireNames.referredByAgent]: false,
  agencyId: null,
  agentId: null,
  customOwner: false,
} as const
