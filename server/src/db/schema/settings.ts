import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, versioned } from './columns.ts'

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  ...versioned(),
})

/** Public pages such as the privacy policy and the website disclaimer. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    ...versioned(),
  },
  (t) => [uniqueIndex('pages_key_unique').on(t.key)],
)

export const faqEntries = pgTable(
  'faq_entries',
  {
    id: id(),
    topic: text('topic').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    rank: integer('rank').notNull().default(0),
    isPublished: boolean('is_published').notNull().default(true),
    ...versioned(),
  },
  (t) => [index('faq_entries_rank').on(t.rank, t.id)],
)
