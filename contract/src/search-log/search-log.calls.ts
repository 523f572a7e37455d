import { z } from 'zod'
import { defineList } from '../list.ts'
import { dayText } from '../values/day.schema.ts'
import { isDay } from '../values/day.ts'
import { pageSizes } from '../values/paging.ts'
import { searchedFrom } from '../values/searched-from.ts'

/** A file holds at most this many; a larger one is of no use to anyone. */
export const searchLogExportCap = 50_000

export const searchLogEntry = z.object({
  id: z.number().int(),
  date: z.string(),
  time: z.string(),
  userName: z.string(),
  /** Their page; null without an account. */
  userLink: z.string().nullable(),
  type: z.string(),
  property: z.string(),
  value: z.string(),
  results: z.number().int().nullable(),
})

export type SearchLogEntry = z.infer<typeof searchLogEntry>

const dayFilter = dayText.optional().transform((text) => (text && isDay(text) ? text : undefined))

const filters = {
  userName: z.string().trim().max(100).optional(),
  type: z.string().trim().max(60).optional(),
  /** Inclusive. */
  from: dayFilter,
  to: dayFilter,
}

/** The fields of an entry; the Excel file has the labels and order of the specification. */
export const searchesList = defineList({
  name: 'searchLog',
  path: '/api/searchLog',
  who: 'searchLog.read',
  summary: 'List the searches of visitors, newest first',
  row: searchLogEntry,
  columns: [
    { key: 'date', label: 'Date', kind: 'day', narrow: true, header: 'date', width: 12 },
    { key: 'time', label: 'Time', narrow: true, sortable: false, header: 'time', width: 10 },
    { key: 'userName', label: 'Username', header: 'userName', width: 22 },
    { key: 'type', label: 'Type', header: 'type', width: 14 },
    { key: 'property', label: 'Property', sortable: false, header: 'property', width: 18 },
    { key: 'value', label: 'Value', lead: true, sortable: false, header: 'value', width: 48 },
    {
      key: 'results',
      label: 'Results',
      kind: 'number',
      sortable: false,
      header: 'results',
      width: 10,
    },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'date', order: 'desc' },
  filters,
  reply: { capped: z.boolean(), searchedFrom },
  excel: {
    path: '/api/searchLog/export',
    summary: 'Export the matching searches to an Excel file, in the order of the list',
    fileName: 'search-log',
    sheet: 'Search Logs',
    takes: 'order',
  },
})

export const listSearches = searchesList.list
export const exportSearches = searchesList.export
