import { z } from 'zod'
import { fromDraft } from '../drafts/draft-key.ts'
import { waiverReason } from '../listings/waivers.schema.ts'
import { amount } from '../values/amount.ts'
import { chosenId, id, version } from '../values/id.ts'
import { dayText, optionalDay } from '../values/day.schema.ts'
import { isDay, toDay } from '../values/day.ts'
import { anyNumber } from '../values/number-or-text.ts'
import { line, optionalLine } from '../values/text.ts'
import { propertiesMessages as messages, propertiesTexts as texts } from './properties.messages.ts'
import { pricePeriods, usages } from './properties.choices.ts'
import { wireNames } from '../values/wire-names.ts'

/** The size of a saved description, markup included. */
export const longestDescription = 20_000

/** A date that may be empty but not impossible. */
const possibleDay = dayText
  .nullish()
  .refine((text) => !text || isDay(text.slice(0, 10)), texts.dateImpossible)
  .transform((text) => toDay(text))

const coordinates = z
  .string()
  .trim()
  .max(100, texts.coordinatesWrong)
  .nullish()
  .transform((text, context) => {
    if (!text) return null
    const [lat = NaN, lng = NaN, ...more] = text
      .split(',')
      .map((part) => Number(part.trim() || NaN))
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !more.length) return { lat, lng }
    context.addIssue({ code: 'custom', message: texts.coordinatesWrong })
    return null
  })

/** Empty means none; anything else must satisfy the rule. */
function optionalText(rule: (text: string) => boolean, message: string, max = 500) {
  return z
    .string()
    .trim()
    .max(max)
    .nullish()
    .refine((text) => !text || rule(text), message)
    .transform((text) => text || null)
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

const placeId = chosenId(messages.placeRequired)

export const savedValue = z.object({
  userDefinedFieldId: id,
  value: z.union([z.string().max(500), anyNumber, z.boolean()]).nullish(),
})

export const propertyPrice = amount({
  missing: texts.priceRequired,
  aboveZero: texts.priceRequired,
})

/** A lifecycle status, or one of the site's own: only the server knows those. */
export const propertyStatusCode = line(texts.statusNotAllowed, 40)

const fields = {
  propertyUsageType: z.enum(usages, { error: texts.usageUnknown }),
  isSale: z.boolean(),
  propertyTypeId: chosenId(messages.typeRequired),
  propertyName: optionalLine(120),
  unit: optionalLine(60),
  shortDescription: line(texts.shortDescriptionRequired, 200),
  description: z
    .string()
    .max(longestDescription)
    .nullish()
    .transform((text) => text ?? ''),
  price: propertyPrice,
  pricePer: z.enum(pricePeriods).nullish(),
  operationalCosts: amount({
    missing: texts.amountExpected,
  }).nullish(),
  dateAvailable: possibleDay,
  showAddress: z.boolean().default(false),
  addressLine1: optionalLine(200),
  addressLine2: optionalLine(200),
  addressLine3: optionalLine(200),
  streetNumber: optionalLine(20),
  streetName: optionalLine(120),
  postalCode: optionalLine(10),
  addressUrl: optionalText(isHttps, texts.tourWrong),
  [wireNames.propertyCoords]: coordinates,
  provinceId: placeId,
  cityId: placeId,
  /** Null if the gazetteer does not know it: then its name is given. */
  suburbId: id.nullish(),
  suburb: optionalLine(100),
  virtualTour: optionalText(isHttps, texts.tourWrong),
  video: optionalText((text) => /^[\w-]{6,20}$/.test(text), texts.videoWrong),
  propertyUserFields: z.array(savedValue).max(300).default([]),
}

/** Some of it may be invalid, and is then missing. */
interface Listing {
  isSale?: boolean
  pricePer?: string | null | undefined
  dateAvailable?: string | null
  suburbId?: number | null | undefined
  suburb?: string | null
}

/** These are checked even if the form has other errors: it reports everything it needs at once. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

function checkListing(input: Listing, context: z.RefinementCtx): void {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!input.suburbId && !input.suburb) wrong('suburbId', messages.placeRequired)
  if (input.isSale !== false) return
  if (!input.dateAvailable) wrong('dateAvailable', texts.dateAvailableRequired)
  if (!input.pricePer) wrong('pricePer', texts.pricePerNeeded)
}

/** A new listing. Owner, agent, reference, status and publication are the server's to set. */
export const newProperty = z.object({ ...fields, ...fromDraft }).superRefine(checkListing, always)
export type NewProperty = z.output<typeof newProperty>
export type NewPropertyInput = z.input<typeof newProperty>

/**
 * A changed listing: like a new one, plus its status and the day it is hidden; an address is
 * required.
 */
export const changedProperty = z
  .object({
    ...fields,
    id,
    version,
    statusCode: propertyStatusCode,
    /** 'Hide Property After'. */
    cutOffDisplayDateString: optionalDay,
    waiverReason,
  })
  .superRefine((input, context) => {
    checkListing(input, context)
    if (!input.addressLine1 && !input.streetName) {
      context.addIssue({
        code: 'custom',
        path: ['streetName'],
        message: messages.addressRequired,
      })
    }
  }, always)
export type ChangedProperty = z.output<typeof changedProperty>
export type ChangedPropertyInput = z.input<typeof changedProperty>
