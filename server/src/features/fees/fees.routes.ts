import { getListingFee, updateListingFee } from '#contract/fees/fees.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './fees.service.ts'

export function feesRoutes(parts: Parts): Binding[] {
  return [
    bind(getListingFee, () => service.getListingFee(parts.database.db)),
    bind(updateListingFee, (form, context) => service.updateListingFee(parts, form, context)),
  ]
}
