import { AppError } from '#contract/errors.ts'
import { getListingFee } from '#contract/fees/fees.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findListingFee } from './fees.queries.ts'

export function feesRoutes({ database }: Parts): Binding[] {
  return [
    bind(getListingFee, async () => {
      const fee = await findListingFee(database.db)
      if (!fee) throw new AppError('notFound')
      return fee
    }),
  ]
}
