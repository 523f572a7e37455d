import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import { mostRand } from '#contract/values/amount.ts'
import { parseAmount } from '#contract/values/parse-amount.ts'
import type { KnownField } from '../field-groups/field-groups.service.ts'

export interface SentValue {
  userDefinedFieldId: number
  value?: string | number | boolean | null | undefined
}

export type Facts = Record<
  'bedrooms' | 'bathrooms' | 'garages' | 'erfSize' | 'floorSize',
  number | null
>

export interface ReadValues {
  values: { fieldId: number; value: string }[]
  /** What cards show, copied from the values of fields whose name identifies a fact. */
  facts: Facts
  errors: Record<string, string>
}

const factColumns = {
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  garages: 'garages',
  erf_size: 'erfSize',
  floor_size: 'floorSize',
} as const satisfies Record<string, keyof Facts>

const yes = new Set(['true', 'yes', '1', 'on'])
const no = new Set(['false', 'no', '0', 'off'])

type Reading = { value: string } | { error: string }

/** Some of these numbers are costs in rand: all are parsed like amounts, and none is guessed. */
function readNumber(text: string): Reading {
  const { amount, problem } = parseAmount(text)
  if (problem === 'ambiguous' || problem === 'decimals') return { error: texts.numberUnclear }
  if (amount === null || amount > mostRand) return { error: texts.numberExpected }
  return { value: String(amount) }
}

function readYesNo(text: string): Reading {
  const word = text.toLowerCase()
  if (yes.has(word)) return { value: 'Yes' }
  return no.has(word) ? { value: 'No' } : { error: texts.yesNoExpected }
}

function readValue(type: KnownField['type'], text: string): Reading {
  if (type === 'number') return readNumber(text)
  return type === 'yesno' ? readYesNo(text) : { value: text }
}

/** Parses what was typed into the user-defined fields; empty ones are not saved. */
export function readUserFields(
  sent: readonly SentValue[],
  known: readonly KnownField[],
): ReadValues {
  const byId = new Map(known.map((field) => [field.id, field]))
  const values = new Map<number, string>()
  const facts: Facts = {
    bedrooms: null,
    bathrooms: null,
    garages: null,
    erfSize: null,
    floorSize: null,
  }
  const errors: Record<string, string> = {}
  for (const [index, { userDefinedFieldId, value }] of sent.entries()) {
    const text = String(value ?? '').trim()
    const field = byId.get(userDefinedFieldId)
    if (!field) {
      errors[`propertyUserFields.${index}`] = texts.fieldUnknown
      continue
    }
    if (text === '') continue
    const read = readValue(field.type, text)
    if ('error' in read) {
      errors[`propertyUserFields.${index}`] = read.error
      continue
    }
    values.set(field.id, read.value)
    if (field.fact && field.type === 'number') facts[factColumns[field.fact]] = Number(read.value)
  }
  return { values: [...values].map(([fieldId, value]) => ({ fieldId, value })), facts, errors }
}
