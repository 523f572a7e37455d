import { AppError } from '#contract/errors.ts'
import type { Deadline } from '../db/deadline.ts'
import { currentRequest } from '../db/request-scope.ts'

export interface WorkPool {
  /** Runs the work as soon as there is a free place; refuses it if too much is already waiting. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Runs only a few pieces of work at a time, so that the rest of the site stays responsive. */
export function createWorkPool({ most, waiting }: { most: number; waiting: number }): WorkPool {
  let busy = 0
  const queue: (() => void)[] = []

  /** A request that is over leaves the queue. */
  function turn(deadline: Deadline | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        done?.()
        resolve()
      }
      const done = deadline?.add({
        what: () => 'waiting for its turn',
        end(cause) {
          queue.splice(queue.indexOf(next), 1)
          done?.()
          reject(cause)
        },
      })
      queue.push(next)
    })
  }

  return {
    async run(work) {
      const deadline = currentRequest()?.deadline
      deadline?.check()
      if (busy < most) busy++
      else {
        if (queue.length >= waiting) throw new AppError('unavailable', { retryAfter: 5 })
        // Work that finishes hands its place over to the next in the queue, so `busy` does not change.
        await turn(deadline)
      }
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else busy--
      }
    },
  }
}
