import { loadConfig } from './config.ts'
import { ConfigError } from './config/config-error.ts'
import { createLog, loggedError } from './kit/log.ts'
import { startFailure } from './kit/start-failure.ts'
import type { Services } from './services.ts'
import { start } from './start.ts'
import { stopOnSignal } from './stopping.ts'

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
