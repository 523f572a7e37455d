import type { FastifyBaseLogger } from 'fastify'

/** Undoes what was started, last first, whatever goes wrong on the way. */
export class Closing {
  #steps: (() => Promise<unknown> | unknown)[] = []

  add(step: () => Promise<unknown> | unknown) {
    this.#steps.unshift(step)
  }

  async run(log: FastifyBaseLogger) {
    for (const step of this.#steps.splice(0)) {
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => log.error(error, 'shutdown step failed'))
    }
  }
}
