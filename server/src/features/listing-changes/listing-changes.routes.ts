import {
  approveListingChange,
  exportListingChanges,
  listListingChanges,
  refuseListingChange,
} from '#contract/listing-changes/listing-changes.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './listing-changes.service.ts'

export function listingChangesRoutes(services: Services): Binding[] {
  return [
    bind(listListingChanges, (query) => service.listChanges(services, query)),
    bind(exportListingChanges, (query, context) => service.exportChanges(services, query, context)),
    bind(approveListingChange, (key, context) => service.approveChange(services, key, context)),
    bind(refuseListingChange, (input, context) => service.refuseChange(services, input, context)),
  ]
}
