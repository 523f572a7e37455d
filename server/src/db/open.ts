import type { Config } from '../config.ts'
import { connect, type ConnectOptions, type Database } from './connect.ts'
import { startEmbedded, type ServerLog } from './embedded/launcher.ts'

type Wanted = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'workers' | 'databasePool'>>

/** Jobs, background work, listeners and the lease. */
const besidePools = 10

/** The pool, the listener and the metrics of each worker, and those of the program itself. */
export function connectionsOf({ workers = 1, databasePool = 10 }: Partial<Config>): number {
  const processes = workers > 1 ? workers + 1 : 1
  return processes * (databasePool + 2) + besidePools
}

/** The connections of a process that serves requests. */
export function servingOptions(
  config: Pick<Config, 'databasePool' | 'databaseReadUrls' | 'databaseReadLagSeconds'>,
): ConnectOptions {
  return {
    max: config.databasePool,
    readUrls: config.databaseReadUrls,
    readLagSeconds: config.databaseReadLagSeconds,
  }
}

/** The configured database; without one, the program's own in the data folder. */
export async function openDatabase(
  config: Wanted,
  options: ConnectOptions = {},
  log?: ServerLog,
): Promise<Database> {
  if (config.databaseUrl) return connect(config.databaseUrl, options)
  const embedded = await startEmbedded(config.dataDir, {
    connections: connectionsOf(config),
    ...(log ? { log } : {}),
  })
  const database = connect(embedded.url, options)
  return {
    ...database,
    async abandon() {
      await database.abandon()
      await embedded.abandon()
    },
    async close() {
      await database.close()
      await embedded.stop()
    },
  }
}
