import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { loadConfig } from '../config.ts'
import { listTables, quoted } from './archive/catalogue.ts'
import { bringKey } from './archive/key-file.ts'
import { withRowLoader } from './archive/load-rows.ts'
import { readRecords, type ArchiveRecord } from './archive/records.ts'
import { fileUnpacker } from './archive/unpack-files.ts'
import type { Database, TransactionSql } from './connect.ts'
import { applyMigrations, migrate, readMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'

export interface RestoreResult {
  rows: Record<string, number>
  files: number
}

export interface RestoreOptions {
  /** Replaces what the database holds. */
  force?: boolean
  filesFolder: string | null
}

/**
 * Puts an archive into a database: all of it or, when anything fails, nothing. An archive of an
 * older version is loaded into the tables of its time, which are then brought up to date.
 */
export async function restore(
  database: Pick<Database, 'sql'>,
  file: string,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const result = await database.sql.begin(async (tx) => {
    await refuseCompany(tx)
    const source = openArchive(file)
    const records = readRecords(source)
    try {
      const first = await records.next()
      await prepare(tx, first.done ? undefined : first.value.record, options.force ?? false)
      return await load(tx, records, options.filesFolder)
    } finally {
      source.destroy()
    }
  })
  await migrate(database)
  await database.sql`analyze`
  return result
}

function openArchive(file: string): Readable {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.once('error', (error) => unpacked.destroy(error))
  unpacked.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code?.startsWith('Z_')) error.message = 'This is not a whole backup of this program'
  })
  return source.pipe(unpacked)
}

async function refuseCompany(tx: TransactionSql): Promise<void> {
  const others = await tx`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'jacaranda'`
  if (others.length > 0)
    throw new Error('The program is still running on this database: stop it first')
}

/** Leaves the empty tables of the archive's own version. */
async function prepare(
  tx: TransactionSql,
  header: ArchiveRecord | undefined,
  force: boolean,
): Promise<void> {
  if (header?.kind !== 'header' || header.format !== 1) {
    throw new Error('This is not a backup of this program')
  }
  if (!readMigrations().some(({ hash }) => hash === header.schema)) {
    throw new Error('The backup was made by a newer version of this program: update it first')
  }
  for (const { name } of await listTables(tx)) {
    const found = await tx.unsafe(`select 1 from ${quoted(name)} limit 1`)
    if (found.length > 0 && !force) {
      throw new Error(`The database is not empty (${name} has rows): use --force to replace it`)
    }
  }
  await tx`drop schema public cascade`
  await tx`create schema public`
  await tx`drop schema if exists drizzle cascade`
  // Jobs point to rows that are gone; their tables are made again at the next start.
  await tx`drop schema if exists pgboss cascade`
  await applyMigrations(tx, header.schema)
}

async function load(
  tx: TransactionSql,
  records: AsyncIterable<{ record: ArchiveRecord; body: Buffer }>,
  filesFolder: string | null,
): Promise<RestoreResult> {
  const result: RestoreResult = { rows: {}, files: 0 }
  const unpack = filesFolder ? fileUnpacker(filesFolder) : null
  return withRowLoader(tx, async (loader) => {
    for await (const { record, body } of records) {
      if (record.kind === 'rows') {
        await loader.add(record.table, record.columns, body)
      } else if (record.kind === 'table') {
        await loader.finish(record.table, record.rows)
        result.rows[record.table] = record.rows
      } else if (record.kind === 'sequence') {
        await tx`select setval(${quoted(record.name)}::regclass, ${record.value}::bigint, ${record.called})`
      } else if (record.kind === 'file') {
        await unpack?.(record.path, body, record.last)
        if (record.last) result.files += 1
      } else if (record.kind === 'end') {
        return result
      }
    }
    throw new Error('The backup is cut short')
  })
}

async function main() {
  const config = loadConfig()
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  if (!file) throw new Error('Name the backup: npm run restore -- <file> [--force]')
  await access(file)
  const local = config.storage.kind === 'local' ? path.join(config.dataDir, 'files') : null
  const database = await openDatabase(config, {
    max: 1,
    applicationName: 'jacaranda restore',
    timeouts: null,
  })
  try {
    const force = process.argv.includes('--force')
    await bringKey(config, file, force)
    const { rows, files } = await restore(database, file, { force, filesFolder: local })
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${file}: ${total} rows of ${Object.keys(rows).length} tables, ${files} files`)
    if (!local && files)
      console.log('The files were left out: this program keeps them in S3 storage.')
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
