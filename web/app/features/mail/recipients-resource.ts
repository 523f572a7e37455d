import { mailUsages } from '#contract/mail/mail-usages.ts'
import * as calls from '#contract/mail/recipients.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyResource } from '../../ui/list/resource-types.ts'

export const recipientsResource = {
  name: 'mailRecipients',
  singular: 'recipient',
  who: { read: 'mail.manage', write: 'mail.manage' },
  columns: ['recipientName', 'recipientMail', 'recipientUsage'],
  defaults: { size: pageSizes.adminTable.usual, sort: 'recipientName', order: 'asc' },
  rowSchema: calls.mailRecipient,
  fieldsSchema: calls.mailRecipientForm,
  list: calls.listMailRecipients,
  get: calls.getMailRecipient,
  create: calls.createMailRecipient,
  update: calls.updateMailRecipient,
  remove: calls.removeMailRecipient,
} as const satisfies AnyResource

export const usageOptions = mailUsages.map((value) => ({ value, label: value }))
