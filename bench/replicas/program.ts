import { loadConfig } from '../../server/src/config.ts'
import { createLog } from '../../server/src/kit/log.ts'
import { start } from '../../server/src/start.ts'

/** The program without its pages, in a separate process. */
const running = await start(loadConfig(), { pages: 'none' }, createLog('silent'))
process.send?.({ address: running.address })

process.on('message', (message) => {
  if (message === 'replicas') process.send?.(running.services.database.replicas?.state() ?? [])
})
process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
