import type { ListingKind } from '../listings/listings.schema.ts'
import type { PromisedFields, PromiseKind } from '../listings/promises.ts'
import { propertyPromises } from '../properties/properties.promises.ts'
import { formatDay } from '../values/day.ts'
import { formatRand } from '../values/rand.ts'
import { weekPromises } from '../weeks/weeks.promises.ts'

/** The promised fields of each kind of listing. */
export const promisedFields = {
  week: weekPromises,
  property: propertyPromises,
} as const satisfies Record<ListingKind, PromisedFields>

export type PromisedValue = string | number | boolean | null
/** Promised values by field. */
export type PromisedValues = Readonly<Record<string, PromisedValue>>

const written: Record<PromiseKind, (value: Exclude<PromisedValue, null>) => string> = {
  text: String,
  rand: (value) => formatRand(Number(value)),
  day: (value) => formatDay(String(value)),
  number: String,
  area: (value) => `${value} m²`,
  yesNo: (value) => (value ? 'yes' : 'no'),
}

const isEmpty = (value: PromisedValue | undefined) =>
  value === null || value === undefined || value === ''

/** Whether two values are equivalent: no value and an empty text are. */
export function isSame(one: PromisedValue | undefined, other: PromisedValue | undefined): boolean {
  return (isEmpty(one) && isEmpty(other)) || one === other
}

/** The differences as sentences: "Price from R 2 650 000 to R 2 500 000". */
export function describeDifferences(
  kind: ListingKind,
  before: PromisedValues,
  after: PromisedValues,
): string[] {
  return Object.entries(promisedFields[kind] as PromisedFields).flatMap(([field, one]) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    if (isSame(from, to)) return []
    const write = written[one.kind]
    if (from === null || from === '') return [`${one.label} set to ${write(to as string)}`]
    if (to === null || to === '') return [`${one.label} removed, was ${write(from)}`]
    return [`${one.label} from ${write(from)} to ${write(to)}`]
  })
}

/** A price change on its own is ordinary business. */
export function isPriceOnly(before: PromisedValues): boolean {
  return Object.keys(before).every((field) => field === 'price')
}
