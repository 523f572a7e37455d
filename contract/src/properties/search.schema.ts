import { z } from 'zod'
import { amount } from '../values/amount.ts'
import { dayText, isDay, toDay } from '../values/day.ts'
import { numberOrText } from '../values/number-or-text.ts'
import { amountOrNone } from '../values/parse-amount.ts'
import { propertiesTexts as texts } from './properties.messages.ts'
import { propertyCard, usages, type Usage } from './properties.schema.ts'

/** Beyond this many the number of results is not counted. */
export const searchCountCap = 1000
export const searchPageSizes = { sizes: [10, 20, 40], default: 20 } as const
export const searchSorts = ['newest', 'low', 'high', 'available'] as const
export type SearchSort = (typeof searchSorts)[number]

export const searchSortNames: Record<SearchSort, string> = {
  high: 'High price',
  low: 'Low price',
  newest: 'Newest',
  available: 'Date available',
}

/** Marks an unused criterion in the path. */
const anything = new Set(['', 'all', 'unknown', 'undefined', 'null', '0'])
const largestSize = 1_000_000_000
const mostCorners = 60

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

/** None is no filter; a price that cannot be read, or in two ways, is refused. */
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

export interface Box {
  south: number
  west: number
  north: number
  east: number
}

const latitude = (value: number) => Math.abs(value) <= 90
const longitude = (value: number) => Math.abs(value) <= 180

function numbersOf(text: string): number[] {
  return text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
}

/** `south,west,north,east` in degrees. */
const bbox = z
  .string()
  .max(200, texts.areaWrong)
  .optional()
  .transform((text, context): Box | undefined => {
    if (!text) return undefined
    const [south = NaN, west = NaN, north = NaN, east = NaN, ...more] = numbersOf(text)
    if (
      [south, north].every(latitude) &&
      [west, east].every(longitude) &&
      south <= north &&
      west <= east &&
      !more.length
    ) {
      return { south, west, north, east }
    }
    context.addIssue({ code: 'custom', message: texts.areaWrong })
    return undefined
  })

export type Corner = readonly [lat: number, lng: number]

/** `lat,lng;lat,lng;…`: the corners of an area drawn by hand. */
const polygon = z
  .string()
  .max(4000, texts.areaWrong)
  .optional()
  .transform((text, context): Corner[] | undefined => {
    if (!text) return undefined
    const corners = text.split(';').map(numbersOf)
    const right = corners.every(
      ([lat = NaN, lng = NaN, ...more]) => latitude(lat) && longitude(lng) && !more.length,
    )
    if (right && corners.length >= 3 && corners.length <= mostCorners) {
      return corners.map(([lat, lng]) => [lat, lng] as Corner)
    }
    context.addIssue({ code: 'custom', message: texts.areaWrong })
    return undefined
  })

/** Every criterion, as text; a missing one is not used. */
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
  /** A day by which it can be moved into. */
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
  bbox,
  polygon,
}

interface Ordered {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minSize?: number | undefined
  maxSize?: number | undefined
}

export function checkOrder(input: Ordered, context: z.RefinementCtx): void {
  const wrong = (low: number | undefined, high: number | undefined) =>
    low !== undefined && high !== undefined && low > high
  if (wrong(input.minPrice, input.maxPrice)) {
    context.addIssue({ code: 'custom', path: ['maxPrice'], message: texts.priceOrder })
  }
  if (wrong(input.minSize, input.maxSize)) {
    context.addIssue({ code: 'custom', path: ['maxSize'], message: texts.sizeOrder })
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
  /** Where the next page begins, for going on past the cap; null on the last page. */
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
})

export type Facets = z.infer<typeof facets>

export const pin = z.object({
  id: z.number().int(),
  lat: z.number(),
  lng: z.number(),
  price: z.number(),
  displayPrice: z.string(),
  shortDescription: z.string(),
  suburb: z.string(),
  propertyUsageType: z.enum(usages),
})

export const cluster = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number().int(),
  minPrice: z.number(),
})

export const pinsReply = z.object({
  /** Each property by itself while there are few. */
  pins: z.array(pin),
  /** Otherwise how many there are about a place. */
  clusters: z.array(cluster),
  total: z.number().int(),
})

export type PinsReply = z.infer<typeof pinsReply>

const saleBands = [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000]
const rentBands = [0, 5_000, 8_000, 12_000, 18_000, 25_000, 40_000, 80_000]

/** The lower ends of the price bands. */
export function priceBands(isSale: boolean): readonly number[] {
  return isSale ? saleBands : rentBands
}
