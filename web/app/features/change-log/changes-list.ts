import { changeEntry, listChanges } from '#contract/change-log/change-log.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

/** The newest first is its only order. */
export const changesList = {
  name: 'changeLog',
  who: { write: 'changeLog.read' },
  columns: [],
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  rowSchema: changeEntry,
  list: listChanges,
} as const satisfies AnyList
