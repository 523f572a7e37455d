import { AppError } from '#contract/errors.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import type { PaidListing, ProviderForm } from '#contract/payments/payments.schema.ts'
import { isSettled, statusOf } from '#contract/payments/payments.states.ts'
import { transaction } from '../../db/connect.ts'
import type { PayGate, PayGateRequest } from '../../gateways/payments/paygate.ts'
import { providerDown } from '../../gateways/payments/provider-call.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { queryPayment } from './open-payments.service.ts'
import { keyOf, openPayment } from './orders.service.ts'
import { addAlert, addEvent } from './payment-events.queries.ts'
import { insertRequest } from './payment-requests.queries.ts'
import { lockWithListing } from './settlement.service.ts'
import { maySeePayment } from './payments.policy.ts'
import { payFastReturnUrl } from './returns.service.ts'
import * as queries from './payments.queries.ts'

/** Pressing the button again within this time returns the same request. */
const reusedForSeconds = 60

function offered<Provider>(provider: Provider | undefined): Provider {
  if (!provider) throw new AppError('cardsOff')
  return provider
}

const providerAddress = (services: Services, path: string) =>
  `${services.config.paymentNotifyUrl}/api/payment/${path}`

/** A new request at PayGate, recorded in the ledger whether it succeeds or not. */
async function initiate(
  services: Services,
  paygate: PayGate,
  payment: queries.PaymentRecord,
  context: CallContext,
): Promise<PayGateRequest> {
  const event = {
    paymentId: payment.id,
    provider: 'paygate',
    kind: 'initiate',
    amount: payment.amount.toFixed(2),
    actorUserId: sessionOf(context).userId,
    requestId: context.requestId,
  } as const
  try {
    const request = await paygate.initiate({
      reference: payment.reference,
      cents: Math.round(payment.amount * 100),
      email: payment.payer?.email ?? '',
      // The browser returns to the site, wherever the provider's own calls go.
      returnUrl: `${services.config.publicUrl}/api/payment/paygate/return`,
      notifyUrl: providerAddress(services, 'paygate/notify'),
      now: new Date(),
    })
    const isNew = await transaction(services.database, actorOf(context), async (tx) => {
      const locked = await lockWithListing(tx, payment.id)
      if (locked?.payment.state !== 'pending') {
        throw new AppError('wrongState', { message: texts.notPending })
      }
      const providerRequestId = request.PAY_REQUEST_ID
      if ((await insertRequest(tx, payment.id, providerRequestId)) !== payment.id) {
        await addAlert(tx, 'otherPayment', {
          ...event,
          outcome: 'request of another payment',
          payload: { PAY_REQUEST_ID: providerRequestId },
        })
        return false
      }
      await queries.changePayment(tx, payment.id, { providerRequestId })
      await addEvent(tx, {
        ...event,
        outcome: 'pending',
        providerEventId: `initiate/${providerRequestId}`,
        payload: { PAY_REQUEST_ID: providerRequestId },
      })
      return true
    })
    if (!isNew) throw providerDown(new Error('PayGate replied with the request of another payment'))
    return request
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'providerDown') throw error
    services.log.warn(
      error.cause ?? error,
      'PayGate did not accept a payment request; the person is asked to try again. Check PAYGATE_ID, PAYGATE_KEY and the network.',
    )
    await transaction(services.database, actorOf(context), (tx) =>
      addEvent(tx, { ...event, outcome: 'provider down' }),
    )
    throw error
  }
}

/**
 * Before a new request is made, PayGate is queried about all earlier ones: someone may have paid and
 * closed the browser.
 */
async function isStillOpen(
  services: Services,
  payment: queries.PaymentRecord,
  context: CallContext,
) {
  if (payment.providerRequestId === null) return true
  const state = await queryPayment(services, payment, context.requestId)
  if (state && isSettled(state)) throw new AppError('wrongState', { message: texts.alreadyPaid })
  return state === 'pending'
}

async function requestFor(
  services: Services,
  input: PaidListing,
  context: CallContext,
): Promise<PayGateRequest> {
  const paygate = offered(services.cards.paygate)
  const open = () =>
    transaction(services.database, actorOf(context), (tx) =>
      openPayment(tx, keyOf(input), 'paygate', sessionOf(context)),
    )
  const { payment } = await open()
  const age = await queries.secondsSinceInitiated(services.database.db, payment.id)
  if (payment.providerRequestId !== null && age !== null && age < reusedForSeconds) {
    return paygate.requestOf(payment.providerRequestId, payment.reference)
  }
  if (await isStillOpen(services, payment, context))
    return initiate(services, paygate, payment, context)
  return initiate(services, paygate, (await open()).payment, context)
}

/**
 * The reply as the specification defines it; of it, only the checksum depends on the merchant's
 * key.
 */
export async function createPayment(
  services: Services,
  input: PaidListing,
  context: CallContext,
): Promise<string> {
  const request = await requestFor(services, input, context)
  return Object.entries(request)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

export async function getPaymentForm(
  services: Services,
  payRequestId: string,
  context: CallContext,
): Promise<ProviderForm> {
  const paygate = offered(services.cards.paygate)
  const payment = await queries.findByRequest(services.database.db, payRequestId)
  if (!payment || !maySeePayment(payment, sessionOf(context))) throw new AppError('notFound')
  const { PAY_REQUEST_ID, CHECKSUM } = paygate.requestOf(payRequestId, payment.reference)
  return {
    ...formFacts(services, payment),
    action: paygate.processUrl,
    fields: [
      { name: 'PAY_REQUEST_ID', value: PAY_REQUEST_ID },
      { name: 'CHECKSUM', value: CHECKSUM },
    ],
  }
}

function formFacts({ config }: Services, payment: queries.PaymentRecord) {
  const { id, reference, amount, listing, state } = payment
  return {
    paymentId: id,
    reference,
    amount,
    listing,
    paymentStatus: statusOf(state),
    testPayments: Boolean(config.sandbox),
  }
}

/**
 * PayFast learns of a payment when the browser posts the form: it cannot be queried before that.
 */
export async function createPayFastPayment(
  services: Services,
  input: PaidListing,
  context: CallContext,
): Promise<ProviderForm> {
  const payfast = offered(services.cards.payfast)
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const { payment, listing, isNew } = await openPayment(tx, keyOf(input), 'payfast', session)
    const item = await services.listingKinds[listing.kind].paidItem(tx, listing)
    if (isNew) {
      await addEvent(tx, {
        paymentId: payment.id,
        provider: 'payfast',
        kind: 'initiate',
        outcome: 'pending',
        amount: payment.amount.toFixed(2),
        actorUserId: session.userId,
        requestId: context.requestId,
      })
    }
    // Anyone who continues a payment that someone else began pays in that person's name.
    const person =
      payment.userId === session.userId
        ? session.reply.person
        : { name: payment.payer?.name ?? '', surname: '' }
    return {
      ...formFacts(services, payment),
      action: payfast.processUrl,
      fields: payfast.form({
        reference: payment.reference,
        amount: payment.amount,
        firstName: person?.name ?? session.username,
        lastName: person?.surname ?? '',
        email: payment.payer?.email ?? '',
        ...item,
        listingReference: listing.reference,
        returnUrl: payFastReturnUrl(services, payment.reference, 'return'),
        cancelUrl: payFastReturnUrl(services, payment.reference, 'cancel'),
        notifyUrl: providerAddress(services, 'payfast/notify'),
      }),
    }
  })
}
