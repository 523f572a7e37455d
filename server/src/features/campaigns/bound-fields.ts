import type { PlaceholderKind as Kind } from '#contract/mail/placeholders.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import { formatDay, formatDayRange } from '#contract/values/day.ts'
import { formatRand, formatRandCents } from '#contract/values/rand.ts'
import { kindOf, mayWrite } from '../mail/field-formats.ts'
import { fieldsOfClass } from '../mail/placeholder-fields.ts'
import type { ListingFacts, RawValue } from './listings.queries.ts'

export type FieldClass = 'Resort' | 'Property' | 'Company'

/** The fields available to a campaign of this kind, in addition to the company's. */
export function listingClass(isTimeshare: boolean): FieldClass {
  return isTimeshare ? 'Resort' : 'Property'
}

export function hasField(fieldClass: string, field: string): boolean {
  return fieldsOfClass(fieldClass)?.some(({ name }) => name === field) ?? false
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function formatDate(day: string, pattern: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const monthName = formatDay(day).split(' ')[1] ?? ''
  const parts: Record<string, string> = {
    yyyy: year,
    MMMM: monthName,
    MMM: monthName.slice(0, 3),
    MM: month,
    EEEE: weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    dd: date,
    d: String(Number(date)),
  }
  return pattern.replace(/yyyy|MMMM|MMM|MM|EEEE|dd|d/g, (part) => parts[part] ?? part)
}

const withoutRand = (text: string) => text.replace(/^(-?)R\s/, '$1')

/** The default format of a value. */
function plain(value: RawValue, kind: Kind): string {
  if (value === null || value === '') return ''
  if (kind === 'money') return formatRand(Number(value))
  if (kind === 'number') return withoutRand(formatRand(Number(value)))
  if (kind === 'date') return formatDay(String(value))
  if (kind === 'yesno') return value === true ? 'Yes' : 'No'
  return String(value)
}

export function formatValue(value: RawValue, kind: Kind, format: string): string {
  const [style, detail = ''] = format.split(':')
  if (value === null || value === '' || !mayWrite(format, kind)) return plain(value, kind)
  if (style === 'rand')
    return detail === '2' ? formatRandCents(Number(value)) : plain(value, 'money')
  if (style === 'number') {
    return withoutRand(detail === '2' ? formatRandCents(Number(value)) : formatRand(Number(value)))
  }
  if (style === 'date') return formatDate(String(value), detail)
  return detail === 'upper' ? plain(value, kind).toUpperCase() : plain(value, kind)
}

function rawValue(facts: ListingFacts, field: string): RawValue {
  if (field !== 'CurrentOccupationDates') return facts.values[field] ?? null
  const { ArrivalDate: from, DepartureDate: to } = facts.values
  return typeof from === 'string' && typeof to === 'string' ? formatDayRange(from, to) : null
}

/** A field of a listing as text. */
export function listingValue(facts: ListingFacts, field: string, format: string): string {
  const fieldClass = listingClass(facts.kind === 'week')
  const value = formatValue(rawValue(facts, field), kindOf(fieldClass, field), format)
  // A rent without its period would be misleading.
  return field === 'Price' ? `${value} ${pricePerText(facts)}`.trim() : value
}
