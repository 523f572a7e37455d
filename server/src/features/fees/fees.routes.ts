import { getListingFee, updateListingFee } from '#contract/fees/fees.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './fees.service.ts'

export function feesRoutes(services: Services): Binding[] {
  return [
    bind(getListingFee, () => service.getListingFee(services.database.db)),
    bind(updateListingFee, (form, context) => service.updateListingFee(services, form, context)),
  ]
}
