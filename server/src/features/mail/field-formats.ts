import { landingPageFields } from '#contract/mail/landing-page-fields.ts'
import type { PlaceholderKind as Kind } from '#contract/mail/placeholders.ts'
import { placeholderFormats } from '../../db/reference/placeholder-formats.ts'

/** The kinds of value that each format supports. */
const writes: Record<Kind, readonly Kind[]> = {
  text: ['text', 'money', 'number', 'date', 'yesno'],
  money: ['money', 'number'],
  number: ['money', 'number'],
  date: ['date'],
  yesno: ['yesno'],
}

const formats = new Map(placeholderFormats.map((format) => [format.format, format]))

export function findFormat(format: string) {
  return formats.get(format)
}

export function kindOf(fieldClass: string, field: string): Kind {
  return landingPageFields.get(`${fieldClass}.${field}`)?.kind ?? 'text'
}

export function mayWrite(format: string, kind: Kind): boolean {
  const found = formats.get(format)
  return found !== undefined && writes[found.kind].includes(kind)
}

export function formatFits(format: string, fieldClass: string, field: string): boolean {
  return mayWrite(format, kindOf(fieldClass, field))
}

/** The formats available for a field. */
export function formatsFor(fieldClass: string, field: string): string[] {
  return [...formats.keys()].filter((format) => formatFits(format, fieldClass, field))
}
