import { sql, boolean, index, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, oneOf, versioned } from './columns.ts'

export const usages = ['Residential', 'Commercial'] as const

export const propertyTypes = pgTable(
  'property_types',
  {
    id: id(),
    description: text('description').notNull(),
    usage: text('usage', { enum: usages }).notNull(),
    /** Its size is that of the erf, not of a floor. */
    isLand: boolean('is_land').notNull().default(false),
    ...versioned(),
  },
  (t) => [
    index('property_types_usage').on(t.usage, t.description),
    // Two with the same name could not be distinguished in a search or on a form.
    uniqueIndex('property_types_name_unique').on(t.usage, sql`lower(${t.description})`),
    oneOf('property_types_usage_known', t.usage, usages),
  ],
)
