import { AppError } from '#contract/errors.ts'
import { weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { dropChanges } from '../listing-changes/record-changes.service.ts'
import { findOffersOn } from '../offers/listing-offers.service.ts'
import { hasOpenPayment } from '../payments/listing-payments.service.ts'
import { changeWeek } from './save-week.queries.ts'
import { lockWeek } from './week-record.queries.ts'
import { checkAction } from './week-transition.service.ts'
import { findOwnWeek } from './weeks.service.ts'

export async function removeWeek(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  await transaction(services.database, actorOf(context), async (tx) => {
    await lockWeek(tx, id)
    const { week, actor } = await findOwnWeek(tx, id, session)
    checkAction('remove', week, actor)
    if ((await findOffersOn(tx, { kind: 'week', id })).accepted) {
      throw new AppError('wrongState', { message: own.acceptedOffer })
    }
    if (await hasOpenPayment(tx, { kind: 'week', id })) {
      throw new AppError('wrongState', { message: own.paymentUnderWay })
    }
    await changeWeek(tx, id, week.version, {
      deletedAt: new Date(),
      published: false,
    })
    await dropChanges(tx, { kind: 'week', id })
  })
  return { id }
}
