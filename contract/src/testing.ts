import { z } from 'zod'
import type { AnyCall } from './call.ts'

/** The part of JSON Schema that expresses the limits of a value. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
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
  maxProperties?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** What a call accepts, as its documentation shows it. */
export function inputSchemaOf(call: AnyCall): JsonSchema {
  return z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

const isFixed = (schema: JsonSchema) => schema.enum !== undefined || 'const' in schema

/** Zod gives every integer these bounds; no column has them. */
function isEndless(end: number | undefined): boolean {
  return end === undefined || Math.abs(end) === Number.MAX_SAFE_INTEGER
}

function lacks(schema: JsonSchema): string[] {
  const types = [schema.type ?? []].flat()
  const missing: string[] = []
  if (types.includes('string') && schema.maxLength === undefined) missing.push('longest text')
  if (types.includes('integer') || types.includes('number')) {
    if (isEndless(schema.minimum ?? schema.exclusiveMinimum)) missing.push('smallest number')
    if (isEndless(schema.maximum ?? schema.exclusiveMaximum)) missing.push('largest number')
  }
  if (types.includes('array') && schema.maxItems === undefined && !schema.prefixItems) {
    missing.push('limit of entries')
  }
  if (schema.additionalProperties && schema.maxProperties === undefined) {
    missing.push('limit of fields')
  }
  return missing
}

function isAnything(schema: JsonSchema): boolean {
  const { anyOf, oneOf, allOf, type } = schema
  return !type && !isFixed(schema) && !anyOf && !oneOf && !allOf
}

/** The parts of a schema that accept a value without a limit: `name has no longest text`. */
export function unlimitedIn(schema: JsonSchema, at = 'the input'): string[] {
  if (isAnything(schema)) return [`${at} may be anything`]
  if (isFixed(schema)) return []
  const within = (inner: JsonSchema, name: string) =>
    unlimitedIn(inner, at === 'the input' ? name : `${at}.${name}`)
  const { additionalProperties: others } = schema
  return [
    ...lacks(schema).map((what) => `${at} has no ${what}`),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) =>
      (some ?? []).flatMap((one) => unlimitedIn(one, at)),
    ),
    ...(schema.items ? within(schema.items, '0') : []),
    ...(schema.prefixItems ?? []).flatMap((one, place) => within(one, String(place))),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => within(one, name)),
    // Undeclared fields are limited in number, and by the size and depth of the request.
    ...(typeof others === 'object' && !isAnything(others) ? within(others, '*') : []),
    ...(schema.propertyNames ? unlimitedIn(schema.propertyNames, `a name in ${at}`) : []),
  ]
}
