import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { updateListingFee as updateCall } from '#contract/fees/fees.calls.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import * as queries from './fees.queries.ts'

export async function getListingFee(db: Executor): Promise<queries.FeeRow> {
  const fee = await queries.findListingFee(db)
  if (!fee) throw new AppError('notFound')
  return fee
}

export function updateListingFee(
  { database }: Services,
  { amount, version }: z.output<typeof updateCall.input>,
  context: CallContext,
): Promise<queries.FeeRow> {
  return transaction(database, actorOf(context), async (tx) => {
    const fee = await queries.lockListingFee(tx)
    if (!fee) throw new AppError('notFound')
    if (version !== undefined && version !== fee.version) {
      throw await staleSince(tx, context, { table: 'fees', id: fee.id, version })
    }
    return queries.changeFee(tx, fee.id, amount)
  })
}
