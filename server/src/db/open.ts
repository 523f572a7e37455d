import type { Config } from '../config.ts'
import { connect, type ConnectOptions, type Database } from './connect.ts'
import { startEmbedded, type ServerLog } from './embedded/launcher.ts'

/** The database that the configuration names; without one, the program's own in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: ConnectOptions = {},
  log?: ServerLog,
): Promise<Database> {
  if (config.databaseUrl) return connect(config.databaseUrl, options)
  const embedded = await startEmbedded(config.dataDir, log ? { log } : {})
  const database = connect(embedded.url, options)
  return {
    ...database,
    async close() {
      await database.close()
      await embedded.stop()
    },
  }
}
