import { sql } from '../db/orm.ts'
import type { FastifyBaseLogger } from 'fastify'
import { pictureWidths } from '#contract/values/picture.ts'
import type { Config } from '../config.ts'
import type { Database, Executor, Tx } from '../db/connect.ts'
import { whileHolding } from '../db/pool.ts'
import type { FileStore } from '../gateways/files.ts'
import {
  avifKey,
  campaignUpload,
  conversationFile,
  pictureFolder,
  pictureKey,
} from './file-keys.ts'
import { avifWidths } from './picture-variants.ts'

/** The advisory lock that backups hold while they read the files: any number that nothing else in the database uses. */
export const filesLock = 7_265_811_206

/** Backups do not contain the bucket: a backup younger than this still finds the files of its rows when restored. */
const keptInBucketDays = 30
/** Entries of deleted files are kept this long; by then, nothing can still be storing files under the same key. */
const entryDays = 1
/** After this many consecutive failures, the storage counts as unavailable. */
const mostFailures = 3

/**
 * Call this before writing files: they are deleted in an hour unless a row refers to them by then.
 * Writing the row removes the entry, and deleting the row adds it again (the trigger `follow_files`).
 * Files that never get a row are kept for as many hours as they are needed.
 */
export async function scheduleRemoval(
  db: Executor,
  keys: readonly string[],
  hours = 1,
): Promise<void> {
  for (const key of keys) {
    await db.execute(sql`
      insert into file_removals (key, due_at) values (${key}, now() + make_interval(hours => ${hours}))
      on conflict (key) do update
        set due_at = excluded.due_at, recorded = false, removed_at = null`)
  }
}

export interface RemovalServices {
  database: Pick<Database, 'db'>
  files: FileStore
  config: Pick<Config, 'storage'>
  log: FastifyBaseLogger
}

/** Deletes the files that are due; does nothing while a backup reads them. */
export async function removeDueFiles(services: RemovalServices): Promise<number> {
  const { database, log } = services
  let removed = 0
  for (let failures = 0; failures < mostFailures;) {
    const result = await database.db.transaction((tx) => removeNext(tx, services))
    if (result === 'none') break
    if (result === 'removed') removed += 1
    failures = result === 'failed' ? failures + 1 : 0
  }
  await database.db.execute(sql`
    delete from file_removals where removed_at < now() - make_interval(days => ${entryDays})`)
  if (removed > 0) log.info(`${removed} unneeded stored files deleted`)
  return removed
}

type Outcome = 'removed' | 'kept' | 'failed' | 'none'

/** Locks the entry meanwhile, so that anyone who stores files under the same key waits until these are deleted. */
async function removeNext(tx: Tx, { files, config, log }: RemovalServices): Promise<Outcome> {
  // Waiting for unresponsive storage takes longer than a transaction may otherwise be idle.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const [lock] = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${filesLock}) as taken`,
  )
  if (!lock?.taken) return 'none'
  const days = config.storage.kind === 's3' ? keptInBucketDays : 0
  const [due] = await tx.execute<{ key: string }>(sql`
    select key from file_removals where removed_at is null and due_at <= now()
      and (not recorded or due_at <= now() - make_interval(days => ${days}))
    order by due_at limit 1 for update skip locked`)
  if (!due) return 'none'
  if (await isInUse(tx, due.key)) {
    await tx.execute(sql`delete from file_removals where key = ${due.key}`)
    return 'kept'
  }
  try {
    await whileHolding(() => Promise.all(filesUnder(due.key).map((key) => files.remove(key))))
  } catch (error) {
    log.warn(
      error,
      `Stored files that are no longer needed could not be deleted (${due.key}): check the storage. They will be retried in an hour.`,
    )
    await tx.execute(sql`
      update file_removals set due_at = now() + interval '1 hour' where key = ${due.key}`)
    return 'failed'
  }
  await tx.execute(sql`update file_removals set removed_at = now() where key = ${due.key}`)
  return 'removed'
}

/** Whether an older row refers to the files: storing them again added an entry that only writing the row removes. */
async function isInUse(tx: Tx, key: string): Promise<boolean> {
  const [found] = await tx.execute<{ used: boolean }>(sql`
    select exists (select from images where key = ${pictureFolder.exec(key)?.[1] ?? ''})
      or exists (select from campaign_uploads where key = ${campaignUpload.exec(key)?.[1] ?? ''})
      or exists (select from conversation_files
        where key = ${conversationFile.exec(key)?.[1] ?? ''}) as used`)
  return found?.used ?? false
}

function filesUnder(key: string): string[] {
  const picture = pictureFolder.exec(key)?.[1]
  if (!picture) return [key]
  return [
    ...pictureWidths.map((width) => pictureKey(picture, width)),
    ...avifWidths.map((width) => avifKey(picture, width)),
  ]
}
