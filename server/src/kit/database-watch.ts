import type { FastifyBaseLogger } from 'fastify'
import { serverName } from '../config/database-url.ts'
import type { PoolWatch } from '../db/pool.ts'
import { createFaultLog } from '../gateways/fault-log.ts'
import { causeOf } from '../gateways/outside.ts'
import { steadyNow } from '../db/steady-time.ts'

/** Logs when the database becomes unavailable and when it is back, and not every request that fails meanwhile. */
export function watchDatabase(
  url: string | undefined,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  now: () => number = steadyNow,
): PoolWatch {
  const faults = createFaultLog(log, now)
  const place = url === undefined ? 'the data folder' : serverName(url)
  const remedy =
    url === undefined
      ? 'it is being restarted'
      : 'check that PostgreSQL is running, and DATABASE_URL'
  return {
    worked: () => faults.recovered('The database is responding again'),
    failed(error, busy) {
      if (busy) {
        faults.failed(
          'busy',
          'All database connections are in use, and none became free in time: look for slow statements or locks in the database, or raise DATABASE_POOL. Requests get 503 until then.',
        )
      } else {
        faults.failed(
          'away',
          `The database cannot be reached at ${place} (${causeOf(error)}): ${remedy}. Requests get 503 until then.`,
        )
      }
    },
  }
}
