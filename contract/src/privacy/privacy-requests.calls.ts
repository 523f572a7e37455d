import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { id, idInPath, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { paragraph } from '../values/text.ts'
import { privacyKinds, privacyStates } from './privacy.kinds.ts'
import { privacyTexts as texts } from './privacy.messages.ts'

const blank = (value: unknown) => (value === '' ? undefined : value)
export const privacyRequestRow = z.object({
  id,
  version,
  kind: z.enum(privacyKinds),
  state: z.enum(privacyStates),
  userId: id.nullable(),
  name: z.string(),
  email: z.string(),
  details: z.string(),
  answer: z.string(),
  createdAt: z.string(),
  dueOn: z.string(),
  /** Negative once the law's thirty days are over; null once it is closed. */
  daysLeft: z.number().int().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
})

export type PrivacyRequestRow = z.infer<typeof privacyRequestRow>

/** Most urgent first is its only order. */
export const privacyRequestsList = defineList({
  name: 'privacyRequests',
  path: '/api/privacyRequests',
  who: 'privacyRequests.manage',
  summary: 'List privacy requests, most urgent first',
  row: privacyRequestRow,
  columns: [
    { key: 'name', label: 'Person', lead: true },
    { key: 'kind', label: 'Request' },
    { key: 'createdAt', label: 'Received', kind: 'time', narrow: true },
    { key: 'dueOn', label: 'Due', kind: 'day', narrow: true },
    { key: 'daysLeft', label: 'Time left' },
    { key: 'state', label: 'Status' },
    { key: 'email', label: 'Email' },
    { key: 'answeredBy', label: 'Closed by' },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'dueOn', order: 'asc' },
  sorted: false,
  searched: false,
  maxPage: 100_000,
  filters: { state: z.preprocess(blank, z.enum(privacyStates).optional()) },
  reply: { overdue: z.number().int() },
})

export const listPrivacyRequests = privacyRequestsList.list

const answering = (required: string) =>
  z.object({ id: idInPath, version, answer: paragraph(required, 5000) })

const done = z.object({ message: z.string(), request: privacyRequestRow })

export const answerPrivacyRequest = defineCall({
  name: 'privacyRequests.answer',
  method: 'PUT',
  path: '/api/privacyRequests/{id}/answer',
  who: 'privacyRequests.manage',
  summary: 'Reply to a request; the person receives the reply by email',
  input: answering(texts.answerRequired),
  output: done,
})

export const refusePrivacyRequest = defineCall({
  name: 'privacyRequests.refuse',
  method: 'PUT',
  path: '/api/privacyRequests/{id}/refuse',
  who: 'privacyRequests.manage',
  summary: 'Refuse a request; the person receives the reason by email',
  input: answering(texts.reasonRequired),
  output: done,
})

export const deletePerson = defineCall({
  name: 'privacyRequests.deletePerson',
  method: 'POST',
  path: '/api/privacyRequests/{id}/deletePerson',
  who: 'privacyRequests.manage',
  summary: 'Execute a deletion request; closes the account and anonymises its personal data',
  input: answering(texts.answerRequired),
  output: done,
})
