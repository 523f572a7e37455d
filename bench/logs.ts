import { mkdtemp, chmod, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { connect, transaction, type Database } from '../server/src/db/connect.ts'
import { startEmbedded } from '../server/src/db/embedded/launcher.ts'
import { countLogs } from '../server/src/db/log-counts.ts'
import { createLogMonths } from '../server/src/db/log-months.ts'
import { countRunning } from '../server/src/db/running-counts.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { loadReference } from '../server/src/db/reference/load.ts'
import { filledMonths, fillLogs } from './log-rows.ts'
import { measureScreens, type Cost } from './log-screens.ts'

const small = 100_000

/** A database with this many rows in its logs, measured. */
async function measure(serverUrl: string, rows: number): Promise<Map<string, Cost>> {
  const name = `logs_${rows}`
  const server = connect(serverUrl, { max: 1, timeouts: null })
  await server.sql`create database ${server.sql(name)}`
  await server.close()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database: Database = connect(url.href, { max: 2, timeouts: null })
  try {
    console.log(`\n${rows} rows over ${filledMonths + 1} months`)
    await database.sql`alter database ${database.sql(name)} set maintenance_work_mem = '512MB'`
    await migrate(database)
    await transaction(database, null, (tx) => loadReference(tx, console.warn))
    await createLogMonths(database, pino({ level: 'warn' }))
    await fillLogs(database, rows)
    await database.sql`insert into outbox ("to", subject, html, text, usage, message_id)
      select 'w@example.com', 'Waiting', '', '', 'ContactUs', '<' || n || '>' from generate_series(1, 50) n`
    const began = performance.now()
    await countLogs(database)
    await countRunning(database)
    console.log(`  days counted in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    await database.sql`vacuum analyze`
    return await measureScreens(database)
  } finally {
    await database.close()
  }
}

const written = ({ ms, buffers }: Cost) =>
  `${ms.toFixed(1).padStart(9)} ms ${String(buffers).padStart(8)}`

/** `npm run bench:logs -- 20000000` compares the screens over the logs at two sizes. */
async function main() {
  const rows = Number(process.argv[2] ?? 2_000_000)
  if (!Number.isInteger(rows) || rows <= small) {
    throw new Error(`Usage: npm run bench:logs -- 20000000 (rows in total, more than ${small})`)
  }
  const folder = await mkdtemp(
    path.join(process.env.BENCH_FOLDER ?? os.tmpdir(), 'jacaranda-logs-'),
  )
  await chmod(folder, 0o711)
  const server = await startEmbedded(folder, { durable: false })
  try {
    const few = await measure(server.url, small)
    const many = await measure(server.url, rows)
    console.log(`\n${'database time and pages read'.padEnd(40)} ${small} rows → ${rows} rows`)
    for (const [name, cost] of many) {
      console.log(`${name.padEnd(40)} ${written(few.get(name) as Cost)} →${written(cost)}`)
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
