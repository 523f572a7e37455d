import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { loadConfig, type Config } from './config.ts'
import { serverName, serversOf } from './config/database-url.ts'
import { filesFolder } from './gateways/files.ts'
import { lockForRestore } from './archive/locks.ts'
import { settleRestore } from './archive/settle.ts'
import type { Database } from './db/connect.ts'
import { emptyDatabase } from './db/empty.ts'
import { openDatabase } from './db/open.ts'

type Site = Pick<Config, 'production' | 'dataDir' | 'storage'>

function refuseProduction({ production }: Pick<Config, 'production'>): void {
  if (production)
    throw new Error('Refused: NODE_ENV is production, and a production database is never reset')
}

/** Deletes all tables and stored files; the next start begins with an empty site. */
export async function reset(database: Pick<Database, 'sql' | 'url'>, site: Site): Promise<void> {
  refuseProduction(site)
  await settleRestore(database, site.dataDir)
  await database.sql.begin(async (tx) => {
    await lockForRestore(tx)
    await emptyDatabase(tx)
  })
  const folder = filesFolder(site)
  if (folder) await rm(folder, { recursive: true, force: true })
}

/** Without the password that an address may hold. */
function nameOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `the database in ${dataDir}`
  const [first = databaseUrl] = serversOf(databaseUrl)
  return `the database ${new URL(first).pathname.slice(1)} at ${serverName(databaseUrl)}`
}

async function confirm(name: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY)
    throw new Error('There is no terminal for confirmation: use npm run db:reset -- --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const reply = await terminal.question(`Delete everything in ${name} and its files? (yes/no) `)
    return reply.trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}

async function main() {
  const config = loadConfig()
  refuseProduction(config)
  const name = nameOf(config)
  if (!(await confirm(name))) {
    console.log('Nothing was deleted.')
    return
  }
  const database = await openDatabase(config, { max: 1, applicationName: 'jacaranda reset' })
  try {
    await reset(database, config)
    console.log(`Deleted everything in ${name}. The next start sets it up again.`)
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
