import { z } from 'zod'
import { requestOf, type AnyCall } from '#contract/call.ts'
import { errors } from '#contract/errors.ts'
import { rolesOf } from '#contract/permissions.ts'
import { roleNames } from '#contract/roles.ts'

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
  [key: string]: unknown
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'fields', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
    changes: {
      type: 'object',
      description: 'What others have saved since, if a change is refused as stale',
      required: ['by', 'at', 'fields'],
      properties: {
        by: { type: ['string', 'null'] },
        at: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['label', 'before', 'after'],
            properties: { label: { type: 'string' }, before: {}, after: {} },
          },
        },
      },
    },
    existing: {
      type: 'object',
      description: 'The existing record, if a duplicate is refused',
      required: ['id', 'reference'],
      properties: { id: { type: 'integer' }, reference: { type: 'string' } },
    },
  },
}

/** Who may use a call, for the documentation. */
export function describeAccess(call: AnyCall): string {
  const allowed = rolesOf(call.who)
  if (allowed === 'everyone') return 'Everyone'
  if (call.who === 'signedIn') return 'All logged-in users'
  return allowed.map((role) => roleNames[role]).join(', ')
}

function inputSchema(call: AnyCall): JsonSchema {
  return z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

function bodyContent(call: AnyCall, body: JsonSchema) {
  if (call.outside) return { 'application/x-www-form-urlencoded': { schema: body } }
  if (!call.upload) return { 'application/json': { schema: body } }
  const files = {
    type: 'array',
    maxItems: call.upload.maxFiles,
    items: { type: 'string', format: 'binary' },
  }
  return {
    'multipart/form-data': { schema: { ...body, properties: { ...body.properties, files } } },
  }
}

function replyContent(call: AnyCall) {
  if (call.produces) return { [call.produces]: { schema: { type: 'string', format: 'binary' } } }
  const schema = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })
  return { [call.outside?.contentType ?? 'application/json']: { schema } }
}

function operation(call: AnyCall) {
  const input = inputSchema(call)
  const names = Object.keys(input.properties ?? {})
  const inPath = new Set(call.params)
  const inBody = call.method === 'POST' || call.method === 'PUT'
  const rest = names.filter((name) => !inPath.has(name))
  const parameters = [
    ...call.params.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: input.properties?.[name] ?? { type: 'string' },
    })),
    ...(inBody ? [] : rest).map((name) => ({
      name,
      in: 'query',
      required: input.required?.includes(name) ?? false,
      schema: input.properties?.[name],
    })),
  ]
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest.map((name) => [name, input.properties?.[name] ?? {}])),
    required: (input.required ?? []).filter((name) => !inPath.has(name)),
  }
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Allowed for: ${describeAccess(call)}.`,
    tags: [call.name.split('.')[0]],
    parameters,
    ...(inBody && (rest.length || call.upload || call.outside)
      ? { requestBody: { required: true, content: bodyContent(call, body) } }
      : {}),
    security: call.who === 'everyone' ? [] : [{ cookie: [] }, { bearer: [] }],
    responses: {
      200: {
        description: 'Success',
        content: replyContent(call),
      },
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** The OpenAPI document, generated from the contract. */
export function openApiDocument(calls: AnyCall[], publicUrl: string, cookieName: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jacaranda API',
      version: '1.0.0',
      description: 'The API of the Jacaranda property marketplace. Paths are case-insensitive.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

/** An example request line for the readable page. */
export function exampleOf(call: AnyCall): string {
  const input = Object.fromEntries(call.params.map((name) => [name, `{${name}}`]))
  return `${call.method} ${decodeURIComponent(requestOf(call, input).url)}`
}
