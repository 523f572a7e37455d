import { Deadline } from '../db/deadline.ts'
import { currentRequest, withinRequest } from '../db/request-scope.ts'

/** Work that several requests wait for. */
export interface SharedWork<T> {
  /** Waits for the result, no longer than the caller's own request lasts. */
  join(): Promise<T>
}

/**
 * Starts work that others may join. It has its own deadline, because the request that started it may
 * be over while others still wait. Once nobody waits for it any more, it is aborted.
 */
export function shareWork<T>(work: () => Promise<T>, onAbandoned: () => void): SharedWork<T> {
  const scope = currentRequest()
  const deadline = scope?.deadline && new Deadline(scope.deadline.seconds)
  const task = scope && deadline ? withinRequest({ ...scope, deadline }, work) : work()
  deadline?.start()
  // Each caller gets a failure from its own promise.
  task.catch(() => {}).finally(() => deadline?.stop())
  let callers = 0

  return {
    async join() {
      callers++
      const own = currentRequest()?.deadline
      if (!own) return task
      try {
        return await own.until(task, () => deadline?.what() ?? 'waiting for shared work')
      } catch (error) {
        if (own.cause && --callers === 0) {
          onAbandoned()
          deadline?.end(own.cause)
        }
        throw error
      }
    },
  }
}
