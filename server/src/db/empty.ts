import type { TransactionSql } from './connect.ts'

/** Drops all tables: a start, or a restore, creates them again. */
export async function emptyDatabase(tx: TransactionSql): Promise<void> {
  await tx`drop schema public cascade`
  await tx`create schema public`
  await tx`drop schema if exists drizzle cascade`
  await tx`drop schema if exists logs cascade`
  // Jobs refer to rows that are gone; their tables are recreated at the next start.
  await tx`drop schema if exists pgboss cascade`
}
