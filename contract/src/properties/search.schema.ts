import { z } from 'zod'
import { longestDrive } from '../places/drive.ts'
import { placeList } from '../places/place-key.schema.ts'
import { amount } from '../values/amount.ts'
import { dayText } from '../values/day.schema.ts'
import { isDay, toDay } from '../values/day.ts'
import { numberOrText } from '../values/number-or-text.ts'
import { amountOrNone } from '../values/parse-amount.ts'
import { featureList } from './features.schema.ts'
import { propertiesTexts as texts } from './properties.messages.ts'
import { propertyCard } from './properties.schema.ts'
import { usages, type Usage } from './properties.choices.ts'
import { rentBases, widestRadius } from './search.choices.ts'
import { boxInText, polygonInText, spotInText } from './search-area.ts'

/** Marks an unused criterion in the path. */
const anything = new Set(['', 'all', 'unknown', 'undefined', 'null', '0'])
const largestSize = 1_000_000_000

/** A name in the path or query; `All` and its older spellings mean none. */
function name(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .optional()
    .transform((text) =>
      text === undefined || anything.has(text.toLowerCase()) ? undefined : text,
    )
}

function number(max: number, message: string) {
  return numberOrText(message)
    .optional()
    .transform((value) => {
      const text = String(value ?? '').trim()
      return anything.has(text.toLowerCase()) ? undefined : (amountOrNone(text) ?? Number.NaN)
    })
    .refine((value) => value === undefined || (value >= 0 && value <= max), message)
    .transform((value) => value || undefined)
}

const size = number(largestSize, texts.numberExpected)

const somePrice = amount({ missing: texts.amountExpected, tooLarge: texts.amountExpected })

/** An absent price does not filter; a price that is invalid or ambiguous is refused. */
const price = numberOrText(texts.amountExpected)
  .optional()
  .transform((value) => {
    const text = String(value ?? '').trim()
    return anything.has(text.toLowerCase()) ? undefined : value
  })
  .pipe(somePrice.optional())
  .transform((found) => found || undefined)

const usage = z
  .string()
  .max(100, texts.usageUnknown)
  .optional()
  .transform((text, context): Usage | undefined => {
    if (text === undefined || anything.has(text.toLowerCase())) return undefined
    const found = usages.find((one) => one.toLowerCase() === text.toLowerCase())
    if (!found) context.addIssue({ code: 'custom', message: texts.usageUnknown })
    return found
  })

const isSale = z
  .string()
  .max(100, texts.saleUnknown)
  .optional()
  .transform((text = 'Sale', context): boolean => {
    const word = text.toLowerCase()
    if (!['sale', 'rent', 'rental', 'all', ''].includes(word)) {
      context.addIssue({ code: 'custom', message: texts.saleUnknown })
    }
    return !word.startsWith('rent')
  })

const availableFrom = dayText.optional().transform((text, context) => {
  if (text === undefined || anything.has(text.toLowerCase())) return undefined
  if (!isDay(text.slice(0, 10))) context.addIssue({ code: 'custom', message: texts.dateImpossible })
  return toDay(text) ?? undefined
})

const typeList = z
  .string()
  .max(200, texts.typeUnknown)
  .regex(/^\d{1,9}(,\d{1,9}){0,19}$/, texts.typeUnknown)
  .optional()
  .transform((text) =>
    text ? [...new Set(text.split(',').map(Number))].sort((a, b) => a - b) : undefined,
  )

const flag = z
  .string()
  .max(10)
  .optional()
  .transform((text) => (/^(1|true|yes|on)$/i.test(text ?? '') ? true : undefined))

const rentBasis = z
  .string()
  .max(20)
  .optional()
  .transform((text) => rentBases.find((basis) => basis === text?.toLowerCase()))

/** Every criterion, as text; a missing one is unused. */
export const criteriaShape = {
  keyword: name(200),
  salesType: isSale,
  usageType: usage,
  /** The id or the description of a type. */
  propertyType: name(100),
  province: name(100),
  city: name(100),
  suburb: name(100),
  minPrice: price,
  maxPrice: price,
  /** The day by which the person wants to move in. */
  availableFrom,
  /** The id or the reference of one property. */
  propertyId: name(40),
  /** Several types by their ids, `1,3`. */
  types: typeList,
  bedrooms: number(100, texts.numberExpected),
  bathrooms: number(100, texts.numberExpected),
  garages: number(100, texts.numberExpected),
  minSize: size,
  maxSize: size,
  /** The floor area of buildings, the erf of land. */
  minFloor: size,
  maxFloor: size,
  minErf: size,
  maxErf: size,
  /** Rand per m² of what is compared as the price and as the size. */
  minRate: price,
  maxRate: price,
  bbox: boxInText,
  polygon: polygonInText,
  /** Places and named areas by their keys; a listing is in any of them. */
  places: placeList(texts.placeNotKnown),
  /** Kilometres around each of `places` except provinces, and around `near`. */
  radius: number(widestRadius, texts.numberExpected),
  near: spotInText,
  /** Where the drive starts: the key of a place, or `lat,lng`. */
  driveFrom: name(200),
  driveMinutes: number(longestDrive, texts.numberExpected),
  features: featureList(texts.featureUnknown),
  /** Which monthly rent the prices are compared with; net by default. */
  rentBasis,
  /** Its price was lowered in the last thirty days. */
  reduced: flag,
  /** First published in the last seven days. */
  newThisWeek: flag,
}

interface Ordered {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minRate?: number | undefined
  maxRate?: number | undefined
  minSize?: number | undefined
  maxSize?: number | undefined
  minFloor?: number | undefined
  maxFloor?: number | undefined
  minErf?: number | undefined
  maxErf?: number | undefined
}

export function checkOrder(input: Ordered, context: z.RefinementCtx): void {
  const wrong = (low: number | undefined, high: number | undefined) =>
    low !== undefined && high !== undefined && low > high
  for (const what of ['Price', 'Rate'] as const) {
    if (wrong(input[`min${what}`], input[`max${what}`])) {
      context.addIssue({ code: 'custom', path: [`max${what}`], message: texts.priceOrder })
    }
  }
  for (const what of ['Size', 'Floor', 'Erf'] as const) {
    if (wrong(input[`min${what}`], input[`max${what}`])) {
      context.addIssue({ code: 'custom', path: [`max${what}`], message: texts.sizeOrder })
    }
  }
}

export const criteria = z.object(criteriaShape).superRefine(checkOrder)
/** The criteria as the server reads them: `salesType` true is a sale. */
export type Criteria = z.output<typeof criteria>
/** The criteria as an address spells them. */
export type CriteriaText = z.input<typeof criteria>

export const searchReply = z.object({
  items: z.array(propertyCard),
  /** At most the cap; `capped` means that there are more. */
  total: z.number().int(),
  capped: z.boolean(),
  page: z.number().int(),
  size: z.number().int(),
  /** Where the next page starts, for continuing past the cap; null on the last page. */
  next: z.string().nullable(),
})

export type SearchReply = z.infer<typeof searchReply>

export const facets = z.object({
  types: z.array(
    z.object({ id: z.number().int(), description: z.string(), count: z.number().int() }),
  ),
  /** 5 means five or more. */
  bedrooms: z.array(z.object({ bedrooms: z.number().int(), count: z.number().int() })),
  prices: z.array(
    z.object({ from: z.number(), to: z.number().nullable(), count: z.number().int() }),
  ),
  suburbs: z.array(
    z.object({
      suburb: z.string(),
      city: z.string(),
      province: z.string(),
      count: z.number().int(),
    }),
  ),
  /** Those of the usage; how many results would remain with each added. */
  features: z.array(z.object({ key: z.string(), name: z.string(), count: z.number().int() })),
})

export type Facets = z.infer<typeof facets>

/**
 * A change of the criteria that finds something: null removes a criterion. `nearby` is the same
 * search in another suburb, `wider` everything in the smallest area with results: the searched
 * places, their cities, their provinces, the country.
 */
export const searchSuggestion = z.object({
  kind: z.enum([
    'spelling',
    'price',
    'radius',
    'city',
    'feature',
    'keyword',
    'without',
    'nearby',
    'wider',
  ]),
  change: z.record(z.string(), z.string().nullable()),
  /** Of a nearby suburb. */
  name: z.string().optional(),
  /** How many it would find, up to the cap. */
  count: z.number().int(),
})

export type SearchSuggestion = z.infer<typeof searchSuggestion>

export const pin = z.object({
  id: z.number().int(),
  lat: z.number(),
  lng: z.number(),
  price: z.number(),
  /** The rent of a whole month, where the price is for something else. */
  monthlyRent: z.number().nullable(),
  displayPrice: z.string(),
  shortDescription: z.string(),
  suburb: z.string(),
  propertyUsageType: z.enum(usages),
})

export const cluster = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number().int(),
  /** Of rentals the lowest rent of a whole month. */
  minPrice: z.number(),
})

export const pinsReply = z.object({
  /** Each property individually while there are few. */
  pins: z.array(pin),
  /** Otherwise how many there are around a position. */
  clusters: z.array(cluster),
  total: z.number().int(),
  /** The bounds of the searched places, for the map's initial view; null if there are none. */
  searched: z
    .object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() })
    .nullable(),
})

export type PinsReply = z.infer<typeof pinsReply>
