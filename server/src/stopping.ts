import type { FastifyBaseLogger } from 'fastify'
import { steadyNow } from './db/steady-time.ts'

export interface Stoppable {
  stop(): Promise<void>
}

export interface Stopping {
  /** Aborted as soon as the program receives a stop signal. */
  signal: AbortSignal
  /** From here on there is something to stop. */
  started(running: Stoppable): void
  stop(reason: string): void
  exitCode(): number
}

/** How long requests in progress and the rest of the shutdown may take. */
const defaultPatienceMs = 15_000

/** npm passes on a signal that the terminal has already sent: the same one twice is not a second order. */
const sameSignalMs = 1000

/** From before the start: what was half started, such as the database, is stopped as well. */
export function stopOnSignal(
  log: FastifyBaseLogger,
  signals: readonly NodeJS.Signals[],
  patienceMs = defaultPatienceMs,
): Stopping {
  const told = new AbortController()
  let toldAt = 0
  let running: Stoppable | undefined
  let exitCode = 0
  const end = () => {
    running?.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    )
  }
  const stop = (reason: string, code = 0) => {
    if (told.signal.aborted) return
    exitCode = code
    toldAt = steadyNow()
    log.info(`${reason}: stopping`)
    setTimeout(() => {
      log.error(`not stopped within ${patienceMs / 1000} seconds: exiting now`)
      process.exit(1)
    }, patienceMs).unref()
    told.abort()
    end()
  }
  const onSignal = (signal: NodeJS.Signals) => {
    if (!told.signal.aborted) stop(signal)
    else if (steadyNow() - toldAt > sameSignalMs) {
      log.warn(`${signal} again: exiting now`)
      process.exit(1)
    }
  }
  for (const signal of signals) process.on(signal, onSignal)
  // The state is unknown: finish the requests in progress, and let the supervisor restart the program.
  const fail = (error: unknown, origin: string) => {
    log.fatal(
      error,
      `${origin}: an unhandled error in the program. It finishes its requests and exits; the supervisor should restart it. Report it with this entry.`,
    )
    stop(origin, 1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', (reason) => fail(reason, 'unhandledRejection'))
  return {
    signal: told.signal,
    stop,
    started(program) {
      running = program
      if (told.signal.aborted) end()
    },
    exitCode: () => exitCode,
  }
}
