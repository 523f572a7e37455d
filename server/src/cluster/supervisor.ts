import cluster, { type Worker } from 'node:cluster'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { AppOptions } from '../app.ts'
import type { Closing } from '../closing.ts'
import { freePort } from '../db/embedded/free-port.ts'
import { createMetricsHub } from '../http/cluster-metrics.ts'
import type { Services } from '../services.ts'
import { keepWorkers, WorkerCannotServe, type WorkerProcess } from './keep-workers.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { memoryEnvironment, memoryFlags } from './memory-flags.ts'
import { closeUntaken } from './untaken-connections.ts'

const program = path.join(import.meta.dirname, 'worker.ts')

/** Sending to a worker that has just exited is not an error: its exit is handled elsewhere. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {})
}

function everyone(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

type Handlers = {
  [Kind in FromWorker['kind']]?: (
    message: Extract<FromWorker, { kind: Kind }>,
    worker: Worker,
  ) => void
}

function onMessage(worker: Worker, handlers: Handlers): void {
  worker.on('message', (message: FromWorker) => {
    const handle = handlers[message.kind] as
      | ((message: FromWorker, worker: Worker) => void)
      | undefined
    handle?.(message, worker)
  })
}

function processOf(worker: Worker, settings: WorkerSettings): WorkerProcess {
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) =>
      resolve(signal ? `signal ${signal}` : `exit code ${code}`),
    )
  })
  let serves = false
  const listening = new Promise<void>((resolve, reject) => {
    onMessage(worker, {
      started: () => send(worker, { kind: 'serve', settings }),
      listening: () => {
        serves = true
        resolve()
      },
      failed: ({ message }) => reject(new WorkerCannotServe(message)),
    })
    ended.then((how) => reject(new Error(`A worker exited while starting: ${how}`))).catch(() => {})
  })
  const kill = () => worker.process.kill('SIGKILL')
  return {
    listening,
    ended,
    // A worker that is still starting has no requests to finish.
    stop: (withoutDatabase) => (serves ? send(worker, { kind: 'stop', withoutDatabase }) : kill()),
    kill,
  }
}

/** Wakes the outbox when a worker asks for it, and passes on what workers count and measure. */
function connectWorkers({ outbox }: Services): void {
  const metrics = createMetricsHub({
    ask: (id) => {
      const asked = everyone()
      for (const worker of asked) send(worker, { kind: 'collect', id })
      return asked.map((worker) => worker.id)
    },
  })
  cluster.on('exit', (worker) => metrics.gone(worker.id))
  cluster.on('fork', (worker) =>
    onMessage(worker, {
      wake: () => outbox.wake(),
      hits: ({ hits }) => {
        for (const other of everyone()) {
          if (other !== worker) send(other, { kind: 'hits', hits })
        }
      },
      collected: ({ id, metrics: values }) => metrics.collected(id, worker.id, values),
      askMetrics: ({ id }) => {
        metrics
          .read()
          .then((text) => send(worker, { kind: 'metrics', id, text }))
          .catch(() => {})
      },
    }),
  )
}

function restartOnSignal(restart: () => Promise<void>, log: FastifyBaseLogger): () => void {
  // Windows has no such signal.
  if (process.platform === 'win32') return () => {}
  const onSignal = () => {
    log.info('SIGUSR2: replacing the workers one by one')
    restart().catch((error: unknown) => log.error(error, 'replacing the workers failed'))
  }
  process.on('SIGUSR2', onSignal)
  return () => process.off('SIGUSR2', onSignal)
}

/** Serves the site in several processes, which this one starts, replaces and stops. */
export async function serveWithWorkers(
  services: Services,
  { pages }: AppOptions,
  closing: Closing,
): Promise<string> {
  const { config, database, log } = services
  cluster.setupPrimary({
    exec: program,
    args: [],
    execArgv: memoryFlags(),
    // The settings include keys as bytes, which JSON cannot represent.
    serialization: 'advanced',
  })
  cluster.on('fork', closeUntaken)
  connectWorkers(services)
  // Chosen here once, because a replacement worker must open the same port.
  const port = config.port || (await freePort(config.host))
  const workers = await keepWorkers({
    count: config.workers,
    log,
    fork: (number) =>
      processOf(cluster.fork(memoryEnvironment()), {
        config: { ...config, databaseUrl: database.url, port },
        number,
        pages: pages === 'none' ? 'none' : 'built',
      }),
  })
  closing.add((limitMs) => workers.stop({ withoutDatabase: limitMs !== undefined }))
  closing.add(restartOnSignal(() => workers.restart(), log))
  return `http://${config.host}:${port}`
}
