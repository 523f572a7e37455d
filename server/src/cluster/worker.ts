import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from '../app.ts'
import { Closing } from '../closing.ts'
import { connect, type Database } from '../db/connect.ts'
import { servingOptions } from '../db/open.ts'
import { createWorkerMetrics, type WorkerMetrics } from '../http/cluster-metrics.ts'
import { createDrain } from '../http/drain.ts'
import { followChanges } from '../kit/changes.ts'
import { watchDatabase } from '../kit/database-watch.ts'
import { createHitExchange, type HitExchange } from '../kit/hit-exchange.ts'
import { createLog, loggedError } from '../kit/log.ts'
import { createServices } from '../start.ts'
import { stopOnSignal } from '../stopping.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'

/** A little longer than the supervisor waits before it kills the worker. */
const patienceMs = 20_000

/** How long each part may take to stop when the database is gone; the supervisor waits a little longer. */
const withoutDatabaseMs = 100

/** Without a supervisor nobody would receive the message; this process then exits as well. */
function tell(message: FromWorker): void {
  process.send?.(message, undefined, undefined, () => {})
}

interface Connected {
  settings: Promise<WorkerSettings>
  hits: HitExchange
  metrics: WorkerMetrics
  onStop(stop: (withoutDatabase: boolean) => void): void
}

/** Listens to the supervisor from the start, so that no message is missed. */
function followSupervisor(): Connected {
  const hits = createHitExchange((counted) => tell({ kind: 'hits', hits: counted }))
  const metrics = createWorkerMetrics({
    ask: (id) => tell({ kind: 'askMetrics', id }),
    answer: (id, values) => tell({ kind: 'collected', id, metrics: values }),
  })
  let stop: (withoutDatabase: boolean) => void = () => process.exit(0)
  const settings = new Promise<WorkerSettings>((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'serve') resolve(message.settings)
      else if (message.kind === 'stop') stop(message.withoutDatabase)
      else if (message.kind === 'hits') hits.receive(message.hits)
      else if (message.kind === 'collect') metrics.collect(message.id)
      else metrics.received(message.id, message.text)
    })
  })
  tell({ kind: 'started' })
  return {
    settings,
    hits,
    metrics,
    onStop(handler) {
      stop = handler
    },
  }
}

/** Serves requests; everything else is done by the supervisor. */
async function serve(
  { config, pages }: WorkerSettings,
  { hits, metrics }: Connected,
  closing: Closing,
  log: FastifyBaseLogger,
): Promise<Database> {
  if (!config.databaseUrl) throw new Error('A worker needs the address of the database')
  const watch = watchDatabase(config.databaseUrl, log)
  const database = connect(config.databaseUrl, { ...servingOptions(config), watch })
  closing.add(() => database.close())
  const shared = { hits, wakeOutbox: () => tell({ kind: 'wake' }) }
  const services = await createServices(config, database, log, shared)
  closing.add(() => services.searchLog.stop())
  closing.add(() => services.listingViews.stop())
  closing.add(await followChanges(database, services.cache, log, [services.liveCounts]))
  const app = await buildApp(services, { pages, metrics })
  closing.add(() => app.close())
  const drain = createDrain(app.server)
  closing.add(drain)
  // First, because the port does not close while a stream is open.
  closing.add(() => services.liveCounts.close())
  await app.listen({ port: config.port, host: config.host })
  services.listings.start()
  return database
}

async function main() {
  const connected = followSupervisor()
  const settings = await connected.settings
  const log = createLog(settings.config.logLevel).child({ worker: settings.number })
  const closing = new Closing()
  const stopping = stopOnSignal(log, ['SIGINT', 'SIGTERM'], patienceMs)
  let withoutDatabase = false
  connected.onStop((gone) => {
    withoutDatabase = gone
    stopping.stop('worker stopping')
  })
  let database: Database
  try {
    database = await serve(settings, connected, closing, log)
    tell({ kind: 'listening' })
  } catch (error) {
    log.fatal(error, 'the worker cannot serve')
    await closing.run(log)
    tell({ kind: 'failed', message: loggedError(error).message })
    process.exit(1)
  }
  stopping.started({
    async stop() {
      if (withoutDatabase) await database.abandon()
      await closing.run(log, withoutDatabase ? withoutDatabaseMs : undefined)
    },
  })
}

await main()
