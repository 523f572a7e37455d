import { AppError } from '#contract/errors.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { dropChanges } from '../listing-changes/record-changes.service.ts'
import { findOffersOn } from '../offers/listing-offers.service.ts'
import { hasOpenPayment } from '../payments/listing-payments.service.ts'
import { keyOf, lockManagedProperty } from './managed-property.service.ts'
import * as queries from './properties.queries.ts'

export async function removeProperty(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const state = await lockManagedProperty(tx, id, session)
    if ((await findOffersOn(tx, keyOf(state))).accepted) {
      throw new AppError('inUse', { message: texts.offerAccepted })
    }
    if (await hasOpenPayment(tx, keyOf(state))) {
      throw new AppError('inUse', { message: texts.paymentUnderWay })
    }
    await queries.changeProperty(tx, state.id, { published: false, deletedAt: new Date() })
    await dropChanges(tx, keyOf(state))
    return { id: state.id }
  })
}
