import { pino } from 'pino'
import { loadConfig } from '../config.ts'
import { start } from '../start.ts'

/** The program without its pages, in a process of its own, for tests that kill it. */
const running = await start(loadConfig(), { pages: 'none' }, pino({ level: 'silent' }))

process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
