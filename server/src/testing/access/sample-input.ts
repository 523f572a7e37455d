import { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  minItems?: number
  items?: JsonSchema
  required?: string[]
  properties?: Record<string, JsonSchema>
}

/** Values that satisfy the patterns of the contract's own value types. */
const known = [
  'Sample text',
  'sample@example.com',
  '082 555 0101',
  '2027-03-01',
  'https://example.com/',
  '12345',
  'a',
]

function sampleText(schema: JsonSchema): string {
  if (schema.format === 'email') return 'sample@example.com'
  if (schema.format === 'uuid') return '7b0d3c9e-5f0b-4c39-9d1c-3c2f4a7a9d10'
  if (schema.format === 'date') return '2027-03-01'
  if (schema.format === 'date-time') return '2027-03-01T10:00:00Z'
  const long = 'Sample text '.repeat(Math.ceil((schema.minLength ?? 1) / 12)).trim()
  const { pattern } = schema
  return (pattern && known.find((text) => new RegExp(pattern, 'u').test(text))) || long
}

function sampleOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return sampleOf(choice.find(({ type }) => type !== 'null') ?? {})
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf))
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, sampleOf(schema.properties?.[key] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    default:
      return sampleText(schema)
  }
}

/** Valid values of fields whose rules are not in the JSON schema, by the end of their name. */
const byName: [RegExp, unknown][] = [
  [/(^x|mail)$/i, 'sample@example.com'],
  [/(phone|cellNumber)$/i, '082 555 0101'],
  [/(amount|price)$/i, 1000],
  [/(date|paidOn)$/i, '2027-03-01'],
  [/(usage|type)$/i, 'Residential'],
  [/code$/i, 'SMPL'],
]

function setAt(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  let at = root as Record<PropertyKey, unknown>
  for (const key of path.slice(0, -1)) at = (at[key] ?? {}) as Record<PropertyKey, unknown>
  at[path.at(-1) as PropertyKey] = value
}

/** The fields that a call takes. */
export function fieldsOf(call: AnyCall): ReadonlySet<string> {
  const collect = ({ properties, anyOf, oneOf, allOf }: JsonSchema): string[] => [
    ...Object.keys(properties ?? {}),
    ...[anyOf, oneOf, allOf].flatMap((parts) => (parts ?? []).flatMap(collect)),
  ]
  return new Set(collect(jsonSchemaOf(call)))
}

const schemas = new Map<AnyCall, JsonSchema>()

function jsonSchemaOf(call: AnyCall): JsonSchema {
  const schema =
    schemas.get(call) ??
    (z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  schemas.set(call, schema)
  return schema
}

/** The least that a call asks for, as far as its schema and the names of its fields tell. */
export function sampleInput(call: AnyCall): Record<string, unknown> {
  const sample = sampleOf(jsonSchemaOf(call)) as Record<string, unknown>
  for (const { path } of call.input.safeParse(sample).error?.issues ?? []) {
    const known = byName.find(([name]) => name.test(String(path.at(-1))))
    if (known) setAt(sample, path, known[1])
  }
  return sample
}
