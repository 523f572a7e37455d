import { listPayments, paymentColumns } from '#contract/payments/payments-admin.calls.ts'
import { paymentRow } from '#contract/payments/payments.schema.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

export const paymentsList = {
  name: 'payments',
  who: { write: 'payments.manage' },
  columns: paymentColumns,
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  rowSchema: paymentRow,
  list: listPayments,
} as const satisfies AnyList
