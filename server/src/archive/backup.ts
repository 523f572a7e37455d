import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import type { Config } from '../config.ts'
import { filesFolder } from '../gateways/files.ts'
import { writeArchiveFile } from './archive-file.ts'
import { listTables, quoted, type StoredTable } from './catalogue.ts'
import { keyBeside, keyInUse, fingerprintOf, saveKey } from './key-file.ts'
import { lockForBackup } from './locks.ts'
import { readRows } from './read-rows.ts'
import { archiveFormat, countRows, writeRecord } from './records.ts'
import { verifyWritten, type ArchiveContent } from './verify.ts'
import { findMissing, writeFiles } from './write-files.ts'
import type { Database, TransactionSql } from '../db/connect.ts'

/** What belongs to a site in addition to its database. */
export type Site = Pick<Config, 'dataDir' | 'secretKey' | 'storage'>

export interface BackupResult extends ArchiveContent {
  /** Files that rows refer to but that do not exist. */
  missing: string[]
  /** The program's own key; a key from the configuration is for its owner to keep. */
  keyFile: string | undefined
}

export interface BackupOptions {
  signal?: AbortSignal
  /** Where the key is saved; by default next to the archive. */
  keyFileOf?(archive: string, fingerprint: string): string
}

/** `jacaranda-20261116-0130.backup` */
export function backupName(at: Date): string {
  const stamp = at.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')
  return `jacaranda-${stamp}.backup`
}

/**
 * Writes a consistent snapshot of all tables, the sequences and the stored files into one
 * compressed archive, and verifies it before it gets its final name. The site may continue to run.
 */
export async function backup(
  database: Pick<Database, 'sql'>,
  file: string,
  site: Site,
  { signal, keyFileOf = keyBeside }: BackupOptions = {},
): Promise<BackupResult> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  const growing = `${file}.part`
  const { key, ...content } = await writeArchiveFile(
    growing,
    (out) => writeArchive(database, out, site),
    signal,
  )
  try {
    await verifyWritten(growing, content, signal)
    const keyFile = key && !site.secretKey ? keyFileOf(file, fingerprintOf(key)) : undefined
    // First: an existing archive can then be restored.
    if (key && keyFile) await saveKey(key, keyFile)
    await rename(growing, file)
    return { ...content, keyFile }
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
    // Read after the snapshot of the tables was taken: every number in it was encrypted with this
    // key.
    const key = await keyInUse(site)
    const folder = filesFolder(site)
    await writeRecord(out, {
      kind: 'header',
      format: archiveFormat,
      madeAt: new Date().toISOString(),
      schema: version.hash,
      files: folder !== null,
      key: key ? fingerprintOf(key) : null,
    })
    for (const table of await listTables(tx)) rows[table.name] = await writeTable(tx, out, table)
    await writeSequences(tx, out)
    const written = folder ? await writeFiles(out, folder) : null
    const missing = written ? await findMissing(tx, written) : []
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const files = written?.size ?? 0
    await writeRecord(out, { kind: 'end', rows: total, files })
    return { rows, files, missing, key }
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
