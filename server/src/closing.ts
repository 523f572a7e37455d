import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Undoes what was started, last first, whatever goes wrong on the way. */
export class Closing {
  #steps: (() => Promise<unknown> | unknown)[] = []

  add(step: () => Promise<unknown> | unknown) {
    this.#steps.unshift(step)
  }

  /** With a limit, a step that takes longer is left behind. */
  async run(log: FastifyBaseLogger, limitMs?: number) {
    for (const step of this.#steps.splice(0)) {
      const work = Promise.resolve()
        .then(step)
        .catch((error: unknown) =>
          log.error(error, 'A part of the program could not be stopped in order; it ends anyway'),
        )
      const limit = limitMs === undefined ? [] : [pause(limitMs, undefined, { ref: false })]
      await Promise.race([work, ...limit])
    }
  }
}
