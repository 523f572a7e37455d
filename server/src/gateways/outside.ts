import type { FastifyBaseLogger } from 'fastify'
import { observed } from '../db/observe.ts'
import { assertOutsideTransaction } from '../db/pool.ts'
import {
  createBreaker,
  type Breaker,
  type BreakerHooks,
  type BreakerOptions,
  type BreakerState,
} from './circuit-breaker.ts'

export interface OutsideOptions extends Partial<BreakerOptions> {
  /** Its name in the log and the metrics: `geocoder`. */
  name: string
  address: string
  /** Calls to the same address share a circuit breaker. */
  shared?: true
  /** Whether an error is about the service, and not only about this call. */
  isOutage?: (error: unknown) => boolean
  /** What an operator should check: `check GEOCODER_URL`. */
  remedy: string
  /** What happens until it responds again: `only suburbs are found`. */
  meanwhile: string
  log?: FastifyBaseLogger | undefined
  now?: BreakerHooks['now']
}

/** An external service with its circuit breaker. */
export interface Outside {
  name: string
  address: string
  breaker: Breaker
  isOutage(error: unknown): boolean
}

export interface OutsideState {
  name: string
  state: BreakerState
  failures: number
  inProgress: number
}

const defaults: BreakerOptions = {
  failures: 5,
  mostAtOnce: 16,
  waiting: { most: 100, ms: 1000 },
  pauseMs: { first: 1000, longest: 60_000 },
}

/** The services in use, by name. */
const known = new Map<string, Outside>()

/** The service responded and refused this one call: the service itself is healthy. */
export class OutsideRefusal extends Error {
  override name = 'OutsideRefusal'
}

interface SystemError extends NodeJS.ErrnoException {
  /** If `code` is a library's own. */
  originalCode?: string
  address?: string
  port?: number
}

/** The code or the name of the error, with the address that was tried. */
export function causeOf(error: unknown): string {
  const seen = new Set<unknown>()
  let found = error
  while (found instanceof Error && found.cause instanceof Error && !seen.has(found)) {
    seen.add(found)
    found = found.cause
  }
  if (!(found instanceof Error)) return 'unknown error'
  if (found.name === 'TimeoutError') return 'no reply in time'
  const { code, originalCode = code, address, port } = found as SystemError
  if (typeof originalCode !== 'string') return found.message
  return [originalCode, address && (port ? `${address}:${port}` : address)]
    .filter(Boolean)
    .join(' ')
}

export function openOutside(options: OutsideOptions): Outside {
  const { name, address, shared, isOutage, remedy, meanwhile, log, now, ...limits } = options
  const earlier = known.get(name)
  if (shared && earlier?.address === address) return earlier
  const outside: Outside = {
    name,
    address,
    isOutage: isOutage ?? ((error) => !(error instanceof OutsideRefusal)),
    breaker: createBreaker(
      { ...defaults, ...limits },
      {
        ...(now ? { now } : {}),
        onOpen: (error, pauseMs) =>
          log?.warn(
            `The ${name} does not respond (${causeOf(error)}): ${remedy}. Until then ${meanwhile}. Next attempt in ${Math.round(pauseMs / 1000)} s.`,
          ),
        onClose: ({ ms, refused }) =>
          log?.info(
            `The ${name} is responding again after ${Math.round(ms / 1000)} s; ${refused} calls were refused in the meantime.`,
          ),
      },
    ),
  }
  known.set(name, outside)
  return outside
}

/** Rejects when the signal is aborted, whether or not the work observes it. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/**
 * Calls an external service. The timeout includes the connection, the headers and the whole body,
 * so the work must read the body itself. Never inside a transaction: a hanging service must not
 * hold a database connection.
 */
export function callOutside<T>(
  { name, breaker, isOutage }: Outside,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  assertOutsideTransaction()
  return breaker.run(() => {
    const signal = AbortSignal.timeout(timeoutMs)
    return observed('outside', name, () => untilAborted(signal, work(signal)))
  }, isOutage)
}

/** These concern one request. Other refusals, such as of our credentials, concern all of them. */
const aboutTheRequest = new Set([400, 404, 409, 410, 413, 414, 422])

/** Throws unless the reply is a success. */
export function assertReplied({ name }: Outside, { ok, status }: Response): void {
  if (ok) return
  const text = `The ${name} replied with status ${status}`
  throw aboutTheRequest.has(status) ? new OutsideRefusal(text) : new Error(text)
}

/** The state of every opened service, for the metrics. */
export function outsideState(): OutsideState[] {
  return [...known.values()].map(({ name, breaker }) => ({ name, ...breaker.state() }))
}
