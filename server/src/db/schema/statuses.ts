import { sql, boolean, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, oneOf, versioned } from './columns.ts'

export const statusDisplays = ['green', 'orange', 'red'] as const
export const statusSubjects = ['week', 'property', 'both'] as const

export const statuses = pgTable(
  'statuses',
  {
    id: id(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    /** The colour in which a listing's status text is shown; null means plain text. */
    display: text('display', { enum: statusDisplays }),
    appliesTo: text('applies_to', { enum: statusSubjects }).notNull().default('both'),
    stopsEnquiries: boolean('stops_enquiries').notNull().default(false),
    /** System statuses drive the lifecycle of a listing: their code cannot change, and they cannot be deleted. */
    isSystem: boolean('is_system').notNull().default(false),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('statuses_code_unique').on(sql`lower(${t.code})`),
    oneOf('statuses_display_known', t.display, statusDisplays),
    oneOf('statuses_applies_to_known', t.appliesTo, statusSubjects),
  ],
)
