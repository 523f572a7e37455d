import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageOf, pageSizes, pagingQuery } from '../values/paging.ts'

const message = {
  id: z.number().int(),
  created: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
}

export const contactLogEntry = z.object({
  ...message,
  mailSource: z.string(),
  consent: z.boolean(),
  /** The code of the mail's last failure; null when it left, or still waits for its first try. */
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

const usual = { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' } as const
/** Shows only what could not be mailed. */
const failedOnly = z.stringbool().optional().catch(undefined)

export const listContactLog = defineCall({
  name: 'contactLog.list',
  method: 'GET',
  path: '/api/mail/getContactLog/',
  who: 'contactLog.read',
  summary: 'The messages of the contact form, each with its mail error if any',
  input: pagingQuery(['id', 'created', 'name', 'email', 'mailSource'], usual).extend({
    failedOnly,
  }),
  output: pageOf(contactLogEntry),
})

export const listEnquireLog = defineCall({
  name: 'enquireLog.list',
  method: 'GET',
  path: '/api/mail/getEnquireLog/',
  who: 'contactLog.read',
  summary: 'The enquiries about listings, each with its mail error if any',
  input: pagingQuery(['id', 'property', 'created', 'name', 'email', 'heardFrom'], usual).extend({
    failedOnly,
  }),
  output: pageOf(enquireLogEntry),
})
