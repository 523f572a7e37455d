import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { mailMessages } from '../mail/mail.messages.ts'
import { email } from '../values/email.ts'
import { idInPath } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'

export const suppressionReasons = [
  'unsubscribed',
  'bounced',
  'complained',
  'privacy request',
] as const

/** The addresses that receive no campaigns, by reason. */
export const suppressionCounts = z.object({
  total: z.number().int(),
  unsubscribed: z.number().int(),
  bounced: z.number().int(),
  complained: z.number().int(),
  privacy: z.number().int(),
})

export type SuppressionCounts = z.infer<typeof suppressionCounts>

export const suppression = z.object({
  id: z.number().int(),
  email: z.string(),
  reason: z.enum(suppressionReasons),
  created: z.string(),
  /** False for people who requested it themselves. */
  mayRemove: z.boolean(),
})

export type Suppression = z.infer<typeof suppression>

export const removeSuppression = defineCall({
  name: 'marketing.allow',
  method: 'DELETE',
  path: '/api/marketing/suppressions/{id}',
  who: 'campaignSending.manage',
  summary: 'Remove the suppression of an address that bounced or complained',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int() }),
  bulk: true,
})

export const suppressionsList = defineList({
  name: 'suppressions',
  call: 'marketing.suppressions',
  path: '/api/marketing/suppressions',
  who: 'campaignSending.manage',
  summary: 'List the addresses that do not receive campaigns',
  row: suppression,
  columns: [
    { key: 'email', label: 'Email', lead: true },
    { key: 'reason', label: 'Reason' },
    { key: 'created', label: 'Since', kind: 'time', narrow: true },
    { key: 'id', label: 'ID', narrow: true },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  reply: { counts: suppressionCounts },
  remove: removeSuppression,
})

export const listSuppressions = suppressionsList.list

export const addSuppression = defineCall({
  name: 'marketing.suppress',
  method: 'POST',
  path: '/api/marketing/suppressions',
  who: 'campaignSending.manage',
  summary: 'Suppress an address: it receives no campaigns, and queued emails to it are not sent',
  input: z.object({
    email: email(mailMessages.emailInvalid),
    /** What a person did; data requests are handled separately. */
    reason: z.enum(suppressionReasons).exclude(['privacy request']),
  }),
  output: suppression,
})

const token = z.object({ token: z.string().max(300) })

export const getUnsubscription = defineCall({
  name: 'marketing.unsubscription',
  method: 'GET',
  path: '/api/marketing/unsubscribe/{token}',
  who: 'everyone',
  summary: 'Get the address that an unsubscribe link belongs to',
  input: token,
  output: z.object({
    /** Enough of the address to recognise it: `t•••@example.com`. */
    email: z.string(),
    unsubscribed: z.boolean(),
  }),
  limit: { max: 60, seconds: 3600 },
})

export const unsubscribe = defineCall({
  name: 'marketing.unsubscribe',
  method: 'POST',
  path: '/api/marketing/unsubscribe/{token}',
  who: 'everyone',
  summary: 'Unsubscribe from news and offers with the link in an email; requires no login',
  input: token,
  output: z.object({ message: z.string() }),
  limit: { max: 60, seconds: 3600 },
})
