import { sql, boolean, check, index, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, oneOf, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'

export const templateStates = ['draft', 'active', 'previous'] as const

export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: id(),
    usage: text('usage').notNull(),
    /** Of several templates for one usage, the active one is sent. */
    state: text('state', { enum: templateStates }).notNull().default('draft'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    isSystem: boolean('is_system').notNull().default(false),
    ...versioned(),
  },
  (t) => [
    index('mail_templates_usage').on(t.usage, t.id),
    uniqueIndex('mail_templates_one_active')
      .on(t.usage)
      .where(sql`${t.state} = 'active'`),
    oneOf('mail_templates_state_known', t.state, templateStates),
    check('mail_templates_subject_one_line', sql`${t.subject} !~ '[\\r\\n]'`),
  ],
)

export const mailRecipients = pgTable(
  'mail_recipients',
  {
    id: id(),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    usage: text('usage').notNull(),
    ...versioned(),
  },
  (t) => [index('mail_recipients_usage').on(t.usage)],
)

notPersonal(mailRecipients, {
  name: 'a desk of the company',
  email: 'a mailbox of the company',
})
