import { loadConfig } from '../server/src/config.ts'
import { transaction } from '../server/src/db/connect.ts'
import { fillProperties } from './bulk.ts'
import { loadDemo } from '../demo/load.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { loadReference } from '../server/src/db/reference/load.ts'

/** `node bench/fill.ts 100000` adds so many properties to the database of the configuration. */
async function main() {
  const count = Number(process.argv[2] ?? 10_000)
  if (!Number.isInteger(count) || count < 1 || count > 10_000_000) {
    throw new Error('Say how many properties: node bench/fill.ts 100000')
  }
  const config = loadConfig()
  if (config.production) throw new Error('Measurements do not belong in a production database')
  const database = await openDatabase(config, {
    max: 2,
    applicationName: 'jacaranda fill',
    timeouts: null,
  })
  try {
    await migrate(database)
    await transaction(database, null, (tx) => loadReference(tx, console.warn))
    await loadDemo(database)
    const began = performance.now()
    const { copySeconds } = await fillProperties(database, count)
    const seconds = (performance.now() - began) / 1000
    const rate = Math.round(count / copySeconds)
    console.log(`${count} properties in ${copySeconds.toFixed(1)} s, ${rate} a second`)
    console.log(`${seconds.toFixed(1)} s in all, with indexes and statistics`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
