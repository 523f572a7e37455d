import { loadConfig } from '../server/src/config.ts'
import { connect, transaction } from '../server/src/db/connect.ts'
import { fillProperties } from '../server/src/db/demo/bulk.ts'
import { loadDemo } from '../server/src/db/demo/load.ts'
import { startEmbedded } from '../server/src/db/embedded/launcher.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { loadReference } from '../server/src/db/reference/load.ts'

/** `node bench/fill.ts 100000` adds so many properties to the database of the configuration. */
const count = Number(process.argv[2] ?? 10_000)
if (!Number.isInteger(count) || count < 1 || count > 10_000_000) {
  console.error('Say how many properties: node bench/fill.ts 100000')
  process.exit(1)
}
const config = loadConfig()
if (config.production) {
  console.error('Measurements do not belong in a production database')
  process.exit(1)
}
const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
const database = connect(config.databaseUrl ?? (embedded?.url as string), { max: 2 })
try {
  await migrate(database)
  await transaction(database, null, loadReference)
  await loadDemo(database)
  const began = performance.now()
  await fillProperties(database, count)
  const seconds = (performance.now() - began) / 1000
  console.log(`${count} properties in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`)
} finally {
  await database.close()
  await embedded?.stop()
}
