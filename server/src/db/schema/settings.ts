import { jsonb, pgTable, text } from '../orm.ts'
import { versioned } from './columns.ts'

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  ...versioned(),
})
