import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database, DatabaseSql, TransactionSql } from './connect.ts'

export const migrationsFolder = path.join(import.meta.dirname, 'migrations')

/**
 * Any number will do, as long as no other advisory lock uses it. A restore holds it as well, so
 * that a program starting meanwhile waits for it to end.
 */
export const migrationLock = 7_265_811_204

interface Migration extends MigrationMeta {
  /** Its file without the ending. */
  name: string
}

/** All migrations, first to last. */
export function readMigrations(): Migration[] {
  const journal = path.join(migrationsFolder, 'meta/_journal.json')
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] }
  // Both follow the journal's order.
  return readMigrationFiles({ migrationsFolder }).map((migration, index) => ({
    ...migration,
    name: entries[index]?.tag ?? '',
  }))
}

/** Identifies the schema: a backup fits a database with the same one. */
export const schemaVersion = () => readMigrations().at(-1)?.hash ?? ''

/**
 * Brings the tables up to date. All of it is one transaction under a lock, so that processes
 * which start together wait for the first, and a failed migration leaves nothing behind. With
 * `before` it stops before the migration of that name.
 */
export async function migrate(
  database: Pick<Database, 'sql'>,
  { before }: { before?: string | undefined } = {},
): Promise<number> {
  const end = before ? readMigrations().findIndex(({ name }) => name === before) : -1
  if (end === 0) return 0
  const upTo = end > 0 ? readMigrations()[end - 1]?.hash : undefined
  return database.sql.begin((tx) => applyMigrations(tx, upTo))
}

/** The last migration that this database has. */
async function findLast(sql: DatabaseSql | TransactionSql) {
  const [last] = await sql<{ hash: string; at: string }[]>`
    select hash, created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 1`
  return last
}

/** Up to the named version, or all; returns the number of migrations applied. */
export async function applyMigrations(tx: TransactionSql, upTo?: string): Promise<number> {
  await tx`select pg_advisory_xact_lock(${migrationLock})`
  await tx`create schema if not exists drizzle`
  await tx`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`
  const last = await findLast(tx)
  const known = readMigrations()
  const wanted = upTo ? known.slice(0, known.findIndex(({ hash }) => hash === upTo) + 1) : known
  const pending = wanted.filter(({ folderMillis }) => folderMillis > Number(last?.at ?? -1))
  if (pending.length > 0 && last && !known.some(({ hash }) => hash === last.hash)) {
    throw new Error(
      'The tables of this database come from an unknown version of the site. In development, npm run db:reset starts over with an empty database.',
    )
  }
  for (const { sql, hash, folderMillis } of pending) {
    await tx.unsafe(sql.join('\n'))
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`
  }
  return pending.length
}

/** The migrations that a database with tables does not have yet. */
export async function pendingMigrations({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const last = await findLast(sql)
  return readMigrations()
    .filter(({ folderMillis }) => folderMillis > Number(last?.at ?? -1))
    .map(({ name }) => name)
}
