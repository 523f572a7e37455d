import { bigint, check, index, integer, pgTable, text, sql } from '../orm.ts'
import { id, instant, oneOf } from './columns.ts'

export const backupStates = ['complete', 'failed'] as const

/** The scheduled backups, each written once it has ended. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    state: text('state', { enum: backupStates }).notNull(),
    /** The machine whose folder contains the file. */
    host: text('host').notNull(),
    /** The name of the file in the backup folder. */
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    files: integer('files'),
    /** Why it failed. */
    error: text('error'),
    /** Unless another complete one follows by then, a backup was missed. */
    lateAfter: instant('late_after').notNull(),
    /** When it was superseded by newer ones. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    oneOf('backups_state_known', t.state, backupStates),
    check('backups_complete_has_size', sql`${t.state} <> 'complete' or ${t.bytes} is not null`),
    index('backups_finished').on(t.finishedAt),
    index('backups_complete')
      .on(t.finishedAt)
      .where(sql`${t.state} = 'complete'`),
  ],
)
