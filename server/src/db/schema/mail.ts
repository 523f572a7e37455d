import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'

export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: id(),
    /** Of several templates for one usage the newest is sent. */
    usage: text('usage').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    isSystem: boolean('is_system').notNull().default(false),
    ...versioned(),
  },
  (t) => [
    index('mail_templates_usage').on(t.usage, t.id),
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
