import { sql, check, index, integer, pgTable, text } from '../orm.ts'
import { campaigns } from './campaigns.ts'
import { oneOf } from './columns.ts'
import { anonymousLead, leadColumns, leadStates } from './leads.ts'
import { personal } from './personal.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

export const enquiries = pgTable(
  'enquiries',
  {
    ...leadColumns(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'restrict' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'restrict' }),
    heardFrom: text('heard_from').notNull().default(''),
    /** The campaign whose page led to it. */
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('enquiries_created').on(t.createdAt),
    index('enquiries_state').on(t.state, t.id),
    index('enquiries_user').on(t.userId),
    index('enquiries_email').on(sql`lower(${t.email})`),
    index('enquiries_property').on(t.propertyId, t.id),
    index('enquiries_week').on(t.weekId, t.id),
    index('enquiries_campaign').on(t.campaignId),
    check('enquiries_one_listing', sql`num_nonnulls(${t.propertyId}, ${t.weekId}) = 1`),
    oneOf('enquiries_state_known', t.state, leadStates),
  ],
)

personal(enquiries, {
  owner: { user: 'userId', email: 'email' },
  becomes: anonymousLead,
  exported: 'section',
})
