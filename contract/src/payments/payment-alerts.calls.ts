import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath, version } from '../values/id.ts'
import { maxPageSize, pageSizes } from '../values/paging.ts'
import { pageOf } from '../values/paging.schema.ts'
import { optionalLine } from '../values/text.ts'
import { paymentAlert } from './payments.schema.ts'
import { alertKinds } from './payments.states.ts'

/** All about money, or one kind. */
export const alertFilters = ['money', ...alertKinds] as const
export type AlertFilter = (typeof alertFilters)[number]

const { default: size } = pageSizes.adminTable

/** Invalid filter values are ignored. */
export const alertQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  size: z.coerce.number().int().min(1).max(maxPageSize).catch(size).default(size),
  show: z.enum(alertFilters).optional().catch(undefined),
  paymentId: idInPath.optional().catch(undefined),
})

export type AlertQuery = z.output<typeof alertQuery>

export const listPaymentAlerts = defineCall({
  name: 'payments.alerts',
  method: 'GET',
  path: '/api/payment/alerts',
  who: 'payments.manage',
  summary:
    'List open payment alerts: money first, then newest first; rejected notifications from one address are grouped into one line with a count',
  input: alertQuery,
  output: pageOf(paymentAlert).extend({
    /** Lines that need attention, regardless of the filter. */
    open: z.number().int(),
    counts: z.record(z.enum(alertKinds), z.number().int()),
  }),
})

export const dismissPaymentAlert = defineCall({
  name: 'payments.dismissAlert',
  method: 'POST',
  path: '/api/payment/alerts/{id}/dismiss',
  who: 'payments.manage',
  summary: 'Resolve an alert, and those of the same line before it, with a note',
  input: z.object({ id: idInPath, version, note: optionalLine(500) }),
  output: z.object({ open: z.number().int() }),
})
