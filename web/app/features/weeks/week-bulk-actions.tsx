import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import {
  publishWeek,
  setWeekStatus,
  unpublishWeek,
  updateWeek,
  verifyWeek,
} from '#contract/weeks/week-changes.calls.ts'
import type { WeekRow } from '#contract/weeks/weeks.schema.ts'
import { bulkAction, type AnyBulkAction } from '../../backoffice/bulk/bulk-action.ts'
import { listingActions } from '../../shared/listings/bulk/listing-actions.tsx'

const verify = bulkAction<WeekRow>({
  key: 'verify',
  label: 'Verify',
  done: 'verified',
  icon: <IconShieldCheck aria-hidden="true" />,
  call: verifyWeek,
  input: ({ id, version }) => ({ id, version }),
  change: () => 'Verified with its resort',
})

/** Bulk actions for weeks, in the administration. */
export function weekBulkActions(
  statuses: readonly { id: number; description: string }[],
): AnyBulkAction<WeekRow>[] {
  return [
    verify,
    ...listingActions<WeekRow>({
      kind: 'week',
      calls: {
        publish: publishWeek,
        unpublish: unpublishWeek,
        price: updateWeek,
        status: setWeekStatus,
      },
      priceOf: ({ sellPrice }) => sellPrice,
      statusOf: ({ status }) => status.description,
      priceField: 'sellPrice',
      statusField: 'statusId',
      statuses: statuses.map(({ id, description }) => ({ value: id, label: description })),
      waives: true,
      assigns: true,
    }),
  ]
}
