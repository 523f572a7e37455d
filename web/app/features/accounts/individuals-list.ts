import {
  individualColumns,
  listIndividuals,
  removeIndividual,
} from '#contract/accounts/individuals.calls.ts'
import { individualRow } from '#contract/accounts/people.schema.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

export const individualsList = {
  name: 'individuals',
  who: { write: 'people.manage' },
  columns: individualColumns,
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  rowSchema: individualRow,
  list: listIndividuals,
  remove: removeIndividual,
} as const satisfies AnyList
