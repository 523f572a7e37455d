import { isSettled } from '#contract/payments/payments.states.ts'
import { transaction } from '../../db/connect.ts'
import { pick, sameText, type Fields } from '../../gateways/payments/notice.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { addEvent } from './payment-events.queries.ts'
import * as queries from './payments.queries.ts'

/** Redirects the whole window: the card page may be shown in one of our frames. */
function handBack(path: string): string {
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><title>Returning to the site</title></head>
<body>
<p><a href="${path}" target="_top">Continue</a></p>
<script>window.top.location.replace(document.querySelector('a').href)</script>
</body>
</html>`
}

const successPath = (id: number) => `/payments/success?payment=${id}`
const errorPath = (id: number) => `/payments/error/${id}`

/** A browser's return is recorded but not trusted: only the provider's notification counts. */
async function recordReturn(
  { database }: Services,
  payment: queries.PaymentRecord,
  outcome: string,
  payload: Fields,
  context: CallContext,
): Promise<void> {
  const { id, provider } = payment
  // Once for each outcome: reloading the page is not a new event.
  const ending = payload.TRANSACTION_STATUS ?? outcome
  const providerEventId = `return/${payment.providerRequestId ?? payment.reference}/${ending}`
  await transaction(database, { userId: null, name: 'visitor' }, (tx) =>
    addEvent(tx, {
      paymentId: id,
      provider,
      kind: 'return',
      outcome,
      providerEventId,
      payload,
      requestId: context.requestId,
    }),
  )
}

/** The same for every unsigned request, whether there is such a payment or not. */
const toStranger = () => handBack(errorPath(0))

export async function returnFromPayGate(
  services: Services,
  fields: Fields,
  context: CallContext,
): Promise<string> {
  const { paygate } = services.cards
  const payment = await queries.findByRequest(services.database.db, fields.PAY_REQUEST_ID ?? '')
  if (!paygate || !payment || !paygate.isGenuineReturn(fields, payment.reference)) {
    return toStranger()
  }
  const verdict = paygate.verdictOf(fields.TRANSACTION_STATUS ?? '')
  const payload = pick(fields, ['PAY_REQUEST_ID', 'TRANSACTION_STATUS'])
  await recordReturn(services, payment, `browser says ${verdict}`, payload, context)
  // The success page waits for a payment that the bank is still processing.
  const hopeful = verdict === 'paid' || verdict === 'open'
  return handBack(hopeful ? successPath(payment.id) : errorPath(payment.id))
}

/** PayFast does not sign a browser's return, so we sign our own return address. */
export function payFastReturnUrl(
  { config, secrets }: Services,
  reference: string,
  ending: 'return' | 'cancel',
): string {
  const key = returnKey(secrets, reference)
  const path = `/api/payment/payfast/${ending}/${encodeURIComponent(reference)}?key=${key}`
  return config.publicUrl + path
}

const returnKey = (secrets: Services['secrets'], reference: string) =>
  secrets.fingerprint(`payfast return ${reference}`).slice(0, 22)

export async function returnFromPayFast(
  services: Services,
  { reference, key }: { reference: string; key: string },
  ending: 'return' | 'cancel',
  context: CallContext,
): Promise<string> {
  if (!sameText(key, returnKey(services.secrets, reference))) return toStranger()
  const payment = await queries.findByReference(services.database.db, 'payfast', reference)
  if (!payment) return toStranger()
  const verdict = ending === 'return' ? 'paid' : 'cancelled'
  await recordReturn(services, payment, `browser says ${verdict}`, {}, context)
  if (ending === 'return' || isSettled(payment.state)) return handBack(successPath(payment.id))
  return handBack(`${errorPath(payment.id)}?cancelled=yes`)
}
