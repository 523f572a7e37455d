import { sql, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, versioned } from './columns.ts'

export const contactSources = pgTable(
  'contact_sources',
  { id: id(), description: text('description').notNull(), ...versioned() },
  (t) => [uniqueIndex('contact_sources_description_unique').on(sql`lower(${t.description})`)],
)
