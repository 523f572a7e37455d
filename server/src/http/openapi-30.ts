import { largestInteger } from '#contract/values/integers.ts'
import { longestText, mostEntries } from '#contract/values/limits.ts'
import { storable } from './openapi-schemas.ts'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNull = (schema: unknown) => isJson(schema) && schema.type === 'null'

/** In OpenAPI 3.0, `null` is not a type: a type is marked as nullable instead. */
function withoutNullType(schema: Json): Json {
  const { type, anyOf, ...rest } = schema
  if (Array.isArray(type)) {
    const [first, ...others] = type.filter((one) => one !== 'null')
    const nullable = type.includes('null') ? { nullable: true } : {}
    if (!others.length) return { ...rest, ...(first ? { type: first } : {}), ...nullable }
    return { anyOf: [first, ...others].map((one) => ({ ...rest, type: one })), ...nullable }
  }
  if (type === 'null') return { ...rest, nullable: true }
  if (!Array.isArray(anyOf) || !anyOf.some(isNull)) return schema
  const others = anyOf.filter((one) => !isNull(one))
  return others.length === 1 && isJson(others[0])
    ? { ...rest, ...withoutNullType(others[0]), nullable: true }
    : { ...rest, anyOf: others, nullable: true }
}

/** In OpenAPI 3.0, an exclusive limit is a limit with a flag beside it. */
function withExclusiveFlags(schema: Json): Json {
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  return {
    ...rest,
    ...(typeof exclusiveMinimum === 'number'
      ? { minimum: exclusiveMinimum, exclusiveMinimum: true }
      : {}),
    ...(typeof exclusiveMaximum === 'number'
      ? { maximum: exclusiveMaximum, exclusiveMaximum: true }
      : {}),
  }
}

/** Limits that nearly every value has tell readers nothing, and make the viewer produce strange examples. */
function isGeneral(name: string, value: unknown): boolean {
  if (name === 'pattern') return value === storable
  if (name === 'maxLength') return value === longestText
  if (name === 'maxItems') return value === mostEntries
  return (name === 'maximum' || name === 'minimum') && Math.abs(Number(value)) >= largestInteger
}

function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted)
  if (!isJson(value)) return value
  const { propertyNames: _names, const: only, ...rest } = withExclusiveFlags(withoutNullType(value))
  const entries = Object.entries(rest)
    .filter(([name, one]) => !isGeneral(name, one))
    .map(([name, one]) => [name, name === 'example' || name === 'default' ? one : converted(one)])
  return { ...Object.fromEntries(entries), ...('const' in value ? { enum: [only] } : {}) }
}

/**
 * The same document in OpenAPI 3.0, for our viewer: it shows it within a second or two, and needs ten times
 * as long to resolve a document of this size in 3.1.
 */
export function toOpenApi30(document: { openapi: string; paths: object }): Json {
  return { ...(converted(document) as Json), openapi: '3.0.3' }
}
