import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import { declaredCalls } from '#contract/all-calls.ts'
import { personalTables } from '../db/personal-data.ts'
import { accessLaw } from '../testing/access/access-law.ts'
import { audienceOf, impersonal, personalReplies } from '../testing/access/personal-replies.ts'

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
}

const partsOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [
  ...anyOf,
  ...oneOf,
  ...allOf,
]

/** Whether a value can contain text; an undescribed one can contain anything. */
function holdsText(schema: JsonSchema): boolean {
  if (!Object.keys(schema).length) return true
  if (schema.items && holdsText(schema.items)) return true
  return [schema.type].flat().includes('string') || partsOf(schema).some(holdsText)
}

/** Every field of a reply that can contain text, with the names of the objects around it. */
function textFields(schema: JsonSchema, parents: readonly string[] = []): string[][] {
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(holdsText(field) ? [[...parents, name]] : []),
    ...textFields(field, [...parents, name]),
  ])
  const { additionalProperties: any } = schema
  const unnamed =
    typeof any === 'object'
      ? [...(holdsText(any) ? [[...parents, '*']] : []), ...textFields(any, [...parents, '*'])]
      : []
  const parts = [...partsOf(schema), ...(schema.items ? [schema.items] : [])]
  return [...named, ...unnamed, ...parts.flatMap((part) => textFields(part, parents))]
}

/** Words in the names of fields with personal data. */
const telling = new RegExp(
  `^(${[
    'e?mails?|phone|telephone|cell|cellnumber|mobile|fax',
    'names?|surname|username|fullname|spouse|person',
    'address|street|coords|ip',
    'passport|identity|bank|banked|account|iban',
    'owner|agent|payer|seller|buyer|actor|administrator|recipient|by|to',
    'comment|note|details|message',
  ].join('|')})$`,
)

const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

/** The columns that the schema declares personal and that a reply may show under the same name. */
const personalColumns = new Set(
  personalTables.flatMap(({ columns }) => columns.map(({ key }) => key)),
)
const soundsPersonal = (name: string) =>
  name === '*' ||
  name === 'idNumber' ||
  wordsOf(name).some((word) => telling.test(word)) ||
  (personalColumns.has(name) &&
    !['subject', 'html', 'text', 'value', 'before', 'after'].includes(name))

/** Lists and envelopes are not part of a field's name. */
const envelopes = new Set(['items', 'session', 'record', 'request'])

function personalFieldsOf(call: AnyCall): string[] {
  const schema = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })
  const fields = textFields(schema as JsonSchema)
    // The message of a reply is our own text.
    .filter((path) => path.join('.') !== 'message' && soundsPersonal(path.at(-1) as string))
    .map((path) => path.filter((name) => !envelopes.has(name)).join('.'))
  return [...new Set(fields)]
}

/** Call and field of everything that is declared. */
const declared = new Set(
  personalReplies.flatMap(([calls, , fields]) =>
    calls.split(' ').flatMap((call) => fields.split(/\s+/).map((field) => `${call} ${field}`)),
  ),
)
const receiverOf = new Map(
  personalReplies.flatMap(([calls, to]) => calls.split(' ').map((call) => [call, to] as const)),
)

const isImpersonal = (field: string) => impersonal.some(([pattern]) => pattern.test(field))

const calls = declaredCalls().filter(({ produces }) => !produces)
const suspected = calls.flatMap((call) =>
  personalFieldsOf(call).map((field) => `${call.name} ${field}`),
)

describe('personal data in replies', () => {
  it('is declared with its recipients, or exempted with a reason', () => {
    const missing = suspected.filter((field) => !declared.has(field) && !isImpersonal(field))
    expect(missing, 'Add them to server/src/testing/access/personal-replies.ts').toEqual([])
  })

  it('is declared only for fields that exist', () => {
    const fields = new Set(
      calls.flatMap((call) => {
        const schema = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })
        return textFields(schema as JsonSchema).map(
          (path) => `${call.name} ${path.filter((name) => !envelopes.has(name)).join('.')}`,
        )
      }),
    )
    expect([...declared].filter((field) => !fields.has(field))).toEqual([])
  })

  it('has no unused exemption', () => {
    const unused = impersonal.filter(
      ([pattern]) => !suspected.some((field) => pattern.test(field) && !declared.has(field)),
    )
    expect(unused.map(([pattern]) => String(pattern))).toEqual([])
  })

  it.each([...receiverOf].filter(([, to]) => audienceOf[to]))(
    'in %s is only for the %s, and so is the call',
    (call, to) => {
      expect(accessLaw[call]?.audience).toBe(audienceOf[to])
    },
  )
})
