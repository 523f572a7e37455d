import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { dayText } from '../values/day.schema.ts'
import { isDay } from '../values/day.ts'
import { idInPath } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { searchedFrom } from '../values/searched-from.ts'

export const outboxStates = ['queued', 'sending', 'sent', 'failed'] as const

const dayFilter = dayText.optional().transform((text) => (text && isDay(text) ? text : undefined))

export const outboxRow = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  usage: z.string(),
  state: z.enum(outboxStates),
  attempts: z.number().int(),
  /** A code, never the mail server's own message. */
  error: z.string().nullable(),
  created: z.string(),
  sent: z.string().nullable(),
  /** When it is retried; null unless it is waiting. */
  nextAttempt: z.string().nullable(),
  mayResend: z.boolean(),
})

export type OutboxRow = z.infer<typeof outboxRow>

export const outboxMail = outboxRow.extend({
  /** The page of its recipient; null without an account. */
  personLink: z.string().nullable(),
  replyTo: z.string().nullable(),
  messageId: z.string(),
  html: z.string(),
  text: z.string(),
  /** The names of its attachments. */
  attachments: z.array(z.string()),
})

export const outboxList = defineList({
  name: 'outbox',
  path: '/api/outbox',
  who: 'outbox.manage',
  summary: 'List queued, sent and failed emails',
  row: outboxRow,
  columns: [
    { key: 'to', label: 'To', lead: true },
    { key: 'subject', label: 'Subject', wide: true },
    { key: 'state', label: 'Status' },
    { key: 'error', label: 'Error', narrow: true, sortable: false },
    { key: 'created', label: 'Created', kind: 'time', narrow: true },
    { key: 'usage', label: 'Usage' },
    { key: 'attempts', label: 'Attempts', kind: 'number', sortable: false },
    { key: 'sent', label: 'Sent', kind: 'time', narrow: true, sortable: false },
    { key: 'nextAttempt', label: 'Next attempt', kind: 'time', narrow: true, sortable: false },
    { key: 'id', label: 'ID', narrow: true },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  filters: {
    state: z.enum(outboxStates).optional().catch(undefined),
    /** The days on which it was created, inclusive. */
    from: dayFilter,
    to: dayFilter,
  },
  reply: {
    /** Each counted up to one more than `listCountCap`. */
    counts: z.object({
      queued: z.number().int(),
      sending: z.number().int(),
      sent: z.number().int(),
      failed: z.number().int(),
    }),
    /** False without a mail server: the emails stay here and can be read. */
    sending: z.boolean(),
    /** Emails to an address that was searched for in full are also found before that day. */
    searchedFrom,
  },
})

export const listOutbox = outboxList.list

export const getOutboxMail = defineCall({
  name: 'outbox.get',
  method: 'GET',
  path: '/api/outbox/{id}',
  who: 'outbox.manage',
  summary: 'Get an email as it is sent',
  input: z.object({ id: idInPath }),
  output: outboxMail,
})

export const resendMail = defineCall({
  name: 'outbox.resend',
  method: 'PUT',
  path: '/api/outbox/{id}/resend',
  who: 'outbox.manage',
  summary: 'Resend an email: retries a failed or queued one now, sends another copy of a sent one',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int(), message: z.string() }),
})

export const resendFailedEmails = defineCall({
  name: 'outbox.resendFailed',
  method: 'POST',
  path: '/api/outbox/resendFailed',
  who: 'outbox.manage',
  summary: 'Retry all failed emails, for example after an outage of the mail server',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
})
