import { sql, index, integer, pgTable, text } from '../orm.ts'
import { oneOf } from './columns.ts'
import { contactSources } from './contact-sources.ts'
import { anonymousLead, leadColumns, leadStates } from './leads.ts'
import { personal } from './personal.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...leadColumns(),
    /** What the visitor typed, not a listing of ours. */
    property: text('property').notNull().default(''),
    contactSourceId: integer('contact_source_id')
      .notNull()
      .references(() => contactSources.id, { onDelete: 'restrict' }),
  },
  (t) => [
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_state').on(t.state, t.id),
    index('contact_messages_user').on(t.userId),
    index('contact_messages_email').on(sql`lower(${t.email})`),
    index('contact_messages_source').on(t.contactSourceId),
    oneOf('contact_messages_state_known', t.state, leadStates),
  ],
)

personal(contactMessages, {
  owner: { user: 'userId', email: 'email' },
  becomes: anonymousLead,
  exported: 'section',
})
