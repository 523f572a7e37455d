import { sql } from '../db/orm.ts'
import type { Database } from '../db/connect.ts'
import type { Collector } from './collector.ts'

interface JobRow extends Record<string, unknown> {
  name: string
  waiting: number
  running: number
  completed: number
  failed: number
  lastSuccess: number | null
}

/** Read from the tables of the queue, so that the values survive a restart and include all processes. */
export function jobMetrics({ db }: Database): Collector {
  return {
    gauges: [
      {
        name: 'jacaranda_jobs',
        help: 'Background jobs of the last few days by result',
        labels: ['job', 'result'],
      },
      {
        name: 'jacaranda_job_last_success_timestamp_seconds',
        help: 'When a background job last succeeded',
        labels: ['job'],
      },
      {
        name: 'jacaranda_job_last_success_age_seconds',
        help: 'How long ago a background job last succeeded',
        labels: ['job'],
      },
    ],
    async read() {
      const [queue] = await db.execute<{ exists: boolean }>(
        sql`select to_regclass('pgboss.job') is not null as exists`,
      )
      if (!queue?.exists) return []
      const rows = await db.execute<JobRow>(sql`
        select name,
          count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'active')::int as running,
          count(*) filter (where state = 'completed')::int as completed,
          count(*) filter (where state = 'failed')::int as failed,
          extract(epoch from max(completed_on) filter (where state = 'completed'))::float8
            as "lastSuccess"
        from pgboss.job where name !~ '^__' group by name`)
      return rows.flatMap(({ name: job, lastSuccess, ...counts }) => [
        ...(['waiting', 'running', 'completed', 'failed'] as const).map((result) => ({
          name: 'jacaranda_jobs' as const,
          labels: { job, result },
          value: counts[result],
        })),
        ...(lastSuccess === null ? [] : ageOf(job, lastSuccess)),
      ])
    },
  }
}

function ageOf(job: string, lastSuccess: number) {
  const labels = { job }
  const age = Math.max(0, Date.now() / 1000 - lastSuccess)
  return [
    { name: 'jacaranda_job_last_success_timestamp_seconds', labels, value: lastSuccess },
    { name: 'jacaranda_job_last_success_age_seconds', labels, value: age },
  ] as const
}
