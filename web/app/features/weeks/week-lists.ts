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

const usual = { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' } as const

export const adminWeeks = {
  name: 'adminWeeks',
  who: { write: 'weeks.manage' },
  columns: weekColumns,
  usual,
  rowSchema: weekRow,
  list: listAdminWeeks,
  remove: removeWeek,
} as const satisfies AnyList

export const tenderWeeks = {
  name: 'tenderWeeks',
  who: { write: 'weeks.manage' },
  columns: weekColumns,
  usual,
  rowSchema: weekRow,
  list: listTenderWeeks,
  remove: removeWeek,
} as const satisfies AnyList

/** Whose weeks they are is not for the address to say. */
export const myWeeks = {
  name: 'myWeeks',
  who: { write: 'signedIn' },
  columns: weekColumns,
  usual: { ...usual, size: pageSizes.myWeeks.usual },
  rowSchema: weekRow,
  list: { ...listMyWeeks, input: listMyWeeks.input.omit({ userId: true }) },
  remove: removeWeek,
} as const satisfies AnyList
