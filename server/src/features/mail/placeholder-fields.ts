import { landingPageFields } from '#contract/mail/landing-page-fields.ts'
import { placeholderNames, placeholders } from '#contract/mail/placeholders.ts'
import type { PlaceHolder } from '#contract/mail/templates.calls.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import { formatsFor } from './field-formats.ts'

const nameOf = ({ class: group, property }: PlaceHolder) => `${group}.${property}`

/** The placeholders of emails, as the back office lists them. */
export const mailFields: readonly PlaceHolder[] = placeholderNames.map((name) => {
  const [group = '', property = ''] = name.split('.')
  return { class: group, property, tag: `[${name}]`, sample: placeholders[name].sample }
})

const byName = new Map(mailFields.map((field) => [nameOf(field), field]))

export const sampleValues: PlaceholderValues = Object.fromEntries(
  mailFields.map((field) => [nameOf(field), field.sample]),
)

/** Anything in square brackets without a line break: it was meant as a placeholder. */
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

/** Placeholders in an address that are not addresses: user input must not become a link. */
export function namesNotForLinks(html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? '')
  return [
    ...new Set(
      addresses.flatMap((address) => namesIn(address).filter((name) => !mayLead(name, address))),
    ),
  ]
}

/** The classes whose fields landing pages may show. */
const publicClasses: Record<string, string> = {
  Resort: 'Timeshare week',
  Property: 'Property',
  Company: 'Company',
}

export function fieldClasses() {
  return Object.entries(publicClasses).map(([fullName, displayName]) => ({ fullName, displayName }))
}

/** Undefined for a class that is not on the list. */
export function fieldsOfClass(fullName: string) {
  if (!Object.hasOwn(publicClasses, fullName)) return undefined
  return [...landingPageFields].flatMap(([tag, { sample }]) => {
    const [group, name = ''] = tag.split('.')
    if (group !== fullName) return []
    return [{ name, tag: `[${tag}]`, sample, formats: formatsFor(fullName, name) }]
  })
}
