import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'

export interface Job<Data extends object = object> {
  name: string
  /** When it runs by itself, as a cron line in South African time. */
  cron?: string
  work(data: Data): Promise<void>
}

export interface Jobs {
  start(): Promise<void>
  /** Hands work over; it survives a restart and is tried again when it fails. */
  enqueue<Data extends object>(job: Job<Data>, data: Data): Promise<void>
  stop(): Promise<void>
}

const retries = { retryLimit: 5, retryDelay: 10, retryBackoff: true }

/** Background work, stored in the database and shared by all processes: each job runs in one of them. */
export function createJobs(url: string, jobs: Job<never>[], log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({ connectionString: url, application_name: 'jacaranda jobs', max: 3 })
  boss.on('error', (error: unknown) => log.error(error, 'background jobs failed'))

  async function prepare(job: Job<never>) {
    await boss.createQueue(job.name, retries)
    await boss.work(job.name, async (batch: { data: unknown }[]) => {
      for (const { data } of batch) await job.work((data ?? {}) as never)
    })
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Africa/Johannesburg' })
  }

  return {
    async start() {
      await boss.start()
      for (const job of jobs) await prepare(job)
    },
    async enqueue(job, data) {
      await boss.send(job.name, data)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
