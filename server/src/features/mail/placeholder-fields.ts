import type { PlaceHolder } from '#contract/mail/templates.calls.ts'
import { placeholders } from '../../db/reference/placeholders.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import { formatsFor } from './field-formats.ts'

const nameOf = ({ class: group, property }: PlaceHolder) => `${group}.${property}`

/** What a mail may name; the tags of landing pages are not among it. */
export const mailFields: readonly PlaceHolder[] = placeholders.filter(
  ({ class: group }) => group !== 'Campaign',
)

const byName = new Map(mailFields.map((field) => [nameOf(field), field]))

export const sampleValues: PlaceholderValues = Object.fromEntries(
  mailFields.map((field) => [nameOf(field), field.sample]),
)

/** Whatever stands in square brackets without a break: a person meant a placeholder by it. */
const bracketed = /\[([ \t]*[A-Za-z][\w.]*[ \t]*)\]/g

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(bracketed)].map((match) => match[1] as string))]
}

export function unknownNames(text: string): string[] {
  return namesIn(text).filter((name) => !byName.has(name))
}

export function fieldsIn(text: string): PlaceHolder[] {
  return namesIn(text).flatMap((name) => byName.get(name) ?? [])
}

function mayLead(name: string, address: string): boolean {
  if (name.endsWith('Link')) return address === `[${name}]`
  return name.endsWith('.Email') && address === `mailto:[${name}]`
}

/** Placeholders in an address that are no address: what a person typed must not become a link. */
export function namesNotForLinks(html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? '')
  return [
    ...new Set(
      addresses.flatMap((address) => namesIn(address).filter((name) => !mayLead(name, address))),
    ),
  ]
}

/**
 * What landing pages may show of a listing: what everyone may see anyway. A fixed list, so that a
 * column added to a table never appears here by itself.
 */
const publicFields: Record<string, { displayName: string; names: readonly string[] }> = {
  Resort: {
    displayName: 'Timeshare week',
    names: [
      'Name',
      'UnitNumber',
      'Module',
      'Price',
      'Season',
      'Region',
      'Levy',
      'SleepMax',
      'Week',
      'Bedrooms',
      'AskingPrice',
      'ArrivalDate',
      'DepartureDate',
      'LeviesPaid',
      'CurrentYearRental',
      'CurrentOccupationDates',
    ],
  },
  Property: { displayName: 'Property', names: ['Ref', 'Name', 'Price', 'Id'] },
  Company: { displayName: 'Company', names: ['Name', 'Phone', 'Email', 'Address', 'FfcNumber'] },
}

export function fieldClasses() {
  return Object.entries(publicFields).map(([fullName, { displayName }]) => ({
    fullName,
    displayName,
  }))
}

/** Undefined for a class that is not on the list. */
export function fieldsOfClass(fullName: string) {
  if (!Object.hasOwn(publicFields, fullName)) return undefined
  return publicFields[fullName]?.names.map((name) => {
    const { tag, sample } = byName.get(`${fullName}.${name}`) as PlaceHolder
    return { name, tag, sample, formats: formatsFor(fullName, name) }
  })
}
