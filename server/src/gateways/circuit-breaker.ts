import { steadyNow } from '../db/steady-time.ts'

export type BreakerState = 'closed' | 'open' | 'half-open'

export interface BreakerOptions {
  /** Opens after this many consecutive failures. */
  failures: number
  /** At most this many calls are in progress: each holds a request while the service hangs. */
  mostAtOnce: number
  /** While the service is healthy, this many further calls are queued, for this long. */
  waiting: { most: number; ms: number }
  /** The pause before the next attempt; it doubles with each failed attempt. */
  pauseMs: { first: number; longest: number }
}

export interface BreakerHooks {
  now?: () => number
  onOpen?: (error: unknown, pauseMs: number) => void
  onClose?: (outage: { ms: number; refused: number }) => void
}

/** The call was not made: earlier ones failed, or too many are in progress. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen'
  readonly retryMs: number
  constructor(reason: string, retryMs: number) {
    super(reason)
    this.retryMs = retryMs
  }
}

export interface Breaker {
  /**
   * Makes the call, or refuses it immediately. Errors that `isOutage` excludes prove that the
   * service responds.
   */
  run<T>(work: () => Promise<T>, isOutage?: (error: unknown) => boolean): Promise<T>
  /** How long until the next attempt; 0 if a call may be made now. */
  waitMs(): number
  state(): { state: BreakerState; failures: number; inProgress: number }
}

/**
 * Stops calling a service that fails, so that a caller is refused at once instead of waiting for a
 * timeout. After a pause one call is let through; if it succeeds, all are.
 */
export function createBreaker(options: BreakerOptions, hooks: BreakerHooks = {}): Breaker {
  const { now = steadyNow, onOpen, onClose } = hooks
  let failures = 0
  let inProgress = 0
  let refused = 0
  /** Undefined while closed. */
  let outage: { since: number; until: number; pauseMs: number; probing: boolean } | undefined
  const queue: { admit(): void; refuse(error: CircuitOpen): void }[] = []

  function refusal(reason: string): CircuitOpen {
    refused++
    return new CircuitOpen(reason, outage ? Math.max(0, outage.until - now()) : 0)
  }

  function open(error: unknown) {
    const first = !outage
    const pauseMs = outage
      ? Math.min(outage.pauseMs * 2, options.pauseMs.longest)
      : options.pauseMs.first
    outage = { since: outage?.since ?? now(), until: now() + pauseMs, pauseMs, probing: false }
    if (first) onOpen?.(error, pauseMs)
    for (const waiter of queue.splice(0)) waiter.refuse(refusal('the service does not respond'))
  }

  function failed(error: unknown, probe: boolean) {
    failures++
    if (probe || (!outage && failures >= options.failures)) open(error)
  }

  function succeeded() {
    failures = 0
    if (!outage) return
    const ended = { ms: now() - outage.since, refused }
    outage = undefined
    refused = 0
    onClose?.(ended)
  }

  /** Queues for a slot, up to a limit. The call that ends hands over its slot. */
  function turn(): Promise<void> {
    if (queue.length >= options.waiting.most) throw refusal('too many calls are in progress')
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        const at = queue.indexOf(waiter)
        if (at >= 0) queue.splice(at, 1)
      }
      const waiter = {
        admit() {
          end()
          resolve()
        },
        refuse(error: CircuitOpen) {
          end()
          reject(error)
        },
      }
      const timer = setTimeout(
        () => waiter.refuse(refusal('too many calls are in progress')),
        options.waiting.ms,
      )
      queue.push(waiter)
    })
  }

  /** Whether this call is the one that probes a failing service. */
  async function admit(): Promise<boolean> {
    if (outage) {
      if (outage.probing || now() < outage.until) throw refusal('the service does not respond')
      outage.probing = true
      inProgress++
      return true
    }
    if (inProgress < options.mostAtOnce) inProgress++
    else await turn()
    return false
  }

  function leave() {
    const next = queue.shift()
    if (next) next.admit()
    else inProgress--
  }

  return {
    async run(work, isOutage = () => true) {
      const probe = await admit()
      try {
        const result = await work()
        succeeded()
        return result
      } catch (error) {
        if (isOutage(error)) failed(error, probe)
        else succeeded()
        throw error
      } finally {
        leave()
      }
    },
    waitMs: () => (outage ? Math.max(0, outage.until - now()) : 0),
    state() {
      const state = outage ? (outage.probing ? 'half-open' : 'open') : 'closed'
      return { state, failures, inProgress }
    },
  }
}
