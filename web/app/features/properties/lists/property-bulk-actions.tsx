import {
  publishProperty,
  setPropertyPrice,
  setPropertyStatus,
  unpublishProperty,
} from '#contract/properties/properties.calls.ts'
import type { AdminProperty } from '#contract/properties/properties.schema.ts'
import { listingActions } from '../../../shared/listings/bulk/listing-actions.tsx'
import type { StatusOption } from '../../../shared/listings/bulk/status-question.tsx'

/** Bulk actions for properties; only Super Admins and agencies assign agents. */
export function propertyBulkActions(
  statuses: readonly StatusOption[],
  { superAdmin, assigns }: { superAdmin: boolean; assigns: boolean },
) {
  return listingActions<AdminProperty>({
    kind: 'property',
    calls: {
      publish: publishProperty,
      unpublish: unpublishProperty,
      price: setPropertyPrice,
      status: setPropertyStatus,
    },
    priceOf: ({ price }) => price,
    statusOf: ({ status }) => status,
    priceField: 'price',
    statusField: 'statusCode',
    statuses,
    waives: superAdmin,
    assigns,
  })
}
