import { sql, bigint, date, index, integer, pgTable, primaryKey, text } from '../orm.ts'
import { createdAt, longId, monthlyKey } from './columns.ts'
import { notPersonal, personal } from './personal.ts'

/**
 * Partitioned by month. No foreign key: the log outlives the people in it and must be cheap to
 * write.
 */
export const searchLog = pgTable(
  'search_log',
  {
    id: longId(),
    createdAt: createdAt(),
    userId: integer('user_id'),
    userName: text('user_name').notNull(),
    type: text('type').notNull(),
    property: text('property').notNull().default(''),
    value: text('value').notNull().default(''),
    results: integer('results'),
    /** The text that a search of the log matches, in lower case. */
    words: text('words')
      .notNull()
      .generatedAlwaysAs(sql`lower(user_name || ' ' || property || ' ' || value)`),
  },
  (t) => [
    monthlyKey(t),
    index('search_log_created').on(t.createdAt, t.id),
    index('search_log_user').on(sql`lower(${t.userName})`, t.createdAt, t.id),
    index('search_log_type').on(t.type, t.createdAt, t.id),
    index('search_log_user_id')
      .on(t.userId)
      .where(sql`${t.userId} is not null`),
  ],
)

personal(searchLog, {
  owner: { user: 'userId' },
  becomes: { userId: null, userName: 'Deleted user' },
  exported: 'section',
})

/** How often each place was searched on past days; '' has all searches of the day. */
export const searchDays = pgTable(
  'search_days',
  {
    day: date('day').notNull(),
    place: text('place').notNull(),
    searches: integer('searches').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.place] })],
)

notPersonal(searchDays, { place: 'the name of a suburb or town' })

/** The same for unfinished days, up to `counted_logs.last_id`. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day').notNull(),
    place: text('place').notNull(),
    searches: integer('searches').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.place] })],
)

notPersonal(searchCounts, { place: 'the name of a suburb or town' })

/** The day up to which the logs have been counted. */
export const countedLogs = pgTable('counted_logs', {
  log: text('log').primaryKey(),
  day: date('day').notNull(),
  /** For later days, the rows up to this one are in the running counts. */
  lastId: bigint('last_id', { mode: 'number' }),
})
