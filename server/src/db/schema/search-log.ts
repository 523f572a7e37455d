import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, longId } from './columns.ts'
import { personal } from './personal.ts'

/** No foreign key: the log outlives the people in it and must cost little to write. */
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
    /** What a search of the log looks through, in small letters. */
    words: text('words')
      .notNull()
      .generatedAlwaysAs(sql`lower(user_name || ' ' || property || ' ' || value)`),
  },
  (t) => [
    index('search_log_created').on(t.createdAt, t.id),
    index('search_log_user').on(sql`lower(${t.userName})`, t.createdAt, t.id),
    index('search_log_type').on(t.type, t.createdAt, t.id),
  ],
)

personal(searchLog, {
  owner: { user: 'userId' },
  becomes: { userId: null, userName: 'Deleted user' },
  exported: 'section',
})
