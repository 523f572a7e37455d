import type { TransactionSql } from '../db/connect.ts'
import { migrationLock } from '../db/migrate.ts'
import { filesLock } from '../kit/file-removals.ts'

/** Any number will do, as long as no other advisory lock uses it. */
const archiveLock = 7_265_811_205

/** A running program is recognised by these names, even if nobody is using the site. */
const programConnections = [
  'jacaranda',
  'jacaranda listener',
  'jacaranda background',
  'jacaranda jobs',
]

/**
 * Backups may run side by side, but not while a restore exchanges the rows, the files and the key.
 * Stored files are not deleted until the backup ends.
 */
export async function lockForBackup(tx: TransactionSql): Promise<void> {
  const [lock] = await tx`select pg_try_advisory_xact_lock_shared(${archiveLock}) as taken`
  if (!lock?.taken)
    throw new Error('A restore is running on this database: wait until it has finished')
  await tx`select pg_advisory_xact_lock_shared(${filesLock})`
}

/** A program that starts from here waits for the restore to end; a running one blocks it. */
export async function lockForRestore(tx: TransactionSql): Promise<void> {
  const [lock] = await tx`
    select pg_try_advisory_xact_lock(${migrationLock}) as program,
      pg_try_advisory_xact_lock(${archiveLock}) as archive`
  const running = await tx`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = any(${[...programConnections]})`
  if (running.length > 0 || !lock?.program) {
    throw new Error('The site is still running on this database: stop it first')
  }
  if (!lock.archive) {
    throw new Error('A backup is running on this database: wait until it has finished')
  }
}
