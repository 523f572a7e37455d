import { date, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import {
  anonymousPerson,
  id,
  instant,
  namesIndex,
  personChecks,
  personColumns,
  softDeleted,
  versioned,
} from './columns.ts'
import { notPersonal, personal } from './personal.ts'

/** The Fidelity Fund Certificate that an advert must name. */
const certificateColumns = () => ({
  ffcNumber: text('ffc_number'),
  ffcValidUntil: date('ffc_valid_until'),
})

export const agencies = pgTable(
  'agencies',
  {
    id: id(),
    name: text('name').notNull(),
    /** The administrator who registered the agency. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    ...certificateColumns(),
    companyRegNumber: text('company_reg_number'),
    /** The agency's own description on its public page. */
    about: text('about'),
    website: text('website'),
    verifiedAt: instant('verified_at'),
    verifiedBy: integer('verified_by').references(() => users.id, { onDelete: 'set null' }),
    /** What must change before it can be verified; null once its administrator has saved it again. */
    refusalReason: text('refusal_reason'),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [index('agencies_user').on(t.userId), index('agencies_name').on(t.name)],
)

notPersonal(agencies, { name: 'the name of a company' })

export const agents = pgTable(
  'agents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    agencyId: integer('agency_id').references(() => agencies.id, { onDelete: 'restrict' }),
    ...personColumns(),
    ...certificateColumns(),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [
    uniqueIndex('agents_user_unique').on(t.userId),
    index('agents_agency').on(t.agencyId),
    namesIndex('agents', t),
    ...personChecks('agents', t),
  ],
)

personal(agents, {
  owner: { user: 'userId' },
  becomes: { ...anonymousPerson, ffcNumber: null, ffcValidUntil: null },
  exported: 'section',
})
