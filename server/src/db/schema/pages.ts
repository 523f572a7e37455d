import { pgTable, text, uniqueIndex } from '../orm.ts'
import { id, versioned } from './columns.ts'

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
