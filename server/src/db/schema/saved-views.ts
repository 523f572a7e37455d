import { sql, boolean, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'
import { personal } from './personal.ts'

/** A person's saved view of a list: filters, search, order and columns under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address, without `?` and page. */
    query: text('query').notNull(),
    /** Opened by default. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_views_name_unique').on(t.userId, t.list, sql`lower(${t.name})`),
    uniqueIndex('saved_views_default_unique')
      .on(t.userId, t.list)
      .where(sql`${t.isDefault}`),
  ],
)

// A view may search for a person.
personal(savedViews, { owner: { user: 'userId' }, deleted: ['name', 'query'] })
