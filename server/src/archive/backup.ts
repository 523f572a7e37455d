import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { loadConfig, type Config } from '../config.ts'
import { filesFolder } from '../gateways/files.ts'
import { writeArchiveFile } from './archive-file.ts'
import { listTables, quoted, type StoredTable } from './catalogue.ts'
import { untilStopped } from './interrupt.ts'
import { keyBeside, keyInUse, markOf, saveKey } from './key-file.ts'
import { lockForBackup } from './locks.ts'
import { readRows } from './read-rows.ts'
import { archiveFormat, countRows, writeRecord } from './records.ts'
import { settleRestore } from './settle.ts'
import type { Database, TransactionSql } from '../db/connect.ts'
import { openDatabase } from '../db/open.ts'

/** What belongs to a site beside its database. */
export type Site = Pick<Config, 'dataDir' | 'secretKey' | 'storage'>

export interface BackupResult {
  rows: Record<string, number>
  files: number
  /** Of the program's own key; a key from the configuration is its owner's to keep. */
  keyFile: string | undefined
}

const chunk = 1 << 20

/**
 * Writes a consistent snapshot of all tables, the sequences and the stored files into one
 * compressed archive. The site may continue to run.
 */
export async function backup(
  database: Pick<Database, 'sql'>,
  file: string,
  site: Site,
  signal?: AbortSignal,
): Promise<BackupResult> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  const growing = `${file}.part`
  const { rows, files, key } = await writeArchiveFile(
    growing,
    (out) => writeArchive(database, out, site),
    signal,
  )
  try {
    const keyFile = key && !site.secretKey ? keyBeside(file) : undefined
    // First: an archive that is there can also be restored.
    if (key && keyFile) await saveKey(key, keyFile)
    await rename(growing, file)
    return { rows, files, keyFile }
  } catch (error) {
    await rm(growing, { force: true })
    throw error
  }
}

function writeArchive(database: Pick<Database, 'sql'>, out: Writable, site: Site) {
  const rows: Record<string, number> = {}
  return database.sql.begin('isolation level repeatable read read only', async (tx) => {
    await lockForBackup(tx)
    const [version] = await tx<{ hash: string }[]>`
      select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`
    if (!version) throw new Error('The database has no tables yet')
    // Read after the picture of the tables was taken: every number in it was written with this key.
    const key = await keyInUse(site)
    const folder = filesFolder(site)
    await writeRecord(out, {
      kind: 'header',
      format: archiveFormat,
      madeAt: new Date().toISOString(),
      schema: version.hash,
      files: folder !== null,
      key: key ? markOf(key) : null,
    })
    for (const table of await listTables(tx)) rows[table.name] = await writeTable(tx, out, table)
    await writeSequences(tx, out)
    const files = folder && existsSync(folder) ? await writeFiles(out, folder) : 0
    await writeRecord(out, { kind: 'end' })
    return { rows, files, key }
  })
}

async function writeTable(tx: TransactionSql, out: Writable, table: StoredTable) {
  const { name, columns } = table
  let count = 0
  for await (const rows of readRows(tx, table)) {
    count += countRows(rows)
    await writeRecord(out, { kind: 'rows', table: name, columns, bytes: rows.length }, rows)
  }
  await writeRecord(out, { kind: 'table', table: name, rows: count })
  return count
}

/** After the tables: a number assigned in the meantime is then never assigned twice. */
async function writeSequences(tx: TransactionSql, out: Writable): Promise<void> {
  const names = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`
  for (const { name } of names) {
    const [state] = await tx.unsafe<{ value: string; called: boolean }[]>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    if (state) await writeRecord(out, { kind: 'sequence', name, ...state })
  }
}

async function writeFiles(out: Writable, folder: string): Promise<number> {
  let files = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const full = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, full).split(path.sep).join('/')
    const handle = await open(full).catch((error: NodeJS.ErrnoException) => {
      // The site has removed it in the meantime.
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!handle) continue
    try {
      for (let last = false; !last;) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(chunk), 0, chunk)
        last = bytesRead < chunk
        const body = buffer.subarray(0, bytesRead)
        await writeRecord(out, { kind: 'file', path: name, bytes: bytesRead, last }, body)
      }
    } finally {
      await handle.close()
    }
    files += 1
  }
  return files
}

async function main() {
  const config = loadConfig()
  const day = new Date().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')
  const file = process.argv[2] ?? path.join(config.dataDir, 'backups', `jacaranda-${day}.backup`)
  const database = await openDatabase(config, {
    max: 1,
    applicationName: 'jacaranda backup',
    timeouts: null,
  })
  try {
    await settleRestore(database, config.dataDir)
    const { rows, files, keyFile } = await backup(database, file, config, untilStopped())
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${file}: ${total} rows in ${Object.keys(rows).length} tables, ${files} files`)
    if (keyFile)
      console.log(`${keyFile}: the encryption key; store it in a safe place, apart from the backup`)
    if (config.storage.kind === 's3')
      console.log('The stored files are in S3 and are not included in this backup.')
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
