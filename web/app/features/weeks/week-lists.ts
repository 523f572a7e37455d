import { pageSizes } from '#contract/values/paging.ts'
import {
  listAdminWeeks,
  listMyWeeks,
  listTenderWeeks,
  removeWeek,
} from '#contract/weeks/weeks.calls.ts'
import { weekColumns } from '#contract/weeks/weeks.filter.ts'
import { weekRow } from '#contract/weeks/weeks.schema.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

const defaults = { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' } as const

export const adminWeeks = {
  name: 'adminWeeks',
  who: { write: 'weeks.manage' },
  columns: weekColumns,
  defaults,
  rowSchema: weekRow,
  list: listAdminWeeks,
  remove: removeWeek,
} as const satisfies AnyList

export const tenderWeeks = {
  name: 'tenderWeeks',
  who: { write: 'weeks.manage' },
  columns: weekColumns,
  defaults,
  rowSchema: weekRow,
  list: listTenderWeeks,
  remove: removeWeek,
} as const satisfies AnyList

/** Whose weeks they are is not for the address to say. */
export const myWeeks = {
  name: 'myWeeks',
  who: { write: 'signedIn' },
  columns: weekColumns,
  defaults: { ...defaults, size: pageSizes.myWeeks.usual },
  rowSchema: weekRow,
  list: { ...listMyWeeks, input: listMyWeeks.input.omit({ userId: true }) },
  remove: removeWeek,
} as const satisfies AnyList
