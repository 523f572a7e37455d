import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** A step is told how long it may take, where there is a limit. */
type Step = (limitMs?: number) => Promise<unknown> | unknown

/** Undoes what was started, last first, whatever goes wrong on the way. */
export class Closing {
  #steps: Step[] = []

  add(step: Step) {
    this.#steps.unshift(step)
  }

  /** With a limit, a step that takes longer is left behind. */
  async run(log: FastifyBaseLogger, limitMs?: number) {
    for (const step of this.#steps.splice(0)) {
      const work = Promise.resolve()
        .then(() => step(limitMs))
        .catch((error: unknown) =>
          log.error(error, 'A component could not be stopped cleanly; stopping anyway'),
        )
      const limit = limitMs === undefined ? [] : [pause(limitMs, undefined, { ref: false })]
      await Promise.race([work, ...limit])
    }
  }
}
