import { readMigrationFiles } from 'drizzle-orm/migrator'
import path from 'node:path'
import type { Database, TransactionSql } from './connect.ts'

const migrationsFolder = path.join(import.meta.dirname, 'migrations')

/**
 * Any number will do, as long as nothing else in the database takes it. A restore holds it as well,
 * so that a program which starts meanwhile waits for its end.
 */
export const migrationLock = 7_265_811_204

export const readMigrations = () => readMigrationFiles({ migrationsFolder })

/** Names the shape of the tables: a backup fits a database with the same one. */
export const schemaVersion = () => readMigrations().at(-1)?.hash ?? ''

/**
 * Brings the tables up to date. All of it is one transaction under a lock, so that processes
 * which start together wait for the first, and a failed migration leaves nothing behind.
 */
export function migrate(database: Pick<Database, 'sql'>): Promise<number> {
  return database.sql.begin((tx) => applyMigrations(tx))
}

/** Up to the named version, or all; gives the number of migrations that were missing. */
export async function applyMigrations(tx: TransactionSql, upTo?: string): Promise<number> {
  await tx`select pg_advisory_xact_lock(${migrationLock})`
  await tx`create schema if not exists drizzle`
  await tx`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`
  const [last] = await tx<{ hash: string; at: string }[]>`
    select hash, created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 1`
  const known = readMigrations()
  const wanted = upTo ? known.slice(0, known.findIndex(({ hash }) => hash === upTo) + 1) : known
  const pending = wanted.filter(({ folderMillis }) => folderMillis > Number(last?.at ?? -1))
  if (pending.length > 0 && last && !known.some(({ hash }) => hash === last.hash)) {
    throw new Error(
      'The tables of this database come from a version that this one does not know. In development, npm run db:reset starts over.',
    )
  }
  for (const { sql, hash, folderMillis } of pending) {
    await tx.unsafe(sql.join('\n'))
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`
  }
  return pending.length
}
