import { pgTable, primaryKey, text } from '../orm.ts'
import { instant } from './columns.ts'

/**
 * Every row of reference data that this database was ever given. It is given once: what a Super
 * Admin renamed or deleted afterwards does not come back at the next start.
 */
export const referenceLoads = pgTable(
  'reference_loads',
  {
    dataset: text('dataset').notNull(),
    key: text('key').notNull(),
    loadedAt: instant('loaded_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.dataset, t.key] })],
)
