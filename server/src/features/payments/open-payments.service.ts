import { AppError } from '#contract/errors.ts'
import type { PaymentState } from '#contract/payments/payments.states.ts'
import { transaction } from '../../db/connect.ts'
import type { Parts } from '../../parts.ts'
import { addEvent } from './payment-events.queries.ts'
import { lockWithListing, takeNotice } from './settlement.service.ts'
import * as queries from './payments.queries.ts'

/** A notice that has not come by then may never come. */
const askAfterMinutes = 15
/** Nobody stands at a card page for so long. */
const giveUpAfterMinutes = 24 * 60
const mostAtOnce = 50

/** Asks PayGate how a payment stands, and believes the answer as it would believe a notice. */
export async function askAbout(
  parts: Parts,
  payment: queries.PaymentRecord,
  requestId: string | null,
): Promise<PaymentState> {
  const { paygate } = parts.cards
  if (!paygate || payment.providerRequestId === null) return payment.state
  const notice = await paygate.query(payment.providerRequestId, payment.reference)
  if (!notice || notice.verdict === 'open') return payment.state
  const actor = { userId: null, name: 'PayGate' }
  const state = await transaction(parts.database, actor, (tx) =>
    takeNotice(parts, tx, notice, { kind: 'query', requestId }),
  )
  parts.outbox.wake()
  return state ?? payment.state
}

/** The payer left without paying. Should money arrive all the same, it still counts. */
async function giveUp(parts: Parts, id: number): Promise<void> {
  await transaction(parts.database, { userId: null, name: 'nightly upkeep' }, async (tx) => {
    const locked = await lockWithListing(tx, id)
    if (locked?.payment.state !== 'pending') return
    await queries.changePayment(tx, id, { state: 'cancelled' })
    await addEvent(tx, {
      paymentId: id,
      provider: locked.payment.provider,
      kind: 'cancel',
      outcome: 'cancelled',
      payload: { reason: 'left open for a day' },
    })
  })
}

/** Looks after card payments whose notice has not come; gives how many it settled or closed. */
export async function askAboutOpenPayments(parts: Parts): Promise<number> {
  let closed = 0
  for (const { id, minutes } of await queries.findStaleCards(
    parts.database.db,
    askAfterMinutes,
    mostAtOnce,
  )) {
    const payment = await queries.findPayment(parts.database.db, id)
    if (payment?.state !== 'pending') continue
    try {
      let state = await askAbout(parts, payment, null)
      if (state === 'pending' && minutes >= giveUpAfterMinutes) {
        await giveUp(parts, id)
        state = 'cancelled'
      }
      if (state !== 'pending') closed++
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'providerDown') throw error
      parts.log.warn(error.cause ?? error, 'PayGate could not be asked about open payments')
      return closed
    }
  }
  return closed
}
