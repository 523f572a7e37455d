import { sql, check, pgTable, smallint, text, uniqueIndex } from '../orm.ts'
import { id, versioned } from './columns.ts'

export const unitConfigurations = pgTable(
  'unit_configurations',
  {
    id: id(),
    description: text('description').notNull(),
    /** A studio counts as 0 bedrooms. */
    bedrooms: smallint('bedrooms').notNull(),
    sleeps: smallint('sleeps').notNull(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('unit_configurations_description_unique').on(sql`lower(${t.description})`),
    check('unit_configurations_size', sql`${t.bedrooms} >= 0 and ${t.sleeps} > 0`),
  ],
)
