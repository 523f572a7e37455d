import type { TransactionSql } from './connect.ts'

/** Leaves no table at all: a start, or a restore, makes them again. */
export async function emptyDatabase(tx: TransactionSql): Promise<void> {
  await tx`drop schema public cascade`
  await tx`create schema public`
  await tx`drop schema if exists drizzle cascade`
  await tx`drop schema if exists logs cascade`
  // Jobs point to rows that are gone; their tables are made again at the next start.
  await tx`drop schema if exists pgboss cascade`
}
