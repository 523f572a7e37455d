import { AppError } from '#contract/errors.ts'

export interface WorkPool {
  /** Runs the work as soon as there is room; refused when too much is waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Work that is done by a few at a time, so that the rest of the site stays responsive. */
export function createWorkPool({ most, waiting }: { most: number; waiting: number }): WorkPool {
  let busy = 0
  const queue: (() => void)[] = []

  return {
    async run(work) {
      if (busy < most) busy++
      else {
        if (queue.length >= waiting) throw new AppError('unavailable', { retryAfter: 5 })
        // Whoever is done hands over the place, so `busy` stays as it is.
        await new Promise<void>((resolve) => queue.push(resolve))
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
