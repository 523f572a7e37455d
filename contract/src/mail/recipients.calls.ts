import { z } from 'zod'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { id, idInPath, version } from '../values/id.ts'
import { pageOf, pageSizes, pagingQuery } from '../values/paging.ts'
import { optionalLine } from '../values/text.ts'
import { mailUsage } from './mail-usages.ts'
import { mailMessages as messages } from './mail.messages.ts'

export const mailRecipient = z.object({
  id: z.number().int(),
  version: z.number().int(),
  recipientName: z.string(),
  recipientMail: z.string(),
  recipientUsage: z.string(),
})

export type MailRecipient = z.infer<typeof mailRecipient>

export const mailRecipientForm = z.object({
  recipientName: optionalLine(120),
  recipientMail: email(messages.emailInvalid),
  recipientUsage: mailUsage,
})

export const listMailRecipients = defineCall({
  name: 'mailRecipients.list',
  method: 'GET',
  path: '/api/mail/mailrecipients',
  who: 'mail.manage',
  summary: 'Who in the company gets which mails',
  input: pagingQuery(['recipientName', 'recipientMail', 'recipientUsage'], {
    size: pageSizes.adminTable.usual,
    sort: 'recipientName',
    order: 'asc',
  }),
  output: pageOf(mailRecipient),
})

export const getMailRecipient = defineCall({
  name: 'mailRecipients.get',
  method: 'GET',
  path: '/api/mail/mailrecipient/{id}',
  who: 'mail.manage',
  summary: 'One recipient',
  input: z.object({ id: idInPath }),
  output: mailRecipient,
})

export const createMailRecipient = defineCall({
  name: 'mailRecipients.create',
  method: 'POST',
  path: '/api/mail/mailrecipient',
  who: 'mail.manage',
  summary: 'Add a recipient for one usage',
  input: mailRecipientForm,
  output: mailRecipient,
})

export const updateMailRecipient = defineCall({
  name: 'mailRecipients.update',
  method: 'PUT',
  path: '/api/mail/mailrecipients',
  who: 'mail.manage',
  summary: 'Change a recipient',
  input: mailRecipientForm.extend({ id, version }),
  output: mailRecipient,
})

export const removeMailRecipient = defineCall({
  name: 'mailRecipients.remove',
  method: 'DELETE',
  path: '/api/mail/mailrecipient/{id}',
  who: 'mail.manage',
  summary: 'Delete a recipient',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int() }),
})
