import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { timeZone } from '#contract/values/day.ts'
import { serversOf } from '../config/database-url.ts'
import { asUnavailable, DatabaseUnavailable } from '../db/errors.ts'
import { clientFor } from '../db/primary.ts'
import { steadyNow } from '../db/steady-time.ts'
import { createFaultLog } from '../gateways/fault-log.ts'
import { causeOf } from '../gateways/outside.ts'

export interface Job<Data extends object = object> {
  name: string
  /** When it is scheduled: a cron expression in South African time. */
  cron?: string
  /** For long work: it may take this long, and no other job of its kind is queued or runs meanwhile. */
  alone?: { expireInSeconds: number }
  work(data: Data): Promise<void>
}

export interface Jobs {
  start(): Promise<void>
  /** Queues a job; it survives a restart and is retried when it fails. */
  enqueue<Data extends object>(job: Job<Data>, data: Data): Promise<void>
  stop(): Promise<void>
}

export interface JobsOptions {
  /** The names of jobs that only other processes run. */
  elsewhere?: readonly string[]
  /** How often to look for jobs whose process was killed. */
  lookSeconds?: number
}

/** After this long without errors, the queue counts as working again. */
const quietMs = 30_000

const retries = { retryLimit: 5, retryDelay: 10, retryBackoff: true }

/** A job without a heartbeat for this long runs again, because its process was killed. */
const heartbeat = { heartbeatSeconds: 60 }

/** How often one of the processes looks for such jobs. */
const lookEverySeconds = 30

/** A steady clock: if the machine's clock were set back by an hour, pg-boss would do nothing for an hour. */
const clock = { now: steadyNow, setTimeout, clearTimeout, setInterval, clearInterval }
/** How often pg-boss compares this clock with the database's. */
const clockSeconds = 60

/** Background jobs, stored in the database and shared by all processes: each job runs in one of them. */
export function createJobs(
  url: string,
  jobs: Job<never>[],
  log: FastifyBaseLogger,
  { elsewhere = [], lookSeconds = lookEverySeconds }: JobsOptions = {},
): Jobs {
  const pool = {
    connectionString: serversOf(url)[0] ?? url,
    application_name: 'jacaranda jobs',
    max: 3,
    Client: clientFor(url),
  }
  const boss = new PgBoss({
    ...pool,
    clock,
    clockMonitorIntervalSeconds: clockSeconds,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  const faults = createFaultLog(log)
  let quiet: NodeJS.Timeout | undefined
  boss.on('error', (error: unknown) => {
    if (!(asUnavailable(error) instanceof DatabaseUnavailable)) {
      log.error(
        error,
        'The queue of background jobs reported an error; it recovers automatically. If this keeps happening, restart the program and look at the tables in the pgboss schema.',
      )
      return
    }
    faults.failed(
      'away',
      `Background jobs are not running, because their queue cannot reach the database (${causeOf(error)}): check that PostgreSQL is running, and DATABASE_URL. They will resume automatically.`,
    )
    // pg-boss polls every few seconds and reports only failures, so silence means that it has recovered.
    clearTimeout(quiet)
    quiet = setTimeout(() => faults.recovered('Background jobs are running again'), quietMs)
    quiet.unref()
  })

  async function prepare(job: Job<never>) {
    const options = { ...retries, ...heartbeat, ...job.alone }
    await boss.createQueue(job.name, { ...options, ...(job.alone && { policy: 'exclusive' }) })
    // A queue that an earlier version created would otherwise keep its old options.
    await boss.updateQueue(job.name, options)
    await boss.work(job.name, async (batch: { data: unknown }[]) => {
      for (const { data } of batch) {
        await job.work((data ?? {}) as never).catch((error: unknown) => {
          log.error(
            { err: error, job: job.name },
            'A background job failed; it is retried up to 5 times. If this keeps happening, the error says what to repair.',
          )
          throw error
        })
      }
    })
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: timeZone })
  }

  /** A job that was renamed or removed would otherwise be queued forever, with no handler to run it. */
  async function removeOldSchedules() {
    const scheduled = new Set([
      ...elsewhere,
      ...jobs.filter(({ cron }) => cron).map(({ name }) => name),
    ])
    for (const { name, key } of await boss.getSchedules()) {
      if (!scheduled.has(name)) await boss.unschedule(name, key)
    }
  }

  return {
    async start() {
      await boss.start()
      await removeOldSchedules()
      for (const job of jobs) await prepare(job)
    },
    async enqueue(job, data) {
      await boss.send(job.name, data)
    },
    async stop() {
      clearTimeout(quiet)
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
