import type { AnyCall } from '#contract/call.ts'
import { errors, type ErrorCode } from '#contract/errors.ts'
import { withLimits, type JsonSchema } from './openapi-schemas.ts'

const text: JsonSchema = { type: 'string', maxLength: 2000 }
const requestId: JsonSchema = { type: 'string', format: 'uuid', maxLength: 36 }
const anyValue: JsonSchema = { description: 'A string, number, boolean or null' }

const words: JsonSchema = {
  ...text,
  type: ['string', 'null'],
  description: 'As people read it; empty for none, null if it cannot be written out',
}

const laterChanges: JsonSchema = {
  type: 'object',
  description: 'What others have saved since, if a change is refused as stale',
  required: ['by', 'at', 'fields'],
  properties: {
    by: { ...text, type: ['string', 'null'] },
    at: { type: 'string', format: 'date-time', maxLength: 40 },
    fields: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['label', 'before', 'after', 'from', 'to'],
        properties: {
          label: text,
          before: anyValue,
          after: anyValue,
          from: words,
          to: words,
        },
      },
    },
  },
}

const existingRecord: JsonSchema = {
  type: 'object',
  description: 'The existing record, if a duplicate is refused',
  required: ['id', 'reference'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 }, reference: text },
}

/** The shape of every refusal. */
export const errorSchema = withLimits({
  type: 'object',
  description: 'Why a call was refused',
  required: ['code', 'message', 'fields', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errors), description: 'Machine-readable code' },
    message: { ...text, description: 'Message for the user' },
    fields: {
      type: 'object',
      description: 'A message for each invalid field; dots separate the names of nested fields',
      maxProperties: 1000,
      additionalProperties: text,
    },
    requestId: { ...requestId, description: 'As in the header X-Request-Id' },
    changes: laterChanges,
    existing: existingRecord,
  },
})

/** What a status means to a caller, where it is documented for each call. */
const meanings = {
  400: ['BadRequest', 'The request could not be read'],
  401: ['NotLoggedIn', 'The call needs a login, or the password or code is wrong'],
  403: ['NotAllowed', 'The user does not have permission to use this call'],
  404: ['NotFound', 'The record does not exist, or the user has no access to it'],
  409: ['Conflict', 'The current state of the record does not allow this'],
  413: ['TooLarge', 'The request, a file or a picture is too large'],
  415: ['UnsupportedMedia', 'This type of content is not accepted here'],
  422: ['InvalidInput', 'Some fields are invalid; `fields` says which and why'],
  429: ['TooMany', 'A rate limit has been reached; `Retry-After` says when to try again'],
  500: ['Internal', 'Something went wrong on our side'],
  503: ['Unavailable', 'The service is busy or starting up; `Retry-After` says when to try again'],
} as const

type Status = keyof typeof meanings

const codesOf = (status: number) =>
  (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].status === status)

export const rateHeaders = {
  'X-RateLimit-Limit': { $ref: '#/components/headers/RateLimit' },
  'X-RateLimit-Remaining': { $ref: '#/components/headers/RateRemaining' },
}

const count = { type: 'integer', format: 'int32', minimum: 0, maximum: 1_000_000 }

export const headerComponents = {
  RateLimit: { description: 'Requests that a client may send per minute', schema: count },
  RateRemaining: { description: 'Requests left in this minute', schema: count },
  RetryAfter: { description: 'Seconds to wait before the next attempt', schema: count },
}

function errorResponse(status: Status) {
  const [code] = codesOf(status) as [ErrorCode]
  const waits = status === 429 || status === 503
  const id = '00000000-0000-4000-8000-000000000000'
  return {
    description: `${meanings[status][1]}. Codes: ${codesOf(status).join(', ')}.`,
    headers: {
      ...(status < 500 ? rateHeaders : {}),
      ...(waits ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { code, message: errors[code].message, fields: {}, requestId: id },
      },
    },
  }
}

const statuses = Object.keys(meanings).map(Number) as Status[]

export const responseComponents = Object.fromEntries(
  statuses.map((status) => [meanings[status][0], errorResponse(status)]),
)

/** The errors that a call can reply with. */
export function errorResponsesOf(call: AnyCall, hasInput: boolean) {
  const writes = call.method !== 'GET'
  const sendsBody = call.method === 'POST' || call.method === 'PUT'
  const guarded = call.who !== 'everyone' || (writes && !call.outside)
  const applies: Record<Status, boolean> = {
    400: true,
    401: guarded,
    403: guarded,
    404: writes || call.params.length > 0,
    409: writes,
    413: sendsBody,
    415: sendsBody,
    422: hasInput,
    429: true,
    500: true,
    503: true,
  }
  return Object.fromEntries(
    statuses
      .filter((status) => applies[status])
      .map((status) => [status, { $ref: `#/components/responses/${meanings[status][0]}` }]),
  )
}
