import {
  fieldGroup,
  listFieldGroups,
  removeFieldGroup,
} from '#contract/field-groups/field-groups.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

export const fieldGroupsList = {
  name: 'fieldGroups',
  who: { write: 'fieldGroups.manage' },
  columns: ['id', 'description', 'usageType', 'rank'],
  defaults: { size: pageSizes.backOffice.usual, sort: 'rank', order: 'asc' },
  rowSchema: fieldGroup,
  list: listFieldGroups,
  remove: removeFieldGroup,
} as const satisfies AnyList
