import { pino } from 'pino'
import { ConfigError, loadConfig } from './config.ts'
import type { Parts } from './parts.ts'
import { start, type Running } from './start.ts'

/** Requests that are still on their way get this long when the program is told to stop. */
const patienceMs = 15_000

function stopOnSignal(running: Running, stopDrawing: AbortController) {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    running.parts.log.info(`${signal}: stopping`)
    setTimeout(() => process.exit(1), patienceMs).unref()
    stopDrawing.abort()
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))
}

/** The demo is loaded by itself alone: production never even reads its code. */
async function fillDemo(parts: Parts) {
  const { loadDemo } = await import('./db/demo/load.ts')
  const { drawFirstPictures } = await import('./db/demo/pictures.ts')
  await loadDemo(parts.database, { secrets: parts.secrets })
  await drawFirstPictures(parts)
}

/** The other pictures are drawn while the site is already open. */
async function drawRest(parts: Parts, signal: AbortSignal) {
  const { drawDemoPictures } = await import('./db/demo/pictures.ts')
  await drawDemoPictures(parts, signal).catch((error: unknown) => {
    if (!signal.aborted) parts.log.error(error, 'the demo pictures are not all drawn')
  })
}

async function main() {
  const config = loadConfig()
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  })
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
  else console.error(error)
  process.exit(1)
})
