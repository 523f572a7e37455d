import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { idInPath } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { removeWeek } from './week-changes.calls.ts'
import { adminWeekColumns, excelWeekColumns, myWeekColumns } from './week-columns.ts'
import { weekFilter } from './weeks.filter.schema.ts'
import { weekRow } from './weeks.schema.ts'

export const myWeeksList = defineList({
  name: 'myWeeks',
  call: 'weeks.mine',
  path: '/api/timeshareweek/getMyWeek/{userId}',
  who: 'ownListings.manage',
  summary: 'List the weeks that a user owns or manages',
  row: weekRow,
  columns: myWeekColumns,
  defaults: { size: pageSizes.myWeeks.default, sort: 'id', order: 'desc' },
  params: { userId: idInPath },
  remove: removeWeek,
})

export const listMyWeeks = myWeeksList.list

export const countMyWeeks = defineCall({
  name: 'weeks.count',
  method: 'GET',
  path: '/api/timeshareweek/indivWeekCount/{id}',
  who: 'ownListings.manage',
  summary: 'Count the weeks that a user owns or manages',
  input: z.object({ id: idInPath }),
  output: z.object({ count: z.number().int() }),
})

/** The back office searches by resort or region, not by drive. */
const withoutResortFilters = {
  places: true,
  setting: true,
  driveFrom: true,
  driveMinutes: true,
} as const

export const weekAdminFilter = weekFilter.omit(withoutResortFilters).extend({
  publish: z.enum(['true', 'false']).optional().catch(undefined),
  verified: z.enum(['true', 'false', 'refused']).optional().catch(undefined),
})

/** The rows on the screen, the published ones, or all. */
export const exportVariants = ['display', 'published', 'all'] as const

export const adminWeeksList = defineList({
  name: 'adminWeeks',
  call: 'weeks.adminList',
  path: '/api/timeshareweek/admin',
  who: 'weeks.manage',
  summary: 'Search and filter all weeks, with their owners and agents',
  row: weekRow,
  columns: adminWeekColumns,
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  filters: weekAdminFilter.shape,
  remove: removeWeek,
  excel: {
    call: 'weeks.export',
    path: '/api/timeshareweek/export',
    summary: 'Export weeks to an Excel file: those in the list, the published ones or all',
    fileName: 'weeks',
    sheet: 'Weeks',
    columns: excelWeekColumns,
    takes: 'page',
    input: { variant: z.enum(exportVariants) },
  },
})

export const listAdminWeeks = adminWeeksList.list
export const exportWeeks = adminWeeksList.export

export const tenderWeeksList = defineList({
  name: 'tenderWeeks',
  call: 'weeks.tender',
  path: '/api/timeshareweek/getTenderWeeks',
  who: 'weeks.manage',
  summary: 'List the weeks that are sold by tender',
  row: weekRow,
  columns: adminWeekColumns,
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  remove: removeWeek,
})

export const listTenderWeeks = tenderWeeksList.list
