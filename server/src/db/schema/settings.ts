import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { versioned } from './columns.ts'

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  ...versioned(),
})
