import { index, integer, pgTable, primaryKey, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { personal } from './personal.ts'

/** Every version is retained forever: people accepted exactly that text. */
export const terms = pgTable(
  'terms',
  {
    id: id(),
    version: integer('version').notNull(),
    html: text('html').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('terms_version_unique').on(t.version)],
)

export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    termsId: integer('terms_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'restrict' }),
    acceptedAt: instant('accepted_at').notNull().defaultNow(),
    ip: text('ip'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.termsId] }),
    index('terms_acceptances_terms').on(t.termsId),
  ],
)

personal(termsAcceptances, {
  owner: { user: 'userId' },
  becomes: { ip: null },
  exported: 'section',
})
