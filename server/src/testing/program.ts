import cluster from 'node:cluster'
import { serveWithWorkers } from '../cluster/supervisor.ts'
import { loadConfig } from '../config.ts'
import { createLog } from '../kit/log.ts'
import { start } from '../start.ts'
import { stopOnSignal } from '../stopping.ts'

/** The program without its pages, in a process of its own, for tests that kill it. */
const config = loadConfig()
const log = createLog('silent')
const stopping = stopOnSignal(log, ['SIGTERM'], 60_000)
const running = await start(
  config,
  { pages: 'none', ...(config.workers > 1 ? { serve: serveWithWorkers } : {}) },
  log,
)
stopping.started(running)
const { database } = running.services
process.send?.({ address: running.address, databaseUrl: database.url })

process.on('message', () => {
  const workers = Object.values(cluster.workers ?? {})
  process.send?.({ workers: workers.map((worker) => worker?.process.pid) })
})
