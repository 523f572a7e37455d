import { z } from 'zod'
import { requestOf } from '#contract/request.ts'
import type { AnyCall } from '#contract/call.ts'
import { links } from '#contract/links.ts'
import { rolesOf } from '#contract/permissions.ts'
import { roleNames } from '#contract/roles.ts'
import {
  errorResponsesOf,
  errorSchema,
  headerComponents,
  rateHeaders,
  responseComponents,
} from './openapi-errors.ts'
import { exampleInput } from './openapi-examples.ts'
import { withLimits, type JsonSchema } from './openapi-schemas.ts'

/** Who may use a call, for the documentation. */
export function describeAccess(call: AnyCall): string {
  const allowed = rolesOf(call.who)
  if (allowed === 'everyone') return 'Everyone'
  if (call.who === 'signedIn') return 'All logged-in users'
  return allowed.map((role) => roleNames[role]).join(', ')
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return withLimits(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema)
}

const binary = (bytes: number) => ({ type: 'string', format: 'binary', maxLength: bytes })
const largestFile = 100_000_000

function bodyContent(call: AnyCall, schema: JsonSchema, example: object) {
  if (call.outside) return { 'application/x-www-form-urlencoded': { schema, example } }
  if (!call.upload) return { 'application/json': { schema, example } }
  const files = {
    type: 'array',
    maxItems: call.upload.maxFiles,
    description: `Of the types ${call.upload.types.join(', ')}; each of at most ${call.upload.maxFileBytes} bytes`,
    items: binary(call.upload.maxFileBytes),
  }
  return {
    'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, files } } },
  }
}

function replyContent(call: AnyCall) {
  if (call.produces) return { [call.produces]: { schema: binary(largestFile) } }
  return {
    [call.outside?.contentType ?? 'application/json']: { schema: schemaOf(call.output, 'output') },
  }
}

/** A public call also accepts a session, and may then return more. */
function securityOf(call: AnyCall) {
  if (call.outside) return []
  const login = [{ cookie: [] }, { bearer: [] }]
  return call.who === 'everyone' ? [{}, ...login] : login
}

function without(record: Record<string, unknown>, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)))
}

function bodySchema(input: JsonSchema, inPath: ReadonlySet<string>): JsonSchema {
  const { properties = {}, required = [], ...rest } = input
  return {
    ...rest,
    type: 'object',
    properties: without(properties, inPath) as Record<string, JsonSchema>,
    required: required.filter((name) => !inPath.has(name)),
  }
}

const tagOf = ({ name }: AnyCall) => name.split('.')[0] as string

function operation(call: AnyCall) {
  const input = schemaOf(call.input, 'input')
  const properties = input.properties ?? {}
  const inPath = new Set(call.params)
  const inBody = call.method === 'POST' || call.method === 'PUT'
  const rest = Object.keys(properties).filter((name) => !inPath.has(name))
  const example = exampleInput(call, input)
  const parameter = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    required: place === 'path' || (input.required?.includes(name) ?? false),
    schema: properties[name] ?? withLimits({ type: 'string' }),
    ...(name in example ? { example: example[name] } : {}),
  })
  const hasBody = inBody && (rest.length > 0 || call.upload || call.outside)
  const body = bodySchema(input, inPath)
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Allowed for: ${describeAccess(call)}.`,
    tags: [tagOf(call)],
    parameters: [
      ...call.params.map((name) => parameter(name, 'path')),
      ...(inBody ? [] : rest).map((name) => parameter(name, 'query')),
    ],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: bodyContent(call, body, without(example, inPath)),
          },
        }
      : {}),
    security: securityOf(call),
    responses: {
      200: { description: 'Success', headers: rateHeaders, content: replyContent(call) },
      ...errorResponsesOf(call, Object.keys(properties).length > 0 || Boolean(call.outside)),
    },
  }
}

type Operation = ReturnType<typeof operation>

/** The same call under an older address. */
function alias(made: Operation, call: AnyCall, place: number) {
  return {
    ...made,
    operationId: `${made.operationId}.alias${place}`,
    description: `${made.description} An older address of \`${call.path}\`.`,
    deprecated: true,
  }
}

/** `messageLogs` → `message logs` */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isLocal = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).host)

/** Paths without a trailing slash, which the router ignores. */
const documented = (path: string) => path.replace(/\/$/, '')

/** The OpenAPI document, generated from the contract. */
export function openApiDocument(calls: AnyCall[], publicUrl: string, cookieName: string) {
  const paths: Record<string, Record<string, Operation>> = {}
  const add = (path: string, call: AnyCall, made: Operation) => {
    paths[documented(path)] = { ...paths[documented(path)], [call.method.toLowerCase()]: made }
  }
  for (const call of calls) {
    const made = operation(call)
    add(call.path, call, made)
    for (const [index, path] of (call.aliases ?? []).entries()) {
      add(path, call, alias(made, call, index + 1))
    }
  }
  const tags = [...new Set(calls.map(tagOf))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jacaranda API',
      version: '1.0.0',
      description:
        'The API of the Jacaranda property marketplace. Paths are case-insensitive. Programs log in with `accounts.login` and send the token as `Authorization: Bearer …`.',
      contact: { name: 'Jacaranda', url: `${publicUrl}${links.contact()}` },
    },
    servers: [
      {
        url: publicUrl,
        description: isLocal(publicUrl) ? 'A local server' : 'The production server',
        'x-internal': false,
      },
    ],
    tags: tags.map((name) => ({ name, description: `Calls for ${inWords(name)}` })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      responses: responseComponents,
      headers: headerComponents,
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'The session of a logged-in browser',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A bearer token, as described in RFC 6750',
        },
      },
    },
  }
}

/** An example request line for the readable page. */
export function exampleOf(call: AnyCall): string {
  const input = Object.fromEntries(call.params.map((name) => [name, `{${name}}`]))
  return `${call.method} ${decodeURIComponent(requestOf(call, input).url)}`
}
