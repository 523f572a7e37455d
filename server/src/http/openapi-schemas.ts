import { longestText, mostEntries } from '#contract/values/limits.ts'

/** The part of JSON Schema that the contract produces. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  required?: string[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  description?: string
  [key: string]: unknown
}

/** The pattern of every text in requests and replies: PostgreSQL cannot store a NUL. */
export const storable = '^[^\\u0000]*$'
const largestInt32 = 2_147_483_647

function integerFormat({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema) {
  const low = minimum ?? exclusiveMinimum ?? -Infinity
  const high = maximum ?? exclusiveMaximum ?? Infinity
  return low >= -largestInt32 && high <= largestInt32 ? 'int32' : 'int64'
}

function ownLimits(schema: JsonSchema): JsonSchema {
  const types = [schema.type ?? []].flat()
  const limits: JsonSchema = {}
  const isFixed = schema.enum !== undefined || 'const' in schema
  if (types.includes('string') && !isFixed) {
    limits.maxLength = schema.maxLength ?? longestText
    if (!schema.format && !schema.pattern) limits.pattern = storable
  }
  if (types.includes('integer')) limits.format = integerFormat(schema)
  if (types.includes('array')) {
    limits.maxItems = schema.maxItems ?? schema.prefixItems?.length ?? mostEntries
    // A tuple becomes a list: all entries of our tuples have the same schema.
    limits.items = (schema.items || schema.prefixItems?.[0]) ?? {}
  }
  return limits
}

const inEach = <T>(record: Record<string, T> | undefined, change: (value: T) => T) =>
  record && Object.fromEntries(Object.entries(record).map(([name, one]) => [name, change(one)]))

/** Adds a limit wherever a text, a list or a whole number has none of its own. */
export function withLimits(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, prefixItems: _tuple, ...rest } = schema
  const whole: JsonSchema = { ...rest, ...ownLimits(schema) }
  const inner: JsonSchema = {}
  if (whole.properties) inner.properties = inEach(whole.properties, withLimits) ?? {}
  if (typeof whole.additionalProperties === 'object') {
    inner.additionalProperties = withLimits(whole.additionalProperties)
  }
  if (whole.propertyNames) inner.propertyNames = withLimits(whole.propertyNames)
  if (whole.items) inner.items = withLimits(whole.items)
  for (const kind of ['anyOf', 'oneOf', 'allOf'] as const) {
    if (whole[kind]) inner[kind] = whole[kind].map(withLimits)
  }
  return { ...whole, ...inner }
}
