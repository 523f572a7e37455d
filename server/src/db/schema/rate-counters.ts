import { bigint, index, pgTable, text } from '../orm.ts'
import { instant } from './columns.ts'

/** Shared by all processes, worthless after a crash: the table is unlogged. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    hits: bigint('hits', { mode: 'number' }).notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('rate_counters_expires').on(t.expiresAt)],
)
