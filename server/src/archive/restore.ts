import { access } from 'node:fs/promises'
import { loadConfig } from '../config.ts'
import { filesFolder } from '../gateways/files.ts'
import { keyFileIn } from '../kit/secrets.ts'
import { withArchive } from './archive-file.ts'
import { listTables, quoted } from './catalogue.ts'
import { beginExchange, type Exchange } from './exchange.ts'
import { untilStopped } from './interrupt.ts'
import { keyToRestore, saveKey } from './key-file.ts'
import { withRowLoader } from './load-rows.ts'
import { lockForRestore } from './locks.ts'
import { settleRestore, signRestore } from './settle.ts'
import { fileUnpacker } from './unpack-files.ts'
import { verifyArchive } from './verify.ts'
import type { Site } from './backup.ts'
import type { Database, TransactionSql } from '../db/connect.ts'
import { emptyDatabase } from '../db/empty.ts'
import { applyMigrations, readMigrations } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'

export interface RestoreResult {
  rows: Record<string, number>
  files: number
  /** Where the replaced files folder and key are now. */
  before: string[]
}

export type RestoreStep = 'verify' | 'load' | 'exchange' | 'commit' | 'committed'

export interface RestoreOptions {
  site: Site
  /** Replaces what is there. */
  force?: boolean
  signal?: AbortSignal
  /** Called as each step begins. */
  report?(step: RestoreStep): void
}

/**
 * Replaces the database, the files and the key with those of an archive: all of it or, if anything
 * fails, nothing. An archive of an older version is loaded into the tables of its time, which are
 * then brought up to date.
 */
export async function restore(
  database: Pick<Database, 'sql' | 'url'>,
  file: string,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const { site, report = () => {} } = options
  await settleRestore(database, site.dataDir)
  let exchange: Exchange | undefined
  let result: RestoreResult | undefined
  try {
    await database.sql.begin(async (tx) => {
      const plan = await check(tx, file, options)
      exchange = await beginExchange(site.dataDir, plan.replaced)
      result = await replace(tx, plan, exchange, options)
      report('commit')
    })
    report('committed')
  } catch (error) {
    if (!exchange || (await settleFailed(database, site.dataDir, error)) !== 'completed')
      throw error
  }
  // If this fails, the next start does it.
  await settleRestore(database, site.dataDir).catch(() => {})
  return result!
}

/** Even if the commit failed: only the server knows whether it was completed. */
async function settleFailed(database: Pick<Database, 'url'>, dataDir: string, failure: unknown) {
  return settleRestore(database, dataDir).catch(() => {
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new Error(
      `${reason}. The restore could not be rolled back yet: start the site, or run the restore again, once the database is available`,
      { cause: failure },
    )
  })
}

interface Plan {
  file: string
  schema: string
  /** Null if the archive or this site keeps its files elsewhere. */
  folder: string | null
  key: { file: string; content: Uint8Array } | null
  /** What is replaced outside the database. */
  replaced: string[]
}

/** Refuses whatever cannot be restored, before anything is changed. */
async function check(
  tx: TransactionSql,
  file: string,
  { site, force = false, signal, report = () => {} }: RestoreOptions,
): Promise<Plan> {
  await lockForRestore(tx)
  if (!force) await refuseRows(tx)
  // Reading takes time between two statements.
  await tx`set local idle_in_transaction_session_timeout = 0`
  report('verify')
  const { header } = await verifyArchive(file, signal)
  if (!readMigrations().some(({ hash }) => hash === header.schema)) {
    throw new Error('The backup was made by a newer version of the site: update this site first')
  }
  const content = await keyToRestore(site, file, header.key, force)
  const key = content ? { file: keyFileIn(site.dataDir), content } : null
  const folder = header.files ? filesFolder(site) : null
  const replaced = [folder, key?.file].filter((live) => typeof live === 'string')
  return { file, schema: header.schema, folder, key, replaced }
}

/** Everything short of the commit. */
async function replace(
  tx: TransactionSql,
  { file, schema, folder, key }: Plan,
  exchange: Exchange,
  { signal, report = () => {} }: RestoreOptions,
): Promise<RestoreResult> {
  report('load')
  if (key) await saveKey(key.content, exchange.prepared(key.file))
  signal?.throwIfAborted()
  await emptyTables(tx, schema)
  const loaded = await load(tx, file, folder && exchange.prepared(folder), signal)
  await applyMigrations(tx)
  await tx`select rebuild_property_search()`
  await tx`analyze`
  await signRestore(tx, exchange.id)
  signal?.throwIfAborted()
  return { ...loaded, before: exchange.swap(() => report('exchange')) }
}

async function refuseRows(tx: TransactionSql): Promise<void> {
  for (const { name } of await listTables(tx)) {
    const found = await tx.unsafe(`select 1 from ${quoted(name)} limit 1`)
    if (found.length > 0) {
      throw new Error(
        `The database is not empty (${name} has rows): use --force to replace its data`,
      )
    }
  }
}

/** Leaves the empty tables of the archive's own version. */
async function emptyTables(tx: TransactionSql, schema: string): Promise<void> {
  await emptyDatabase(tx)
  await applyMigrations(tx, schema)
}

async function load(
  tx: TransactionSql,
  file: string,
  folder: string | null,
  signal: AbortSignal | undefined,
): Promise<Pick<RestoreResult, 'rows' | 'files'>> {
  const rows: Record<string, number> = {}
  let files = 0
  await using unpacker = folder ? await fileUnpacker(folder) : null
  signal?.throwIfAborted()
  await withRowLoader(tx, (loader) =>
    withArchive(file, async ({ records }) => {
      for await (const { record, body } of records) {
        signal?.throwIfAborted()
        if (record.kind === 'rows') {
          await loader.add(record.table, record.columns, body)
        } else if (record.kind === 'table') {
          await loader.finish(record.table, record.rows)
          rows[record.table] = record.rows
        } else if (record.kind === 'sequence') {
          await tx`select setval(${quoted(record.name)}::regclass, ${record.value}::bigint, ${record.called})`
        } else if (record.kind === 'file') {
          await unpacker?.add(record.path, body, record.last)
          if (record.last) files += 1
        }
      }
      signal?.throwIfAborted()
    }),
  )
  const missing = (await listTables(tx)).filter(({ name }) => !(name in rows))
  if (missing.length > 0)
    throw new Error(`The backup does not contain the table ${missing[0]!.name}`)
  return { rows, files }
}

const progressTexts: Partial<Record<RestoreStep, string>> = {
  verify: 'Checking the backup …',
  load: 'The backup is complete. Loading it …',
}

async function main() {
  const config = loadConfig()
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  if (!file) throw new Error('Usage: npm run restore -- <file> [--force]')
  // A mistyped file name must not create a database.
  await access(file)
  const signal = untilStopped()
  const database = await openDatabase(config, {
    max: 1,
    applicationName: 'jacaranda restore',
    timeouts: null,
  })
  try {
    const { rows, files, before } = await restore(database, file, {
      site: config,
      force: process.argv.includes('--force'),
      signal,
      report: (step) => progressTexts[step] && console.log(progressTexts[step]),
    })
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${file}: ${total} rows in ${Object.keys(rows).length} tables, ${files} files`)
    if (config.storage.kind === 's3' && files)
      console.log('The files were not restored: this site stores its files in S3.')
    for (const replaced of before)
      console.log(`${replaced}: the previous data; delete it when you no longer need it`)
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
