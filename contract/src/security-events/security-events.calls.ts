import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { isDay } from '../values/day.ts'
import { pageSizes } from '../values/paging.ts'
import { securityEventKinds } from './security-events.kinds.ts'

/** An Excel file holds at most this many. */
export const securityEventsExportCap = 50_000

/** How many of their own events a person is shown. */
export const recentActivityLength = 50

export const securityEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  kind: z.enum(securityEventKinds),
  event: z.string(),
  /** Null for a login with a username that does not exist. */
  userId: z.number().int().nullable(),
  username: z.string(),
  /** Their page; null without an account. */
  userLink: z.string().nullable(),
  detail: z.string(),
  /** Who did it, if it was not the person. */
  by: z.string(),
  byLink: z.string().nullable(),
  device: z.string(),
  ip: z.string(),
})

export type SecurityEvent = z.infer<typeof securityEvent>

const dayFilter = z
  .string()
  .max(10)
  .optional()
  .transform((text) => (text && isDay(text) ? text : undefined))

const filters = {
  kind: z.enum(securityEventKinds).optional().catch(undefined),
  userId: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  /** Inclusive. */
  from: dayFilter,
  to: dayFilter,
}

export const securityEventsList = defineList({
  name: 'securityEvents',
  path: '/api/securityEvents',
  who: 'securityEvents.read',
  summary: 'List logins, changes of access and exports, newest first',
  row: securityEvent,
  columns: [
    { key: 'at', label: 'Time', kind: 'time', narrow: true, width: 20 },
    { key: 'event', label: 'Event', lead: true, sortable: false, width: 34 },
    { key: 'username', label: 'Username', sortable: false, width: 22 },
    { key: 'device', label: 'Device', sortable: false, width: 24 },
    { key: 'ip', label: 'Address', sortable: false, narrow: true, width: 20 },
    { key: 'detail', label: 'Detail', sortable: false, width: 34 },
    { key: 'by', label: 'Done by', sortable: false, width: 22 },
    { key: 'userId', label: 'User ID', narrow: true, sortable: false, width: 10 },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'at', order: 'desc' },
  filters,
  reply: { capped: z.boolean() },
  excel: {
    path: '/api/securityEvents/export',
    summary: 'Export the matching security events to an Excel file',
    fileName: 'security-events',
    sheet: 'Security events',
    takes: 'order',
  },
})

export const listSecurityEvents = securityEventsList.list
export const exportSecurityEvents = securityEventsList.export

/**
 * A person does not see the device and address of someone else's action, such as a Super Admin's.
 */
export const ownSecurityEvent = securityEvent
  .pick({
    id: true,
    at: true,
    kind: true,
    event: true,
    detail: true,
    device: true,
    ip: true,
  })
  .extend({ byOther: z.boolean() })

export const listOwnSecurityEvents = defineCall({
  name: 'securityEvents.own',
  method: 'GET',
  path: '/api/user/securityEvents',
  who: 'signedIn',
  summary: 'List the latest logins and changes of access of your own account',
  input: z.object({}),
  output: z.array(ownSecurityEvent).max(recentActivityLength),
})
