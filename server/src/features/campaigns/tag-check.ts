import type { FieldErrors } from '#contract/errors.ts'
import {
  campaignsMessages as messages,
  campaignsTexts as texts,
  formatDoesNotFit,
  tagsOfItems,
  unknownTags,
} from '#contract/campaigns/campaigns.messages.ts'
import { bodyTags, itemTags, namesIn } from '#contract/campaigns/campaigns.tags.ts'
import { findFormat, formatFits } from '../mail/field-formats.ts'
import { fieldsOfClass } from '../mail/placeholder-fields.ts'
import { hasField, listingClass } from './bound-fields.ts'
import type { Binding } from './render.ts'

interface Content {
  isTimeshare: boolean
  subject: string
  body: string
  itemBody: string
  placeHolders: readonly Binding[]
  /** The tags for which items have their own values. */
  customNames: readonly string[]
}

const fieldTags = (fieldClass: string) =>
  (fieldsOfClass(fieldClass) ?? []).map(({ name }) => `${fieldClass}.${name}`)

function knownNames({ isTimeshare, placeHolders, customNames }: Content) {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase())
  const ofCompany = placeHolders.filter(({ boundToClass }) => boundToClass === 'Company')
  const everywhere = [...fieldTags('Company'), ...ofCompany.map(({ name }) => name)]
  const inItem = [
    ...itemTags,
    ...fieldTags(listingClass(isTimeshare)),
    ...placeHolders.map(({ name }) => name),
    ...customNames,
  ]
  return {
    subject: new Set(lower(everywhere)),
    page: new Set(lower([...bodyTags, ...everywhere])),
    item: new Set(lower([...everywhere, ...inItem])),
  }
}

/** What is wrong with the tags of a text, as a message that names them. */
function complaint(html: string, known: Set<string>, elsewhere: Set<string>): string | undefined {
  const strange = namesIn(html).filter((name) => !known.has(name.toLowerCase()))
  const unknown = strange.filter((name) => !elsewhere.has(name.toLowerCase()))
  if (unknown.length) return unknownTags(unknown)
  return strange.length ? tagsOfItems(strange) : undefined
}

export function tagErrors(content: Content): FieldErrors {
  const known = knownNames(content)
  const errors = {
    subject: complaint(content.subject, known.subject, known.item),
    body: complaint(content.body, known.page, known.item),
    itemBody: complaint(content.itemBody, known.item, new Set()),
  }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  )
}

/** A placeholder shows a public field of the campaign's own kind of listing, or of the company. */
export function bindingErrors(placeHolders: readonly Binding[], isTimeshare: boolean): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, { boundToClass, boundTo, format }] of placeHolders.entries()) {
    const at = (field: string) => `placeHolders.${index}.${field}`
    if (boundToClass !== 'Company' && boundToClass !== listingClass(isTimeshare)) {
      errors[at('boundToClass')] = messages.classRequired
    } else if (!hasField(boundToClass, boundTo)) {
      errors[at('boundTo')] = messages.propertyRequired
    } else if (!findFormat(format)) {
      errors[at('formatTemplate')] = texts.formatUnknown
    } else if (!formatFits(format, boundToClass, boundTo)) {
      const shown = findFormat(format)?.displayName ?? format
      errors[at('formatTemplate')] = formatDoesNotFit(shown, boundTo)
    }
  }
  return errors
}
