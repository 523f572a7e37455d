import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { loadConfig } from '../config.ts'
import { listTables, quoted, type StoredTable } from './archive/catalogue.ts'
import { saveKey } from './archive/key-file.ts'
import { readRows } from './archive/read-rows.ts'
import { writeRecord } from './archive/records.ts'
import type { Database, TransactionSql } from './connect.ts'
import { openDatabase } from './open.ts'

export interface BackupResult {
  rows: Record<string, number>
  files: number
}

const chunk = 1 << 20

/**
 * Writes all tables as they stand at one moment, the sequences and the stored files into one
 * compressed archive. The program may go on working meanwhile.
 */
export async function backup(
  database: Pick<Database, 'sql'>,
  file: string,
  filesFolder: string | null,
): Promise<BackupResult> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  const growing = `${file}.part`
  const out = createGzip()
  const target = out.pipe(createWriteStream(growing, { mode: 0o600 }))
  const written = Promise.all([finished(out), finished(target)])
  // A full disk is reported by the await below, wherever the work stands by then.
  written.catch(() => {})
  try {
    const result = await Promise.race([
      writeArchive(database, out, filesFolder),
      written.then(() => Promise.reject(new Error('The backup ended too early'))),
    ])
    out.end()
    await written
    await rename(growing, file)
    return result
  } catch (error) {
    out.destroy()
    target.destroy()
    await rm(growing, { force: true })
    throw error
  }
}

async function writeArchive(
  database: Pick<Database, 'sql'>,
  out: Writable,
  filesFolder: string | null,
): Promise<BackupResult> {
  const rows: Record<string, number> = {}
  await database.sql.begin('isolation level repeatable read read only', async (tx) => {
    const [version] = await tx<{ hash: string }[]>`
      select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`
    if (!version) throw new Error('The database has no tables yet')
    await writeRecord(out, {
      kind: 'header',
      format: 1,
      madeAt: new Date().toISOString(),
      schema: version.hash,
      files: filesFolder !== null,
    })
    for (const table of await listTables(tx)) rows[table.name] = await writeTable(tx, out, table)
    await writeSequences(tx, out)
  })
  const files = filesFolder && existsSync(filesFolder) ? await writeFiles(out, filesFolder) : 0
  await writeRecord(out, { kind: 'end' })
  return { rows, files }
}

async function writeTable(tx: TransactionSql, out: Writable, table: StoredTable) {
  const { name, columns } = table
  let count = 0
  for await (const rows of readRows(tx, table)) {
    // Line breaks inside values are escaped: each one that is left ends a row.
    for (let at = rows.indexOf(10); at >= 0; at = rows.indexOf(10, at + 1)) count += 1
    await writeRecord(out, { kind: 'rows', table: name, columns, bytes: rows.length }, rows)
  }
  await writeRecord(out, { kind: 'table', table: name, rows: count })
  return count
}

/** After the tables: a number taken meanwhile is then never given out twice. */
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
    const handle = await open(full)
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
    const local = config.storage.kind === 'local' ? path.join(config.dataDir, 'files') : null
    const { rows, files } = await backup(database, file, local)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${file}: ${total} rows of ${Object.keys(rows).length} tables, ${files} files`)
    const key = await saveKey(config, file)
    if (key) console.log(`${key}: the key of the encrypted numbers; keep it safe and apart`)
    if (!local) console.log('The pictures are in S3 storage and are not part of this backup.')
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
