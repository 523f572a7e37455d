import { loadConfig } from './config.ts'
import { ConfigError } from './config/config-error.ts'
import { createLog, loggedError } from './kit/log.ts'
import { startFailure } from './kit/start-failure.ts'
import type { Services } from './services.ts'
import { start, type StartOptions } from './start.ts'
import { stopOnSignal } from './stopping.ts'

/** Workers finish their requests first, and have 15 seconds for that alone. */
const patienceWithWorkersMs = 40_000

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
        'The demo pictures could not be generated; the site works without them. Restart it to try again.',
      )
  })
}

async function main() {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const development = process.argv.includes('--dev')
  const pages = development ? 'development' : 'built'
  const several = config.workers > 1 && !development
  // Closing the terminal ends development; a program started with nohup outlives it.
  const signals: NodeJS.Signals[] = [
    'SIGINT',
    'SIGTERM',
    ...(development ? ['SIGHUP' as const] : []),
  ]
  const stopping = stopOnSignal(log, signals, several ? patienceWithWorkersMs : undefined)
  const { signal } = stopping
  try {
    const prepare = (services: Services) => fillDemo(services, signal)
    const options: StartOptions = { pages, signal, ...(config.demoData ? { prepare } : {}) }
    if (several) options.serve = (await import('./cluster/supervisor.ts')).serveWithWorkers
    const running = await start(config, options, log)
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
