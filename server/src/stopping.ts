import type { FastifyBaseLogger } from 'fastify'
import type { Running } from './start.ts'

/** How long requests in progress may take when the program is stopped. */
const patienceMs = 15_000

interface Stopping {
  /** Aborted as soon as the program receives a stop signal. */
  signal: AbortSignal
  /** From here on there is something to stop. */
  started(running: Pick<Running, 'stop'>): void
  exitCode(): number
}

/** From before the start: what was half started, such as the database, is stopped as well. */
export function stopOnSignal(log: FastifyBaseLogger, signals: NodeJS.Signals[]): Stopping {
  const told = new AbortController()
  let running: Pick<Running, 'stop'> | undefined
  let exitCode = 0
  const end = () => {
    running?.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    )
  }
  const stop = (reason: string, code: number) => {
    if (told.signal.aborted) return
    exitCode = code
    log.info(`${reason}: stopping`)
    setTimeout(() => process.exit(1), patienceMs).unref()
    told.abort()
    end()
  }
  for (const signal of signals) process.on(signal, () => stop(signal, 0))
  // The state is unknown: finish the requests in progress, and let the supervisor restart the program.
  const fail = (error: unknown, origin: string) => {
    log.fatal(
      error,
      `${origin}: an error in the program that nothing handled. It completes its requests and ends; the supervisor should start it again. Report it with this entry.`,
    )
    stop(origin, 1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', (reason) => fail(reason, 'unhandledRejection'))
  return {
    signal: told.signal,
    started(program) {
      running = program
      if (told.signal.aborted) end()
    },
    exitCode: () => exitCode,
  }
}
