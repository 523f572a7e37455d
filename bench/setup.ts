import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { transaction, type Database } from '../server/src/db/connect.ts'
import { fillProperties } from './bulk.ts'
import { loadDemo } from '../demo/load.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { memoryEnvironment, memoryFlags } from '../server/src/cluster/memory-flags.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { loadReference } from '../server/src/db/reference/load.ts'

/** The data folder of one size. */
export const filledFolder = (size: number) =>
  path.resolve(import.meta.dirname, '../data/bench', String(size))

/** The database of one size; it is filled once and reused by later runs. */
export async function openFilled(size: number): Promise<Database> {
  const dataDir = filledFolder(size)
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir },
    { max: 4, applicationName: 'jacaranda bench', timeouts: null },
  )
  await migrate(database)
  await transaction(database, null, (tx) => loadReference(tx, console.warn))
  const [row] = await database.sql<
    { count: number }[]
  >`select count(*)::int as count from properties`
  if ((row?.count ?? 0) < size) {
    console.log(`Loading ${size} properties …`)
    await loadDemo(database)
    await fillProperties(database, size)
    await database.sql`vacuum analyze`
  }
  return database
}

/** The application as a separate process. */
export async function startServer(
  url: string,
  pages: 'none' | 'built',
  settings: Record<string, string> = {},
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), [url, pages], {
    stdio: 'inherit',
    // As a worker of the program is started.
    execArgv: memoryFlags(),
    env: { ...process.env, ...memoryEnvironment(), ...settings },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

/** The second rival: a bare server with the obvious SQL. */
export async function startBareServer(url: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [url], { stdio: 'inherit' })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}
