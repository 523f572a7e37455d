import { pino } from 'pino'
import { ConfigError, loadConfig } from './config.ts'
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

async function main() {
  const config = loadConfig()
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  })
  const development = process.argv.includes('--dev')
  const running = await start(config, { pages: development ? 'development' : 'built' }, log)
  const drawing = new AbortController()
  stopOnSignal(running, drawing)
  log.info(`Jacaranda is at ${running.address}`)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`)
  else console.error(error)
  process.exit(1)
})
