import type { FastifyBaseLogger } from 'fastify'
import { steadyNow } from '../db/steady-time.ts'

export interface FaultLog {
  /** Logged when a fault begins or its cause changes, and otherwise only counted. */
  failed(cause: string, message: string): void
  /** Logged if a fault was in progress: `The database is responding again`. */
  recovered(message: string): void
  isActive(): boolean
}

function lasted(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

/** One line when a fault begins and one when it ends: an outage must not flood the log. */
export function createFaultLog(
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  now: () => number = steadyNow,
): FaultLog {
  let fault: { since: number; cause: string; failures: number } | undefined

  return {
    failed(cause, message) {
      if (!fault || fault.cause !== cause) log.error(message)
      fault = { since: fault?.since ?? now(), cause, failures: (fault?.failures ?? 0) + 1 }
    },
    recovered(message) {
      if (!fault) return
      log.info(`${message} after ${lasted(now() - fault.since)} and ${fault.failures} failures`)
      fault = undefined
    },
    isActive: () => fault !== undefined,
  }
}
