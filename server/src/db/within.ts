import { setTimeout as pause } from 'node:timers/promises'

/** Rejects if the work takes longer; the work itself continues. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  // A failure after the timeout would otherwise be an unhandled rejection.
  work.catch(() => {})
  const done = new AbortController()
  const timeout = pause(ms, undefined, { ref: false, signal: done.signal }).then(() => {
    throw new Error('timed out')
  })
  timeout.catch(() => {})
  return Promise.race([work, timeout]).finally(() => done.abort())
}
