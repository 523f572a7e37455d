import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { AnyCall } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { Caller } from '../kit/call-context.ts'

/** Visitors’ reads and exports are refused first, visitors’ writes much later, everything else (`exempt`) never. */
export type Kind = 'read' | 'write' | 'exempt'

export interface Load {
  /** How late the event loop is, in milliseconds. */
  lagMs: number
  /** Requests that have no reply yet. */
  inProgress: number
  /** Callers waiting for a database connection. */
  waiting: number
  /** Requests completed per second. */
  perSecond: number
}

export interface OverloadLimits {
  lagMs: number
  waiting: number
  /** With fewer requests in progress, nothing is refused, however slow the machine is. */
  leastInProgress: number
  /** The longest that a request should take. Only as many are accepted as the server completes in that time. */
  targetSeconds: number
  /** This many consecutive samples must show strain before anything is refused. */
  samples: number
  /** This many consecutive samples must show that it is over. */
  calmSamples: number
  /** At these multiples of what is accepted, requests are refused at once, without waiting for the samples. */
  flood: { read: number; write: number }
}

export const defaultLimits: OverloadLimits = {
  lagMs: 200,
  waiting: 100,
  leastInProgress: 64,
  targetSeconds: 0.3,
  samples: 3,
  calmSamples: 12,
  flood: { read: 1.5, write: 4 },
}

const sampleMs = 250
/** A random delay, so that refused clients do not all return at once. */
const retrySeconds = { least: 3, most: 10 }

/** How many requests the server completes within the target time. */
export function mostInProgress({ perSecond }: Load, limits: OverloadLimits): number {
  return Math.max(limits.leastInProgress, Math.round(perSecond * limits.targetSeconds))
}

/** Whether a sample shows more requests than the server can handle. */
export function isStrained(load: Load, limits: OverloadLimits): boolean {
  if (load.inProgress < limits.leastInProgress) return false
  return (
    load.lagMs >= limits.lagMs ||
    load.waiting >= limits.waiting ||
    load.inProgress > mostInProgress(load, limits)
  )
}

/** Whether a request is refused; `shedding` says that the strain has lasted long enough. */
export function refuses(
  kind: Kind,
  load: Load,
  shedding: boolean,
  limits: OverloadLimits,
): boolean {
  if (kind === 'exempt') return false
  const most = mostInProgress(load, limits)
  if (load.inProgress >= most * limits.flood[kind]) return true
  return kind === 'read' && shedding && load.inProgress >= most
}

export function kindOf(
  { method, overload, outside }: Pick<AnyCall, 'method' | 'overload' | 'outside'>,
  { session }: Caller,
): Kind {
  if (overload === 'first') return 'read'
  // A payment provider's notice is about money that has been paid.
  if (session || outside || overload === 'never') return 'exempt'
  return method === 'GET' ? 'read' : 'write'
}

/** Not logged individually: the start and the end of an overload are logged. */
export class Overloaded extends AppError {
  constructor() {
    const { least, most } = retrySeconds
    super('unavailable', { retryAfter: least + Math.round(Math.random() * (most - least)) })
  }
}

export interface Overload {
  /** Runs the work of a request, or refuses it while too much is in progress. */
  run<T>(kind: Kind, work: () => Promise<T>): Promise<T>
  /** Measures the load; called regularly. */
  sample(): void
  /** How many requests were refused since the start. */
  refused(): number
}

export function createOverload(
  measured: { lagMs(): number; waiting(): number; now(): number },
  log: Pick<FastifyBaseLogger, 'warn'>,
  limits: OverloadLimits = defaultLimits,
): Overload {
  const load: Load = { lagMs: 0, inProgress: 0, waiting: 0, perSecond: 0 }
  let [completed, refused, strained, calm] = [0, 0, 0, 0]
  let shedding = false
  let refusedBefore = 0
  let sampledAt = measured.now()

  function begin() {
    shedding = true
    calm = 0
    log.warn({ ...load }, 'overload: visitors’ requests that are not cached are refused')
  }

  function end() {
    shedding = false
    strained = 0
    log.warn(`the overload is over: ${refused} requests were refused`)
    refusedBefore += refused
    refused = 0
  }

  return {
    refused: () => refusedBefore + refused,
    async run(kind, work) {
      if (refuses(kind, load, shedding, limits)) {
        refused++
        throw new Overloaded()
      }
      load.inProgress++
      try {
        return await work()
      } finally {
        load.inProgress--
        completed++
      }
    },
    sample() {
      load.lagMs = measured.lagMs()
      load.waiting = measured.waiting()
      // A late event loop takes its samples late too.
      const seconds = (measured.now() - sampledAt) / 1000
      sampledAt = measured.now()
      // An average over about a second, so that a single quiet moment does not count.
      const part = Math.min(1, Math.max(seconds, 0.001))
      load.perSecond += (completed / Math.max(seconds, 0.001) - load.perSecond) * part
      completed = 0
      strained = isStrained(load, limits) ? strained + 1 : 0
      calm = load.inProgress < mostInProgress(load, limits) / 2 ? calm + 1 : 0
      if (!shedding && strained >= limits.samples) begin()
      else if (shedding && calm >= limits.calmSamples) end()
    },
  }
}

/** Nothing is ever refused. */
export const noOverload: Overload = { run: (_kind, work) => work(), sample() {}, refused: () => 0 }

/** Measures the load of this process until `stop` is called. */
export function watchOverload(
  waiting: () => number,
  log: FastifyBaseLogger,
): { overload: Overload; stop(): void } {
  const resolution = 20
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  const lagMs = () => {
    const ms = delay.mean / 1e6 - resolution
    delay.reset()
    return ms > 0 ? ms : 0
  }
  const now = () => performance.now()
  const overload = createOverload({ lagMs, waiting, now }, log)
  const timer = setInterval(() => overload.sample(), sampleMs)
  timer.unref()
  return {
    overload,
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
