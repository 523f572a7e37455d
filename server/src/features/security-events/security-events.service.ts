import type { z } from 'zod'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import {
  recentActivityLength,
  securityEventsExportCap,
  securityEventsList,
  type exportSecurityEvents as exportCall,
  type listSecurityEvents as listCall,
  type SecurityEvent,
} from '#contract/security-events/security-events.calls.ts'
import { securityEventNames } from '#contract/security-events/security-events.kinds.ts'
import { listCountCap } from '#contract/values/paging.ts'
import type { Executor } from '../../db/connect.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { deviceOf } from '../../kit/device.ts'
import { exportList } from '../../kit/list-export.ts'
import { cappedAt } from '../../kit/long-list.ts'
import type { Services } from '../../services.ts'
import { findPersonLinks } from '../accounts/person-links.service.ts'
import * as queries from './security-events.queries.ts'

/** An event without its people's pages, for a file. */
type FoundEvent = Omit<SecurityEvent, 'userLink' | 'byLink'>

function toEvent({ userAgent, ip, ...row }: queries.EventRow): FoundEvent {
  return {
    ...row,
    event: securityEventNames[row.kind],
    device: deviceOf(userAgent),
    ip: ip ?? '',
  }
}

async function withAccounts(db: Executor, filters: queries.EventFilters) {
  const { search } = filters
  return search ? { ...filters, foundUserIds: await queries.findUserIds(db, search) } : filters
}

export async function listSecurityEvents(
  { database: { db } }: Services,
  { page, size, sort: _sort, order, ...query }: z.output<typeof listCall.input>,
) {
  const filters = await withAccounts(db, query)
  const counted = await queries.countEvents(db, filters, listCountCap + 1)
  const offset = Math.min((page - 1) * size, listCountCap)
  const rows = await queries.findEvents(db, filters, { order, limit: size, offset })
  const usernames = rows.flatMap(({ username, by }) => [username, by].filter(Boolean))
  const people = await findPersonLinks(db, { usernames })
  const items = rows.map((row) => ({
    ...toEvent(row),
    userLink: people.byUsername(row.username),
    byLink: people.byUsername(row.by),
  }))
  return { items, ...cappedAt(listCountCap, counted), page, size }
}

export async function exportSecurityEvents(
  services: Services,
  { sort: _sort, order, ...query }: z.output<typeof exportCall.input>,
  context: CallContext,
): Promise<ExportProgress> {
  const { db } = services.database
  const filters = await withAccounts(db, query)
  const counted = await queries.countEvents(db, filters, securityEventsExportCap + 1)
  const total = Math.min(counted, securityEventsExportCap)
  return exportList(
    services,
    securityEventsList,
    {
      total,
      async read(progress, cutShort) {
        if (counted > total) cutShort()
        const rows = await queries.findEvents(db, filters, { order, limit: total, offset: 0 })
        progress(rows.length)
        return rows.map(toEvent)
      },
    },
    context,
  )
}

export async function listOwnSecurityEvents({ database }: Services, context: CallContext) {
  const { userId } = sessionOf(context)
  const page = { order: 'desc', limit: recentActivityLength, offset: 0 } as const
  const rows = await queries.findEvents(database.db, { userId }, page)
  return rows.map((row) => {
    const { by, ...event } = toEvent(row)
    return by ? { ...event, byOther: true, device: '', ip: '' } : { ...event, byOther: false }
  })
}
