import pg from 'pg'
import { pino, type Logger } from 'pino'
import { personalNames } from '../db/personal-data.ts'

interface LoggedError {
  type: string
  message: string
  stack?: string
  cause?: LoggedError
  [fact: string]: unknown
}

/** Fields of an error that name parts of the program, and never contain what a person typed. */
const safeFacts = [
  'code',
  'errno',
  'syscall',
  'statusCode',
  'responseCode',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
] as const

const emailAddress = /[^\s<>"'(,;:=]+@[^\s<>"'),;:]+/g
const quoted = /"(?:[^"]|"")*"/g
/** Only the frames: the lines above them repeat the message. */
const frames = /^ {4}at .*$/gm
const mostCauses = 5
const mostNested = 3

/** PostgreSQL's data exceptions quote the refused value; its other messages name only columns and constraints. */
function messageOf(error: Error): string {
  const isData = error instanceof pg.DatabaseError && error.code?.startsWith('22')
  const message = isData ? error.message.replace(quoted, '"•••"') : error.message
  return message.replace(emailAddress, '•••')
}

function factsOf(error: Error): Record<string, unknown> {
  const all = error as unknown as Record<string, unknown>
  const known = safeFacts.filter((name) => ['string', 'number'].includes(typeof all[name]))
  return Object.fromEntries(known.map((name) => [name, all[name]]))
}

/**
 * The part of an error that is logged. A database's `detail` contains whole rows and a mail server's
 * reply contains addresses, so only fields that are known to be harmless are written.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' }
  const stack = error.stack?.match(frames)?.join('\n')
  return {
    type: error.name,
    message: messageOf(error),
    ...factsOf(error),
    ...(stack ? { stack } : {}),
    ...(error.cause !== undefined && depth < mostCauses
      ? { cause: loggedError(error.cause, depth + 1) }
      : {}),
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Masks fields with the name of a personal column; requests and errors have serializers of their own. */
function masked(facts: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (typeof value === 'string' && personalNames.has(name)) return [name, '•••']
      return [name, isPlain(value) && depth < mostNested ? masked(value, depth + 1) : value]
    }),
  )
}

/** The program's log: structured, and without personal data. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    serializers: { err: loggedError },
    formatters: { log: (facts: Record<string, unknown>) => masked(facts) },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  }
  return destination ? pino(options, destination) : pino(options)
}
