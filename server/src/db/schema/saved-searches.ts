import { sql, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { exactlyOne, id, instant, oneOf, versioned } from './columns.ts'
import { personal } from './personal.ts'

export const savedSearchKinds = ['property', 'week'] as const
export const searchFrequencies = ['atOnce', 'daily', 'weekly'] as const

/** A search that someone wants alerts for: of an account, or of an email address. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email'),
    /** When the reader of the mailbox confirmed the address; an account needs no confirmation. */
    confirmedAt: instant('confirmed_at'),
    kind: text('kind', { enum: savedSearchKinds }).notNull(),
    name: text('name').notNull(),
    /** Text values under the names of the search calls, as in an address, normalised. */
    criteria: jsonb('criteria').$type<Record<string, string>>().notNull(),
    /** The query of the results page, without `?`, page, order and layout. */
    query: text('query').notNull(),
    /** What was typed, if the search began as a sentence. */
    sentence: text('sentence'),
    frequency: text('frequency', { enum: searchFrequencies }).notNull(),
    /** The hour of the day in South Africa; unused for immediate emails. */
    hour: smallint('hour').notNull().default(7),
    /** 1 is Monday; only for weekly emails. */
    weekday: smallint('weekday'),
    pausedAt: instant('paused_at'),
    lastSentAt: instant('last_sent_at'),
    lastLookedAt: instant('last_looked_at'),
    /** Listings first published after this time are new to the person. */
    matchedFrom: instant('matched_from').notNull().defaultNow(),
    ...versioned(),
  },
  (t) => [
    // Saving the same search again finds the first; the text itself is too long for an index.
    uniqueIndex('saved_searches_user_unique').on(t.userId, t.kind, sql`md5(${t.query})`),
    uniqueIndex('saved_searches_email_unique').on(t.email, t.kind, sql`md5(${t.query})`),
    index('saved_searches_unconfirmed')
      .on(t.createdAt)
      .where(sql`${t.email} is not null and ${t.confirmedAt} is null`),
    exactlyOne('saved_searches_one_owner', t.userId, t.email),
    oneOf('saved_searches_kind_known', t.kind, savedSearchKinds),
    oneOf('saved_searches_frequency_known', t.frequency, searchFrequencies),
    check('saved_searches_hour_of_day', sql`${t.hour} between 0 and 23`),
    check(
      'saved_searches_weekday',
      sql`case when ${t.frequency} = 'weekly' then ${t.weekday} between 1 and 7 and ${t.weekday} is not null
        else ${t.weekday} is null end`,
    ),
    check('saved_searches_small_email', sql`${t.email} = lower(${t.email})`),
  ],
)

// What someone is looking for, and where, reveals a lot about them.
personal(savedSearches, {
  owner: { user: 'userId', email: 'email' },
  deleted: ['email', 'name', 'criteria', 'query', 'sentence'],
  exported: 'section',
})
