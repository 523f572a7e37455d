import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import type { PaymentProvider } from '#contract/payments/payments.states.ts'
import { transaction } from '../../db/connect.ts'
import { eventKey, pick, type Fields, type Notice } from '../../gateways/payments/notice.ts'
import { formOf, type CallContext } from '../../kit/call-context.ts'
import { networkOf } from '../../kit/network.ts'
import type { Services } from '../../services.ts'
import { addAlert } from './payment-events.queries.ts'
import * as queries from './payments.queries.ts'
import { takeNotice } from './provider-news.service.ts'

/** Tells a provider that the notice is stored and need not be resent. */
const stored = 'OK'

/** Enough to notice an attack; an attacker must not fill the ledger. */
const forgeries = { max: 30, seconds: 3600 }

/** The fields of an untrusted notice that are worth inspecting; the rest could be anything. */
const shown = [
  'PAY_REQUEST_ID',
  'REFERENCE',
  'TRANSACTION_STATUS',
  'AMOUNT',
  'm_payment_id',
  'pf_payment_id',
  'payment_status',
  'amount_gross',
]

/** Stores the forgery and alerts the Super Admin; it has no other effect. */
async function refuseForgery(
  services: Services,
  provider: PaymentProvider,
  fields: Fields,
  context: CallContext,
): Promise<never> {
  await services.limits.take(`payments.forged:${networkOf(context.ip)}`, forgeries)
  const written = JSON.stringify(Object.entries(fields))
  const reference = fields.REFERENCE ?? fields.m_payment_id ?? ''
  await transaction(services.database, { userId: null, name: 'visitor' }, async (tx) => {
    const paymentId = await queries.findIdByReference(tx, provider, reference)
    await addAlert(tx, 'forged', {
      paymentId: paymentId ?? null,
      provider,
      kind: 'notify',
      outcome: 'forged',
      // Never the number of a real notification: a forged one must not block it.
      providerEventId: `forged/${createHash('sha256').update(written).digest('hex')}`,
      payload: { ...pick(fields, shown), ip: context.ip },
      requestId: context.requestId,
    })
  })
  throw new AppError('badRequest', { message: texts.noticeRefused })
}

/** Everything that follows from a notice is stored before the provider gets its OK. */
async function take(services: Services, notice: Notice, context: CallContext): Promise<string> {
  const name = notice.provider === 'paygate' ? 'PayGate' : 'PayFast'
  await transaction(services.database, { userId: null, name, requestId: context.requestId }, (tx) =>
    takeNotice(services, tx, notice, { kind: 'notify', requestId: context.requestId }),
  )
  services.outbox.wake()
  return stored
}

export async function takePayGateNotice(services: Services, context: CallContext): Promise<string> {
  const { paygate } = services.cards
  if (!paygate) throw new AppError('cardsOff')
  const form = formOf(context)
  if (!paygate.isGenuine(form)) return refuseForgery(services, 'paygate', form.fields, context)
  return take(services, paygate.readNotice(form), context)
}

/** The provider resends the notice; if it is never confirmed, a Super Admin has been alerted. */
async function recordUnconfirmed(services: Services, notice: Notice, context: CallContext) {
  const { provider, eventId, payload } = notice
  await transaction(services.database, { userId: null, name: 'visitor' }, async (tx) => {
    const paymentId = await queries.findIdByReference(tx, provider, notice.reference)
    await addAlert(tx, 'unconfirmed', {
      paymentId: paymentId ?? null,
      provider,
      kind: 'notify',
      outcome: 'unconfirmed',
      // Never the number of the notice itself: a confirmed one must still count.
      providerEventId: eventKey('unconfirmed', notice.reference, eventId),
      payload,
      requestId: context.requestId,
    })
  })
}

/**
 * Checks signature, sender and PayFast's own confirmation; the amount is compared with our
 * record's.
 */
export async function takePayFastNotice(services: Services, context: CallContext): Promise<string> {
  const { payfast } = services.cards
  if (!payfast) throw new AppError('cardsOff')
  const form = formOf(context)
  const notice = payfast.readNotice(form)
  try {
    const genuine = (await payfast.isGenuine(form, context.ip)) && (await payfast.confirms(form))
    if (!genuine) return await refuseForgery(services, 'payfast', form.fields, context)
  } catch (error) {
    if (error instanceof AppError && error.code === 'providerDown') {
      await recordUnconfirmed(services, notice, context)
    }
    throw error
  }
  return take(services, notice, context)
}
