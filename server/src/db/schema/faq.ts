import { boolean, index, integer, pgTable, text } from '../orm.ts'
import { id, versioned } from './columns.ts'

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
