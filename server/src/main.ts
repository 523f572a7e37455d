import type { FastifyBaseLogger } from 'fastify'
import { loadConfig } from './config.ts'
import { ConfigError } from './config/config-error.ts'
import { createLog, loggedError } from './kit/log.ts'
import { startFailure } from './kit/start-failure.ts'
import type { Services } from './services.ts'
import { start, type Running } from './start.ts'

/** How long requests in progress may take when the program is stopped. */
const patienceMs = 15_000

interface Stopping {
  /** Aborted as soon as the program receives a stop signal. */
  signal: AbortSignal
  /** From here on there is something to stop. */
  started(running: Running): void
  exitCode(): number
}

/** From before the start: what was half started, such as the database, is stopped as well. */
function stopOnSignal(log: FastifyBaseLogger, signals: NodeJS.Signals[]): Stopping {
  const told = new AbortController()
  let running: Running | undefined
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

/** The demo is loaded dynamically: production never imports its code. */
async function fillDemo(services: Services, signal: AbortSignal) {
  const { loadDemo } = await import('../../demo/load.ts')
  const { drawFirstPictures } = await import('../../demo/pictures.ts')
  await loadDemo(services.database, { secrets: services.secrets })
  signal.throwIfAborted()
  await drawFirstPictures(services, signal)
}

/** The other pictures are drawn while the site is already open. */
async function drawRest(services: Services, signal: AbortSignal) {
  const { drawDemoPictures } = await import('../../demo/pictures.ts')
  await drawDemoPictures(services, signal).catch((error: unknown) => {
    if (!signal.aborted)
      services.log.error(
        error,
        'The demo pictures could not be drawn; the site works without them. Restart it to try again.',
      )
  })
}

async function main() {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const development = process.argv.includes('--dev')
  const pages = development ? 'development' : 'built'
  // Closing the terminal ends development; a program started with nohup outlives it.
  const stopping = stopOnSignal(log, [
    'SIGINT',
    'SIGTERM',
    ...(development ? ['SIGHUP' as const] : []),
  ])
  const { signal } = stopping
  try {
    const prepare = (services: Services) => fillDemo(services, signal)
    const running = await start(
      config,
      { pages, signal, ...(config.demoData ? { prepare } : {}) },
      log,
    )
    stopping.started(running)
    if (signal.aborted) return
    log.info(`Jacaranda is running at ${running.address}`)
    if (config.demoData) await drawRest(running.services, signal)
  } catch (error) {
    if (!signal.aborted) throw error
    process.exit(stopping.exitCode())
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`)
  else console.error(startFailure(error), loggedError(error))
  process.exit(1)
})
