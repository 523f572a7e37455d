import { loadConfig } from '../config.ts'
import { createLog } from '../kit/log.ts'
import { start } from '../start.ts'

/** The program without its pages, in a process of its own, for tests that kill it. */
const running = await start(loadConfig(), { pages: 'none' }, createLog('silent'))
process.send?.({ address: running.address })

process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
