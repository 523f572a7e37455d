import { z } from 'zod'
import { defineCall } from '../call.ts'
import { exportProgress } from '../exports/exports.calls.ts'
import { isDay } from '../values/day.ts'
import { pageOf, pageSizes, pagingQuery } from '../values/paging.ts'

/** A file holds the first so many; a larger one is of no use to anybody. */
export const searchLogExportCap = 50_000

/** Beyond this many the entries are not counted. */
export const searchLogCountCap = 10_000

export const searchLogEntry = z.object({
  id: z.number().int(),
  date: z.string(),
  time: z.string(),
  userName: z.string(),
  type: z.string(),
  property: z.string(),
  value: z.string(),
  results: z.number().int().nullable(),
})

export type SearchLogEntry = z.infer<typeof searchLogEntry>

const dayFilter = z
  .string()
  .optional()
  .transform((text) => (text && isDay(text) ? text : undefined))

const filters = {
  userName: z.string().trim().max(100).optional(),
  type: z.string().trim().max(60).optional(),
  /** Both days included. */
  from: dayFilter,
  to: dayFilter,
}

const query = pagingQuery(['date', 'userName', 'type'], {
  size: pageSizes.adminTable.usual,
  sort: 'date',
  order: 'desc',
}).extend(filters)

export const listSearches = defineCall({
  name: 'searchLog.list',
  method: 'GET',
  path: '/api/searchLog',
  who: 'searchLog.read',
  summary: 'What was searched for, newest first',
  input: query,
  output: pageOf(searchLogEntry).extend({ capped: z.boolean() }),
})

export const exportSearches = defineCall({
  name: 'searchLog.export',
  method: 'POST',
  path: '/api/searchLog/export',
  who: 'searchLog.read',
  summary: 'Write the searches that match into an Excel file, in the order of the list',
  input: query.omit({ page: true, size: true }),
  output: exportProgress,
})
