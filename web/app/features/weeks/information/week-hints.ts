import type { FieldErrors } from '#contract/errors.ts'
import type { SellValues, TextName } from '../sell/sell-values.ts'

/** The minimum length of a meaningful text, in the fields that have one. */
export const shortest = 4

const idNumber = 'ownerObject.idNumber'

interface Hint {
  /** The text of the hint. */
  what: string
  /** A shorter value also gets a hint. */
  least?: number
}

const weekFields: Partial<Record<TextName, Hint>> = {
  unitNumber: { what: 'the unit number' },
  weekNumber: { what: 'the week number' },
  levyAmount: { what: 'the levy amount' },
}

const ownerFields: Partial<Record<TextName, Hint>> = {
  'ownerObject.name': { what: 'the owner’s name', least: shortest },
  'ownerObject.surname': { what: 'the owner’s surname' },
  [idNumber]: { what: 'the owner’s ID number', least: shortest },
  'ownerObject.companyRegNumber': { what: 'the company reg number', least: shortest },
  'ownerObject.emailAddress': { what: 'the owner’s email address' },
  'ownerObject.cellNumber': { what: 'the owner’s cell number', least: shortest },
  'ownerObject.telephone': { what: 'the owner’s landline number' },
}

function hintFor(text: string, { what, least = 1 }: Hint): string | undefined {
  const { length } = text.trim()
  if (length >= least) return undefined
  return `Please enter ${what}${least > 1 ? `, at least ${least} characters` : ''}.`
}

/**
 * The hints that a Super Admin gets on Week Information; none of them prevents saving. A stored ID
 * number is not shown, so its box may be empty.
 */
export function weekHints(values: SellValues, { hasIdNumber = false } = {}): FieldErrors {
  const asked = { ...weekFields, ...(values.ownerType === 'custom' ? ownerFields : {}) }
  const hints = Object.entries(asked).map(
    ([name, hint]) => [name, hintFor(values[name as TextName], hint)] as const,
  )
  const found = hints
    .filter(([name]) => !(name === idNumber && hasIdNumber && !values[idNumber]))
    .filter((pair): pair is [TextName, string] => pair[1] !== undefined)
  return Object.fromEntries(found)
}
