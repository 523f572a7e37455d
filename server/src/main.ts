import { ConfigError, loadConfig } from './config.ts'
import { createLog, loggedError } from './kit/log.ts'
import type { Parts } from './parts.ts'
import { start, type Running } from './start.ts'

/** Requests that are still on their way get this long when the program is told to stop. */
const patienceMs = 15_000

function stopOnSignal(running: Running, stopDrawing: AbortController) {
  let stopping = false
  const stop = (reason: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    running.parts.log.info(`${reason}: stopping`)
    setTimeout(() => process.exit(1), patienceMs).unref()
    stopDrawing.abort()
    running.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', () => stop('SIGINT', 0))
  process.on('SIGTERM', () => stop('SIGTERM', 0))
  // Nobody knows what state this leaves: finish what is under way, and let the supervisor start anew.
  const fail = (error: unknown, origin: string) => {
    running.parts.log.fatal(error, origin)
    stop(origin, 1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', (reason) => fail(reason, 'unhandledRejection'))
}

/** The demo is loaded by itself alone: production never even reads its code. */
async function fillDemo(parts: Parts) {
  const { loadDemo } = await import('../../demo/load.ts')
  const { drawFirstPictures } = await import('../../demo/pictures.ts')
  await loadDemo(parts.database, { secrets: parts.secrets })
  await drawFirstPictures(parts)
}

/** The other pictures are drawn while the site is already open. */
async function drawRest(parts: Parts, signal: AbortSignal) {
  const { drawDemoPictures } = await import('../../demo/pictures.ts')
  await drawDemoPictures(parts, signal).catch((error: unknown) => {
    if (!signal.aborted) parts.log.error(error, 'the demo pictures are not all drawn')
  })
}

async function main() {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const development = process.argv.includes('--dev')
  const pages = development ? 'development' : 'built'
  const running = await start(
    config,
    { pages, ...(config.demoData ? { prepare: fillDemo } : {}) },
    log,
  )
  const drawing = new AbortController()
  stopOnSignal(running, drawing)
  log.info(`Jacaranda is at ${running.address}`)
  if (config.demoData) await drawRest(running.parts, drawing.signal)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`)
  else console.error(loggedError(error))
  process.exit(1)
})
