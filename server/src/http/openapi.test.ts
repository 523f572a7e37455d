import { describe, expect, it } from 'vitest'
import { declaredCalls } from '#contract/all-calls.ts'
import { longestText, mostEntries } from '#contract/values/limits.ts'
import { inputSchemaOf } from '#contract/testing.ts'
import { exampleInput } from './openapi-examples.ts'
import { withLimits, type JsonSchema } from './openapi-schemas.ts'
import { toOpenApi30 } from './openapi-30.ts'
import { openApiDocument } from './openapi.ts'

const calls = declaredCalls()
const document = openApiDocument(calls, 'https://www.example.co.za', 'session')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

/** Every schema of the document with its path in it. */
function schemasIn(value: unknown, place = ''): [string, JsonSchema][] {
  if (typeof value !== 'object' || value === null) return []
  const own: [string, JsonSchema][] =
    'type' in value && typeof value.type !== 'object' && !('in' in value && 'name' in value)
      ? [[place, value as JsonSchema]]
      : []
  const inner = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'default')
  return [...own, ...inner.flatMap(([name, one]) => schemasIn(one, `${place}/${name}`))]
}

const schemas = schemasIn({ paths: document.paths, schemas: document.components.schemas })
const placesOf = (isWrong: (schema: JsonSchema) => boolean) =>
  schemas.filter(([, schema]) => isWrong(schema)).map(([place]) => place)
const isFixed = (schema: JsonSchema) => schema.enum !== undefined || 'const' in schema

describe('the OpenAPI document', () => {
  it('has one id for each operation', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  it('defines and describes every tag', () => {
    const defined = new Map(document.tags.map(({ name, description }) => [name, description]))
    expect(operations.flatMap(({ tags }) => tags).filter((tag) => !defined.get(tag))).toEqual([])
  })

  it('describes what each operation does, who may use it, and how it can fail', () => {
    for (const { operationId, summary, description, responses } of operations) {
      expect([operationId, summary !== '', description]).toEqual([
        operationId,
        true,
        expect.stringMatching(/^Allowed for: /),
      ])
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429', '503']))
    }
    const save = document.paths['/api/MailSource']?.put
    expect(Object.keys(save?.responses ?? {})).toEqual(
      expect.arrayContaining(['401', '403', '404', '409', '422', '429', '500', '503']),
    )
  })

  it('documents the shape of every error', () => {
    for (const { operationId, responses } of operations) {
      for (const [status, { $ref }] of Object.entries<{ $ref?: string }>(responses as never)) {
        if (status === '200') continue
        const name = $ref?.replace('#/components/responses/', '') ?? ''
        const response = document.components.responses[name]
        expect(response?.content['application/json'].schema, `${operationId} ${status}`).toEqual({
          $ref: '#/components/schemas/Error',
        })
      }
    }
  })

  it('limits every text and list, and gives every whole number a format', () => {
    const is = (schema: JsonSchema, type: string) => [schema.type].flat().includes(type)
    expect(placesOf((one) => is(one, 'string') && !isFixed(one) && !one.maxLength)).toEqual([])
    expect(placesOf((one) => is(one, 'array') && !(one.maxItems && one.items))).toEqual([])
    expect(
      placesOf((one) => is(one, 'integer') && !(isFixed(one) || (one.format && 'maximum' in one))),
    ).toEqual([])
  })

  it('documents no stricter limits than those that are enforced', () => {
    const accepted = calls.flatMap((call) =>
      schemasIn(withLimits(inputSchemaOf(call) as JsonSchema)),
    )
    for (const [, { maxLength = 0, maxItems = 0 }] of accepted) {
      expect(maxLength).toBeLessThanOrEqual(longestText)
      expect(maxItems).toBeLessThanOrEqual(mostEntries)
    }
  })

  it('ends no path with a slash, and names a contact', () => {
    expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([])
    expect(document.info.contact.url).toBe('https://www.example.co.za/share/contact')
  })

  it('has a valid example for every JSON body', () => {
    const bodies = calls.filter(
      ({ method, upload, outside }) => /POST|PUT/.test(method) && !upload && !outside,
    )
    const refused = bodies.flatMap((call) => {
      const example = exampleInput(call, inputSchemaOf(call) as JsonSchema)
      const { error } = call.input.safeParse(example)
      return error ? [`${call.name}: ${error.issues.map(({ path }) => path.join('.')).join()}`] : []
    })
    expect(refused).toEqual([])
  })

  it('is also available in OpenAPI 3.0, without anything that 3.0 does not support', () => {
    const older = toOpenApi30(document)
    expect(older.openapi).toBe('3.0.3')
    const wrong = schemasIn(older.paths).filter(
      ([, schema]) =>
        Array.isArray(schema.type) ||
        schema.type === 'null' ||
        'const' in schema ||
        'propertyNames' in schema ||
        typeof schema.exclusiveMinimum === 'number',
    )
    expect(wrong.map(([place]) => place)).toEqual([])
  })
})
