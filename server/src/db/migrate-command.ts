import { loadConfig } from '../config.ts'
import { withoutTimeouts } from './connect.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

/** Applies every migration, including those that git does not track yet. */
async function main() {
  const database = await openDatabase(loadConfig(), { max: 1 })
  try {
    await withoutTimeouts(database, async (patient) => {
      const applied = await migrate(patient)
      console.log(applied === 1 ? '1 migration applied.' : `${applied} migrations applied.`)
    })
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
