import { isDay } from '#contract/values/day.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'

/** Undefined means that it cannot be parsed; people write these words in many ways. */
export function readUsage(text: string): Usage | undefined {
  if (/^(residential|residensieel|res)$/i.test(text)) return 'Residential'
  return /^(commercial|kommersieel|com|business|industrial)$/i.test(text) ? 'Commercial' : undefined
}

export function readKind(text: string): 'Sale' | 'Rent' | undefined {
  if (/^(for )?(sale|sales|sell|buy)$/i.test(text)) return 'Sale'
  return /^(to |for )?(rent|rental|rentals|let|letting|lease)$/i.test(text) ? 'Rent' : undefined
}

export function readPeriod(text: string): 'Month' | 'Day' | 'm2' | undefined {
  const word = text.toLowerCase().replace(/^per\s+|^p\/?/, '')
  if (['month', 'monthly', 'm', 'pm', 'mnd'].includes(word)) return 'Month'
  if (['day', 'daily', 'd'].includes(word)) return 'Day'
  return ['m2', 'm²', 'sqm', 'square metre', 'square meter'].includes(word) ? 'm2' : undefined
}

export function readYesNo(text: string): boolean | undefined {
  if (/^(yes|y|true|1|ja)$/i.test(text)) return true
  return /^(no|n|false|0|nee)$/i.test(text) ? false : undefined
}

/** `2026-11-30`, `2026/11/30` or `30/11/2026`; the American order is not supported. */
export function readDay(text: string): string | undefined {
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  const turned = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  const [year, month, date] = parts?.slice(1) ?? turned?.slice(1).toReversed() ?? []
  if (!year || !month || !date) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text becomes paragraphs; markup is kept as it is, and sanitised when it is saved. */
export function readDescription(text: string): string {
  if (/<(p|br|ul|ol|li|b|strong|em|i|div|span|h\d)\b[^>]*>/i.test(text)) return text
  return text
    .split(/\r?\n\s*\r?\n/)
    .filter((part) => part.trim())
    .map((part) => {
      const safe = part.trim().replace(/[&<>]/g, (sign) => escapes[sign] as string)
      return `<p>${safe.replace(/\r?\n/g, '<br />')}</p>`
    })
    .join('')
}

/** Spaces and commas may be part of a file name, but not after its extension. */
const afterFileName = /(?<=\.(?:jpe?g|png|webp))[\s,]+/i

/** Addresses or file names. */
export function readPictures(cells: readonly string[]): string[] {
  const parts = cells
    .flatMap((cell) => cell.split(/[|;\n\r]+/))
    .flatMap((part) => part.split(/https?:\/\//i.test(part) ? /[\s,]+/ : afterFileName))
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].map((part) =>
    part.slice(0, 2000),
  )
}
