import { z } from 'zod'
import { defineList, type ListColumn } from '../list.ts'
import { pageSizes } from '../values/paging.ts'

const message = {
  id: z.number().int(),
  created: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** The page of the person who wrote it; null without an account. */
  personLink: z.string().nullable(),
}

export const contactLogEntry = z.object({
  ...message,
  mailSource: z.string(),
  consent: z.boolean(),
  /** The code of the email's last failure; null if it was sent or has not been attempted yet. */
  error: z.string().nullable(),
})

export type ContactLogEntry = z.infer<typeof contactLogEntry>

export const enquireLogEntry = z.object({
  ...message,
  /** The listing's reference and title. */
  property: z.string(),
  propertyId: z.number().int().nullable(),
  weekId: z.number().int().nullable(),
  heardFrom: z.string(),
  error: z.string().nullable(),
})

export type EnquireLogEntry = z.infer<typeof enquireLogEntry>

const defaults = { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' } as const
/** Who wrote what: the same in both logs. */
const messageColumns = [
  { key: 'name', label: 'Name', lead: true },
  { key: 'email', label: 'Email' },
  { key: 'phone', label: 'Phone', kind: 'phone', sortable: false },
  { key: 'message', label: 'Message', wide: true, sortable: false },
] as const satisfies ListColumn[]

/** Shows only what could not be emailed. */
const failedOnly = z.stringbool().meta({ maxLength: 20 }).optional().catch(undefined)

export const contactLogList = defineList({
  name: 'contactLog',
  path: '/api/mail/getContactLog/',
  who: 'messageLogs.read',
  summary: 'List the messages from the contact form, each with its email error, if any',
  row: contactLogEntry,
  columns: [
    { key: 'id', label: 'ID' },
    { key: 'created', label: 'Created', kind: 'time' },
    ...messageColumns,
    { key: 'mailSource', label: 'Mail source' },
    { key: 'consent', label: 'Consent', kind: 'yesNo', sortable: false },
    { key: 'error', label: 'Error', sortable: false },
  ],
  defaults,
  filters: { failedOnly },
})

export const listContactLog = contactLogList.list

export const enquireLogList = defineList({
  name: 'enquireLog',
  path: '/api/mail/getEnquireLog/',
  who: 'messageLogs.read',
  summary: 'List the enquiries about listings, each with its email error, if any',
  row: enquireLogEntry,
  columns: [
    { key: 'id', label: 'ID' },
    { key: 'property', label: 'Property' },
    { key: 'created', label: 'Created', kind: 'time' },
    ...messageColumns,
    { key: 'heardFrom', label: 'Heard from' },
    { key: 'error', label: 'Error', sortable: false },
  ],
  defaults,
  filters: { failedOnly },
})

export const listEnquireLog = enquireLogList.list
