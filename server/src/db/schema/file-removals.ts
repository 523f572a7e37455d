import { boolean, index, pgTable, text, sql } from '../orm.ts'
import { instant } from './columns.ts'

/**
 * Stored files without a row: those of a deleted row, and those whose row has not been written yet.
 * A job deletes them when they are due. Triggers on the tables of files add and remove the entries.
 */
export const fileRemovals = pgTable(
  'file_removals',
  {
    /** A file, or the folder of a picture's sizes. */
    key: text('key').primaryKey(),
    /** Whether a row has referred to it: a backup may contain that row. */
    recorded: boolean('recorded').notNull().default(false),
    dueAt: instant('due_at').notNull(),
    /** The entry stays for a day, so that no row is written for deleted files. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('file_removals_due')
      .on(t.dueAt)
      .where(sql`${t.removedAt} is null`),
    index('file_removals_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
  ],
)
