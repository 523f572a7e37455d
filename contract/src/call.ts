import { z } from 'zod'
import type { FieldErrors } from './errors.ts'
import { systemTexts } from './messages.ts'
import { isWho, type Who } from './permissions.ts'
import type { CallRequest } from './request.ts'
import { defaultMessage } from './values/default-message.ts'

z.config({ customError: defaultMessage })

/**
 * How often a call may be used; counted on the server, across processes and restarts. A call that
 * needs a login counts for each user, any other for each address.
 */
export interface CallLimit {
  max: number
  seconds: number
  /** `here` counts in memory, per program: for limits that protect the database. */
  counted?: 'here'
  /** People who share an IP address are distinguished by their login or a cookie. */
  per?: 'visitor'
  /** The message, where the default does not fit. */
  message?: string
}

/** The limit of calls that people make while browsing. */
export function searchLimit(perMinute: number): CallLimit {
  const message = systemTexts.searchingTooFast
  return { max: perMinute, seconds: 60, counted: 'here', per: 'visitor', message }
}

/**
 * The limit of calls that generate a document or a large file: far more than a person would read.
 */
export const documentLimit: CallLimit = { max: 120, seconds: 3600 }

/** Encoding pictures is slow on a busy server, and only a few are encoded at a time. */
export const pictureSeconds = 120

/** What rows of a table have in common, such as a suburb or an id. */
export type Facts = Readonly<Record<string, string | number | boolean>>

/** How a public reply is cached. */
export interface CallCache {
  seconds: number
  /** It is invalidated when one of these tables changes. */
  of: readonly string[]
  /** For a table whose changes name their rows, only these rows matter to the reply. */
  within?(input: never): Readonly<Record<string, Facts>>
  /**
   * A logged-in user may see more, or may have just changed it and must not be shown the old state:
   * only visitors get cached replies.
   */
  forVisitors?: true
}

/** Files that a call accepts, sent as `multipart/form-data` along with its input. */
export interface CallUpload {
  maxFiles: number
  maxFileBytes: number
  /** Media types that are worth reading at all; the handler determines what a file really is. */
  types: readonly string[]
  /** The message when one file is too large. */
  tooLargeMessage: string
  /** The message when a file is of the wrong kind, where the default is not specific enough. */
  wrongTypeMessage?: string
}

/** A file to download: what a call with `produces` returns. */
export const fileReply = z.object({
  fileName: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

export type FileReply = z.infer<typeof fileReply>

export interface CallSpec<I extends z.ZodType, O extends z.ZodType> extends CallRequest<
  z.input<I>,
  z.output<O>
> {
  /** `feature.verb`, used on every side: the call `weeks.publish` runs `publishWeek`. */
  name: string
  /** Older addresses of the same call; they share its handler and counters. */
  aliases?: readonly string[]
  who: Who
  summary: string
  input: I
  output: O
  /** Form-level message for bad input, where it differs from the default. */
  invalidMessage?: string | ((fields: FieldErrors) => string)
  limit?: CallLimit
  /** Largest body in bytes; 64 KiB by default. */
  bodyLimit?: number
  /** Also for a user who must choose a new password and has not done so yet. */
  beforePasswordChange?: true
  /**
   * The reply is the same for everyone: it is cached for this long, or until one of these tables
   * changes.
   */
  cache?: CallCache
  upload?: CallUpload
  /**
   * Called by another site's server or page, form-encoded: sessions are ignored and no Origin is
   * required. Its output is a text that is sent unchanged.
   */
  outside?: { contentType: 'text/plain' | 'text/html' }
  /** Open to a user whose role needs two-factor login and who has not set it up yet. */
  beforeTwoFactor?: boolean
  /** Open to a Super Admin who sees the site as another user; otherwise only reads are. */
  whileViewing?: true
  /** The reply contains a secret: it is never stored, not even for a repeated request. */
  confidential?: boolean
  /** Its timeout, where the server's limit for every request is too short. */
  seconds?: number
  /** Under overload: refused before other calls, or never. */
  overload?: 'first' | 'never'
  /**
   * Its reply may come from a database replica, which lags slightly for everyone except a caller
   * who has just written. Calls with `cache` always may.
   */
  reads?: 'replica'
  /** Made automatically by a page, not by a person: it does not extend the session. */
  background?: true
  /**
   * May be made for several rows at once, with a preview that is rolled back: everything it changes
   * is in its transaction.
   */
  bulk?: true
  /** Idempotent: a repeated call continues from the first one's result, so it needs no key. */
  repeatable?: true
}

export interface Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends CallSpec<I, O> {
  params: readonly string[]
}

export type AnyCall = Call<z.ZodType, z.ZodType>
/** What a caller sends (before defaults and transformations). */
export type InputOf<C extends AnyCall> = z.input<C['input']>
/** What a handler receives. */
export type ParsedInputOf<C extends AnyCall> = z.output<C['input']>
/** What a handler returns and a caller receives. */
export type OutputOf<C extends AnyCall> = z.output<C['output']>

const declared = new Map<string, AnyCall>()

/**
 * Declares one call. A call without a permission must keep the program from starting, so this
 * throws on load.
 */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(
  spec: CallSpec<I, O>,
): Call<I, O> {
  if (!isWho(spec.who)) throw new Error(`The call ${spec.name} does not declare who may use it`)
  if (!spec.path.startsWith('/api/')) throw new Error(`The call ${spec.name} is outside /api/`)
  if (spec.reads && spec.method !== 'GET')
    throw new Error(`The call ${spec.name} does not only read`)
  const earlier = declared.get(spec.name)
  // In development the same module is reloaded after each edit; two different calls are a bug.
  if (earlier && (earlier.path !== spec.path || earlier.method !== spec.method)) {
    throw new Error(`The call ${spec.name} is declared twice`)
  }
  const params = [...spec.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const call = { ...spec, params }
  declared.set(spec.name, call)
  return call
}

/** All calls whose contract modules have been loaded. */
export function declaredCalls(): AnyCall[] {
  return [...declared.values()]
}

/** Whether a call may read from a database replica. */
export function readsReplicas({ cache, reads }: AnyCall): boolean {
  return cache !== undefined || reads === 'replica'
}

/**
 * For a test that declares its own calls: the server would expect every declared call to be bound.
 */
export function forgetCalls(calls: readonly string[]): void {
  for (const name of calls) declared.delete(name)
}
