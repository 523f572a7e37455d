import { z } from 'zod'
import { links } from '../links.ts'
import { defineResource } from '../resource.ts'
import { email } from '../values/email.ts'
import { pageSizes } from '../values/paging.ts'
import { optionalLine } from '../values/text.ts'
import { mailUsage, mailUsages } from './mail-usages.ts'
import { mailMessages as messages } from './mail.messages.ts'

/** Which people in the company get which emails. */
export const mailRecipients = defineResource({
  name: 'mailRecipients',
  singular: 'recipient',
  plural: 'recipients',
  titles: {
    list: 'Email Recipients',
    edit: 'Edit Recipient',
    create: 'New Email Recipient',
    createButton: 'New',
  },
  pages: {
    list: links.emailRecipients,
    create: links.newEmailRecipient,
    edit: links.emailRecipient,
  },
  path: {
    list: '/api/mail/mailrecipients',
    create: '/api/mail/mailrecipient',
    update: '/api/mail/mailrecipients',
    one: '/api/mail/mailrecipient/{id}',
  },
  table: 'mail_recipients',
  who: 'mail.manage',
  fields: {
    recipientName: optionalLine(120).transform((name) => name ?? ''),
    recipientMail: email(messages.emailInvalid),
    recipientUsage: mailUsage,
  },
  row: { recipientName: z.string(), recipientMail: z.string(), recipientUsage: z.string() },
  columns: [
    { key: 'recipientName', label: 'Recipient name', lead: true },
    { key: 'recipientMail', label: 'Recipient mail' },
    { key: 'recipientUsage', label: 'Recipient usage' },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'recipientName', order: 'asc' },
  form: [
    {
      kind: 'text',
      name: 'recipientName',
      label: 'Recipient name',
      help: 'The person or department behind the address.',
    },
    { kind: 'email', name: 'recipientMail', label: 'Recipient mail', required: true },
    {
      kind: 'select',
      name: 'recipientUsage',
      label: 'Recipient usage',
      required: true,
      options: mailUsages.map((value) => ({ value, label: value })),
      placeholder: 'Choose a usage',
      help: 'The emails this address receives. You can list an address for more than one usage.',
    },
  ],
  summaries: {
    list: 'List the recipients of internal emails',
    create: 'Create a recipient for one usage',
    remove: 'Delete a recipient',
  },
})

export type MailRecipient = z.infer<typeof mailRecipients.rowSchema>
