import { index, integer, pgTable, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { agencies } from './agencies.ts'
import {
  anonymousPerson,
  id,
  namesIndex,
  personChecks,
  personColumns,
  softDeleted,
  versioned,
} from './columns.ts'
import { personal } from './personal.ts'

/** The person behind an account; the email address belongs to the account. */
export const individuals = pgTable(
  'individuals',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Null means Private User. */
    agencyId: integer('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
    ...personColumns(),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [
    uniqueIndex('individuals_user_unique').on(t.userId),
    index('individuals_agency').on(t.agencyId),
    index('individuals_surname').on(t.surname, t.name),
    namesIndex('individuals', t),
    ...personChecks('individuals', t),
  ],
)

personal(individuals, {
  owner: { user: 'userId' },
  becomes: anonymousPerson,
  exported: 'section',
})
